/** Runs in the editor's page before Sveltia CMS: signs in to our server, and shows what the server says of each save. */

type Report = { errors: number; text: string };

const token = "redazione";
const headers = { authorization: `token ${token}` };

const unreachable =
  "La redazione non risponde: il comando «npm run editor» è stato chiuso? Riavviarlo e salvare di nuovo.";

/** Shows a message over everything, until it is closed. */
function tell(message: string): void {
  const dialog = document.querySelector("dialog#redazione-message") as HTMLDialogElement;
  (dialog.querySelector("p") as HTMLElement).textContent = message;
  if (!dialog.open) dialog.showModal();
}

/** What the content check says of all files; `undefined` when the server does not answer. */
async function check(): Promise<Report | undefined> {
  const status = document.querySelector("#redazione-status") as HTMLElement;
  status.textContent = "Controllo dei contenuti…";
  const response = await send("/check", { method: "POST", headers }).catch(() => undefined);
  const report = response?.ok ? ((await response.json()) as Report) : undefined;
  status.textContent = report?.text.split("\n\n").at(-1)?.split("\n", 1)[0] ?? unreachable;
  status.classList.toggle("errors", report?.errors !== 0);
  return report;
}

async function tellErrors(heading: string): Promise<void> {
  const report = await check();
  if (report && report.errors > 0) tell(`${heading}\n\n${report.text}`);
}

type Save = { files: { operation: string; path: string }[] };

/** The CMS itself shows why an entry was not saved; of what was not uploaded or removed it gives no reason. */
const showsReason = (body: unknown) =>
  (JSON.parse(String(body)) as Save).files.some(
    ({ operation, path }) => operation !== "delete" && path.endsWith(".json"),
  );

const send = window.fetch.bind(window);
window.fetch = async (address, init) => {
  const isSave = init?.method === "POST" && String(address).endsWith("/contents");
  if (!isSave) return send(address, init);
  const response = await send(address, init).catch(() => undefined);
  if (response?.ok) void tellErrors("Il file è salvato, ma il sito così non si può costruire:");
  else if (!showsReason(init.body))
    tell(response ? ((await response.clone().json()) as { message: string }).message : unreachable);
  if (!response) throw new Error(unreachable);
  return response;
};

/** Signed in; Italian whatever the browser's language, unless another was chosen; Escape loses nothing. */
const stored = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}") as Record<string, unknown>;
if (stored.locale === undefined || stored.locale === "auto") stored.locale = "it";
stored.closeWithEscape ??= false;
localStorage.setItem("sveltia-cms.prefs", JSON.stringify(stored));
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "gitea", token }));

const config = await (await send("/config.json", { headers })).json();
const cms = "/cms/sveltia-cms.mjs";
const { init } = (await import(cms)) as typeof import("@sveltia/cms");
init({ config });
// A file that cannot be read is in no list: nobody would know why.
void tellErrors("Nei contenuti ci sono errori:");

export {};
