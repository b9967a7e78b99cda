/** How long a notice is shown, in ms: its words can be read twice. */
const shownFor = 8_000;

/** Says something over the page for a while, also before React is there (src/styles/base.css). */
export function showNotice(text: string): void {
  document.querySelector("[data-notice]")?.remove();
  const notice = document.createElement("p");
  notice.dataset.notice = "";
  notice.setAttribute("role", "alert");
  document.body.append(notice);
  // Screen readers announce what comes into an element that is already there.
  setTimeout(() => {
    notice.textContent = text;
  });
  setTimeout(() => notice.remove(), shownFor);
}
