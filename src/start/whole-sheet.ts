let loading: Promise<void> | undefined;

/**
 * The whole site's style sheet: a page itself carries the styles of its HTML only. Resolves once it is there, or has failed;
 * the next call asks for it again.
 */
export const wholeSheet = (): Promise<void> =>
  (loading ??= new Promise((resolve) => {
    const href = document.querySelector<HTMLElement>("script[data-sheet]")?.dataset.sheet;
    // Under `npm start` webpack brings the styles.
    if (href === undefined) return resolve();
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      loading = undefined;
      resolve();
    };
    document.head.append(sheet);
  }));
