import { paletteOf, paletteStyles, themed } from "./palette";

const shipped = { ink: "#0e2735", paper: "#f4efe4", accent: "#d8641f" };
const other = { ink: "#12351f", paper: "#f7f7f2", accent: "#a6402b" };

test("the shipped three give the palette that was drawn by hand", () => {
  expect(paletteOf(shipped)).toEqual({
    white: "#ffffff",
    ink: "#0e2735",
    "ink-deep": "#0a1d28",
    "ink-raised": "#14394a",
    paper: "#f4efe4",
    "paper-raised": "#fbf8f1",
    "accent-on-paper": "#d8641f",
    "accent-on-ink": "#d8641f",
    "accent-text-on-paper": "#9c400c",
    "accent-text-on-ink": "#f08a45",
    "action-hover": "#f3a16a",
    "quiet-on-paper": "#4a5d68",
    "quiet-on-ink": "#b9c8cf",
    "error-on-paper": "#9f1d1d",
    "error-on-ink": "#ffb4a8",
    "line-on-paper": "rgb(14 39 53 / 18%)",
    "line-strong-on-paper": "rgb(14 39 53 / 55%)",
    "line-on-ink": "rgb(255 255 255 / 22%)",
    "line-strong-on-ink": "rgb(255 255 255 / 60%)",
    contour: "#3f6678",
  });
});

/** White and the two of errors are everybody's. */
const isOwn = (name: string) => !/^(?:white|error-.*|line.*-on-ink)$/u.test(name);

test("of three other colours none is left of the shipped ones; where the accent is not seen it is corrected", () => {
  const [before, after] = [paletteOf(shipped), paletteOf(other)].map((palette) =>
    Object.entries(palette).filter(([name]) => isOwn(name)),
  );
  const kept = after?.filter(([, colour]) => before?.some(([, old]) => old === colour));
  expect(kept).toEqual([]);
  const { "accent-on-paper": line, "accent-on-ink": onInk } = paletteOf(other);
  expect([line, onInk === other.accent]).toEqual([other.accent, false]);
});

test("style sheets have every role, and the channels that shadows and scrims are mixed from", () => {
  const styles = paletteStyles(other);
  for (const [name, colour] of Object.entries(paletteOf(other)))
    expect(styles).toContain(`--${name}: ${colour};`);
  expect(styles).toContain("--ink-channels: 18 53 31;");
});

test("a drawing's variables become colours; what is none of them stays", () => {
  const drawing = (...colours: string[]) => colours.map((colour) => `<path fill="${colour}"/>`).join("");
  const written = drawing(
    "var(--accent, #d8641f)",
    "var(--accent-on-ink,#D8641F)",
    "#d8641f",
    "var(--no, #fff)",
  );
  expect(themed(written, other)).toBe(
    drawing("#a6402b", paletteOf(other)["accent-on-ink"], "#d8641f", "var(--no, #fff)"),
  );
});
