/** The site's colours by their roles, worked out from the three that a studio chooses (content/site/theme.json). */
import { clampChroma, converter, formatHex, rgb, wcagContrast } from "culori";

export type Colours = { ink: string; paper: string; accent: string };

export const colourPattern = /^#[0-9a-f]{6}$/u;

/** The least contrast of texts, and of lines that mean something (WCAG 2.2, 1.4.3 and 1.4.11). */
export const leastContrast = { text: 4.5, line: 3 } as const;

/** How a colour lies to another in OKLCH: lightness more, chroma times, hue in degrees. */
type Shift = readonly [lightness: number, chroma: number, hue: number];

/** Corrected further, a colour would no longer be the studio's: the content check then asks for another one. */
const mostCorrection = 0.2;
const step = 0.004;

const oklch = converter("oklch");

function shifted(base: string, [lightness, chroma, hue]: Shift, correction = 0): string {
  const { l, c, h = 0 } = oklch(rgb(base) ?? { mode: "rgb", r: 0, g: 0, b: 0 });
  const light = Math.min(Math.max(l + lightness + correction, 0), 1);
  return formatHex(clampChroma({ mode: "oklch", l: light, c: c * chroma, h: h + hue }, "oklch"));
}

/** The same, made lighter (1) or darker (-1) until it is seen on each of the grounds. */
function seenOn(
  grounds: readonly string[],
  way: 1 | -1,
  contrast: number,
  base: string,
  shift: Shift,
): string {
  for (let correction = 0; ; correction += step) {
    const colour = shifted(base, shift, way * correction);
    const isSeen = grounds.every((ground) => wcagContrast(colour, ground) >= contrast);
    if (isSeen || correction >= mostCorrection) return colour;
  }
}

/** «14 39 53», as `rgb()` takes them: `color-mix()` came with Chrome 111 and Safari 16.2. */
const channelsOf = (colour: string) =>
  (colour.match(/[0-9a-f]{2}/gu) ?? []).map((channel) => Number.parseInt(channel, 16)).join(" ");

const translucent = (colour: string, percent: number) => `rgb(${channelsOf(colour)} / ${percent}%)`;

const asIs: Shift = [0, 1, 0];

export type Palette = ReturnType<typeof paletteOf>;
export type Role = keyof Palette;

/** The shifts give today's palette, drawn by hand, from the shipped three colours (palette.test.ts). */
export function paletteOf({ ink, paper, accent }: Colours) {
  const white = "#ffffff";
  const inkRaised = shifted(ink, [0.066, 1.27, -5]);
  const onPaper = (contrast: number, base: string, shift: Shift) =>
    seenOn([paper], -1, contrast, base, shift);
  const onInk = (contrast: number, base: string, shift: Shift) =>
    seenOn([ink, inkRaised], 1, contrast, base, shift);
  const { text, line } = leastContrast;
  const action = onInk(text, accent, [0.096, 0.91, 6]);
  return {
    white,
    ink,
    "ink-deep": shifted(ink, [-0.04, 0.81, 0]),
    "ink-raised": inkRaised,
    paper,
    "paper-raised": shifted(paper, [0.026, 0.63, 1]),
    "accent-on-paper": onPaper(line, accent, asIs),
    "accent-on-ink": onInk(line, accent, asIs),
    "accent-text-on-paper": onPaper(text, accent, [-0.1464, 0.826, -2.2]),
    "accent-text-on-ink": action,
    "action-hover": shifted(action, [0.048, 0.81, 2]),
    "quiet-on-paper": onPaper(text, ink, [0.207, 0.72, -2]),
    "quiet-on-ink": onInk(text, ink, [0.563, 0.47, -8]),
    "error-on-paper": "#9f1d1d",
    "error-on-ink": "#ffb4a8",
    "line-on-paper": translucent(ink, 18),
    "line-strong-on-paper": translucent(ink, 55),
    "line-on-ink": translucent(white, 22),
    "line-strong-on-ink": translucent(white, 60),
    contour: shifted(ink, [0.228, 1.3, -7]),
  };
}

/** The palette as the style sheets name it; of two grounds the channels as well, for shadows and scrims. */
export function paletteStyles(colours: Colours): string {
  const palette = paletteOf(colours);
  const { ink, "ink-deep": inkDeep } = palette;
  const tokens = { ...palette, "ink-channels": channelsOf(ink), "ink-deep-channels": channelsOf(inkDeep) };
  const lines = Object.entries(tokens).map(([name, value]) => `    --${name}: ${value};\n`);
  return `@layer tokens {\n  :root {\n${lines.join("")}  }\n}\n`;
}

/** What a drawing may write in the place of a colour, with the colour for whoever opens the file by itself. */
const variable = /var\(--([a-z-]+), ?#[0-9a-fA-F]{3,6}\)/gu;

/** Roles, and the accent as the studio chose it. */
const drawingColours = (colours: Colours) =>
  new Map<string, string>(Object.entries({ ...paletteOf(colours), ...colours }));

const replaced = (text: string, known: ReadonlyMap<string, string>) =>
  text.replace(variable, (written, name: string) => known.get(name) ?? written);

/** A drawing of the content in the studio's colours. */
export const themed = (drawing: string, colours: Colours) => replaced(drawing, drawingColours(colours));
