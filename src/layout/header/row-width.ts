type Header = {
  studio: { readonly name: string };
  navigation: {
    readonly main: readonly { readonly label: string; readonly listsServices?: boolean | null }[];
    readonly quote: { readonly label: string };
  };
};

/** Widths of the window, in rem, at which the entries may be in a row; the header is never wider than the last. */
const steps = [64, 70, 75, 80, 85, 90, 96] as const;

/** What a letter takes of the size it is set in, at Manrope's bolder weights. */
function advance(letter: string): number {
  if (/[\sijlIÌì.,:;'’|!]/u.test(letter)) return 0.28;
  if (/[frt()/-]/u.test(letter)) return 0.43;
  if (/[mwMW@%…—]/u.test(letter)) return 0.9;
  return /[\p{Lu}&]/u.test(letter) ? 0.7 : 0.62;
}

/** In rem. */
const widthOf = (text: string, size: number) =>
  size * [...text].reduce((width, letter) => width + advance(letter), 0);

/** The name in one line, or in two of whole words if it is long. */
function nameWidth(name: string): number {
  const size = 1.125;
  const words = name.split(" ");
  const inTwo = words.map((_, index) =>
    Math.max(...[words.slice(0, index), words.slice(index)].map((line) => widthOf(line.join(" "), size))),
  );
  return Math.min(widthOf(name, size), Math.max(12, Math.min(...inTwo)));
}

/** What name, entries and button take in a window that is so wide, in rem; the sizes are those of the style sheets. */
function rowWidth({ studio, navigation }: Header, window: number): number {
  const { main, quote } = navigation;
  const margins = 2 * Math.min(0.6 + 0.028 * window, 3);
  const scrollBar = 1;
  const logo = 2.75;
  const gaps = 2 * 1.5 + (main.length - 1) * Math.min(0.03 * window - 1.6, 1);
  const entries = main.map(({ label, listsServices }) => widthOf(label, 1.0625) + (listsServices ? 2.5 : 1));
  const button = widthOf(quote.label, 1.0625) + 3.25;
  const parts = [margins, scrollBar, logo, nameWidth(studio.name), ...entries, button, gaps];
  return parts.reduce((sum, part) => sum + part, 0);
}

/**
 * From which width of the window on, in rem, name, entries and button fit one row: none is undefined. Worked out from
 * their letters, at build as in the browser, so that it holds before all scripts and without them.
 */
export const rowFrom = (header: Header) => steps.find((step) => rowWidth(header, step) <= step);
