/** Parameter of the address that names the slug of the service to be preselected. */
const requestParameter = "servizio";

/** Where the session's storage keeps the text of a form, by the `id` of its element. */
export const draftKey = (form: string): string => `draft:${form}`;

/** The text of a form, by the names of its fields. */
export type Draft<Name extends string = string> = {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  /** Stored while being sent: after a reload nobody knows whether it arrived. */
  readonly isSending?: boolean;
};

/** Uses the session's storage; browsers that block it throw on reaching for it. */
export function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

export const storedDraft = (form: string): Draft | undefined =>
  withStorage((storage) => JSON.parse(storage.getItem(draftKey(form)) ?? "null")) ?? undefined;

/**
 * Adds the text of a form that React has not hydrated to its draft: it outlives reload, navigation and a crash; and hydration,
 * where React renders the form anew and empty because an extension or a translation has changed the HTML.
 */
export function keepText(form: HTMLFormElement): void {
  const typed = form.querySelectorAll<HTMLInputElement>(
    ":is(input, select, textarea):enabled:not([type=hidden])",
  );
  const values = Object.fromEntries([...typed].map(({ name, value }) => [name, value]));
  const draft = { ...storedDraft(form.id), values };
  if (Object.values(values).some(Boolean))
    withStorage((storage) => storage.setItem(draftKey(form.id), JSON.stringify(draft)));
}

/**
 * Chooses the service that `?servizio=<slug>` asks for, once for each entry of the history: after a reload, or on the way back, a
 * later choice by hand stays.
 */
export function chooseRequestedService(form: HTMLFormElement): void {
  const slug = new URLSearchParams(location.search).get(requestParameter);
  const option = [...form.querySelectorAll("option")].find(
    ({ dataset }) => dataset.slug && dataset.slug === slug,
  );
  if (!option || history.state?.requestedService === slug) return;
  history.replaceState({ ...history.state, requestedService: slug }, "");
  option.selected = true;
}
