/** Key in session storage, by the `id` of the form element. */
export const draftKey = (form: string): string => `draft:${form}`;

export type Draft<Name extends string = string> = {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  /** Set until the result is clear or dismissed. */
  readonly isSending?: boolean;
};

/** Catches the error of browsers that block storage. */
export function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Only strings that an earlier release, an extension or a person may have left under the key. */
function draftIn(stored: unknown): Draft | undefined {
  const { values, isSending } = Object(stored);
  if (typeof values !== "object" || values === null) return undefined;
  const texts = Object.entries<string>(values).filter(([, value]) => typeof value === "string");
  return { values: Object.fromEntries(texts), ...(isSending === true && { isSending }) };
}

export const storedDraft = (form: string): Draft | undefined =>
  withStorage((storage) => draftIn(JSON.parse(storage.getItem(draftKey(form)) ?? "null")));

/** Saves text typed before hydration, which empties the form if an extension or translation altered it. */
export function keepText(form: HTMLFormElement): void {
  const typed = form.querySelectorAll<HTMLInputElement>(
    ":is(input, select, textarea):enabled:not([type=hidden])",
  );
  const values = Object.fromEntries([...typed].map(({ name, value }) => [name, value]));
  const draft = { ...storedDraft(form.id), values };
  const isEmpty = !Object.values(values).some(Boolean);
  withStorage((storage) => {
    if (isEmpty) storage.removeItem(draftKey(form.id));
    else storage.setItem(draftKey(form.id), JSON.stringify(draft));
  });
}

/** Chooses the service of `?servizio=` once per history entry: later choices survive reload and back. */
export function chooseRequestedService(form: HTMLFormElement): void {
  const slug = new URLSearchParams(location.search).get("servizio");
  const option = [...form.querySelectorAll("option")].find(({ dataset }) => dataset.slug === slug);
  if (!option || history.state?.requestedService === slug) return;
  history.replaceState({ ...history.state, requestedService: slug }, "");
  option.selected = true;
}
