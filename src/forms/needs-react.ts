/** Parameter of the address that names the slug of the service to be preselected. */
export const requestParameter = "servizio";

/** Where the session's storage keeps what was typed into a form, by the `id` of its element. */
export const draftKey = (form: string): string => `draft:${form}`;

/** Keeps what a form that React has not hydrated holds, for the next time that it is opened in this tab. */
export function keepText(form: HTMLFormElement): void {
  try {
    const values = Object.fromEntries(new FormData(form));
    sessionStorage.setItem(draftKey(form.id), JSON.stringify({ values }));
  } catch {
    // Blocked by the browser: the page itself still holds the text.
  }
}

function isKept(form: string): boolean {
  try {
    return sessionStorage.getItem(draftKey(form)) !== null;
  } catch {
    // Blocked by the browser: then nothing is kept beyond the page.
    return false;
  }
}

/** Whether the page has a form with something to show before it is touched: a draft, or the service asked for. */
export function needsReactAtLoad(): boolean {
  const form = document.querySelector("form");
  return form !== null && (new URLSearchParams(location.search).has(requestParameter) || isKept(form.id));
}
