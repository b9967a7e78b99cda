/**
 * The third parties whose content the visitor lets load without being asked again. Nothing is stored before the
 * visitor wants it remembered. Where the browser does not store it, a choice lasts as long as the page.
 */
import { type EmbedProvider, isEmbedProvider } from "./embed";

const key = "contenuti-esterni";
const months = 6;

export type Choice = {
  readonly provider: EmbedProvider;
  readonly since: Date;
  /** First moment at which it no longer holds. */
  readonly until: Date;
  /** False where it ends with the page. */
  readonly isStored: boolean;
};

const memory = new Map<EmbedProvider, Date>();
const listeners = new Set<() => void>();

/** Runs `use` on the browser's storage; browsers that block it throw on reaching for it, full ones on writing. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.localStorage);
  } catch {
    return otherwise;
  }
}

export const isStorageBlocked = () =>
  withStorage((storage) => {
    storage.getItem(key);
    return false;
  }, true);

/** The same day six months later; the last of the month where that month is shorter. */
function sixMonthsAfter(date: Date): Date {
  const later = new Date(date);
  later.setMonth(date.getMonth() + months);
  if (later.getDate() !== date.getDate()) later.setDate(0);
  return later;
}

/** What is written there, whoever wrote it; empty where it is no record of choices. */
function storedEntries(): [name: string, date: unknown][] {
  return withStorage((storage) => {
    const record: unknown = JSON.parse(storage.getItem(key) ?? "{}");
    return typeof record === "object" && record !== null ? Object.entries(record) : [];
  }, []);
}

/** Replaces the stored record; false where the browser does not let us. */
function store(dates: ReadonlyMap<EmbedProvider, Date>): boolean {
  return withStorage((storage) => {
    if (dates.size === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(Object.fromEntries(dates)));
    return true;
  }, false);
}

/** A date after now was written by a clock that has been put back since: it would hold for too long. */
const holds = (since: Date, now: Date) => since <= now && now < sixMonthsAfter(since);

/** Stored choices that hold; what is damaged or has expired is deleted. */
function storedDates(now: Date): Map<EmbedProvider, Date> {
  const entries = storedEntries();
  const dates = new Map<EmbedProvider, Date>();
  for (const [name, text] of entries) {
    const since = new Date(String(text));
    if (isEmbedProvider(name) && holds(since, now)) dates.set(name, since);
  }
  if (dates.size < entries.length) store(dates);
  return dates;
}

/** The choices that hold now, oldest first. */
export function choices(now = new Date()): Choice[] {
  const stored = storedDates(now);
  return [...new Map([...stored, ...memory])]
    .filter(([, since]) => holds(since, now))
    .map(([provider, since]) => ({
      provider,
      since,
      until: sixMonthsAfter(since),
      isStored: !memory.has(provider),
    }))
    .sort((a, b) => a.since.getTime() - b.since.getTime());
}

export const isAllowed = (provider: EmbedProvider, now = new Date()) =>
  choices(now).some((choice) => choice.provider === provider);

const tell = () => {
  for (const listener of listeners) listener();
};

export function remember(provider: EmbedProvider, now = new Date()): void {
  memory.delete(provider);
  if (!store(storedDates(now).set(provider, now))) memory.set(provider, now);
  tell();
}

export function forget(provider: EmbedProvider, now = new Date()): void {
  memory.delete(provider);
  const dates = storedDates(now);
  if (dates.delete(provider)) store(dates);
  tell();
}

/** Calls `listener` whenever the choices change, in this tab or another; returns the function that ends it. */
export function onChoicesChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
