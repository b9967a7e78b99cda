/** Texts as paths, laid out by satori: no installed font has a say. */
import { type CSSProperties, createElement } from "react";
import type { Font } from "satori";
import sharp from "sharp";
import { spelled } from "../../../content-model/drawn-text";
import { fontFamily, weights } from "./fonts";
import { colours, labelBox, rule, sheet, titleColumn } from "./sheet";

/** Sizes of the title from the calm one to the one for very long titles, in pixels. */
const titleSizes = [72, 66, 60, 52, 44];
const titleLineHeight = 1.12;
const mostLines = 3;

/** Width of a letter of Manrope Bold by its size: a little more than the mean, for whole words. */
const letterWidth = 0.62;

/** A small text of the drawing: its left end and the middle of its height. */
export type Mark = { x: number; y: number; text: string };

export type Lettering = {
  /** An SVG document of the sheet's size. */
  svg: string;
  /** Where the title begins, in pixels from the top. */
  top: number;
  /** Where the title's longest line ends, and the longer of title and label, in pixels from the left. */
  titleRight: number;
  right: number;
  titleSize: number;
};

const page: CSSProperties = {
  display: "flex",
  width: "100%",
  height: "100%",
  color: colours.white,
  fontFamily,
};

const titleStyle = (fontSize: number): CSSProperties => ({
  position: "absolute",
  left: titleColumn.left,
  bottom: sheet.height - titleColumn.bottom,
  maxWidth: titleColumn.width,
  display: "block",
  fontSize,
  fontWeight: weights.title,
  lineHeight: titleLineHeight,
  letterSpacing: "-0.02em",
});

/** Lines of like length. Never together with cut words: balancing would cut some to make lines shorter. */
const balanced: CSSProperties = { textWrap: "balance" };
/** For what is too long even in the smallest size. */
const cut: CSSProperties = { wordBreak: "break-word", lineClamp: mostLines };

const labelStyle: CSSProperties = {
  position: "absolute",
  left: labelBox.left,
  top: labelBox.top,
  maxWidth: sheet.width - sheet.margin - labelBox.left,
  display: "block",
  fontSize: 30,
  fontWeight: weights.label,
  lineHeight: `${labelBox.height}px`,
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
};

const markHeight = 26;
const markStyle = ({ x, y }: Mark): CSSProperties => ({
  position: "absolute",
  left: x,
  top: y - markHeight / 2,
  fontSize: 20,
  fontWeight: weights.label,
  lineHeight: `${markHeight}px`,
  color: colours.mist,
});

const longestWord = (title: string) => Math.max(...title.split(/[ \t\n]/u).map((word) => word.length));

/** The right end of what is drawn between two heights: satori tells the column of a broken title, not its lines. */
async function inkEnd(svg: string, top: number, bottom: number): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .extract({ left: 0, top, width: sheet.width, height: bottom - top })
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  let end = sheet.margin;
  for (let y = 0; y < info.height; y++)
    for (let x = end; x < info.width; x++) if (data[y * info.width + x]) end = x + 1;
  return end;
}

async function measured(made: Pick<Lettering, "svg" | "titleSize" | "top">): Promise<Lettering> {
  const titleRight = await inkEnd(made.svg, made.top, rule.y);
  const labelRight = await inkEnd(made.svg, rule.y, sheet.height);
  return { ...made, titleRight, right: Math.max(titleRight, labelRight) };
}

/** A sign without a glyph would be left out in silence. */
const refuseMissing = async (_language: string, signs: string): Promise<never> => {
  throw new Error(`Manrope has no glyph for «${signs}»`);
};

/**
 * Title, label and marks where they stand on the sheet. The title takes the largest size at which it needs three lines
 * at most and cuts no word; one that is too long even for the smallest ends with an ellipsis.
 */
export async function lettering(
  { title, label, marks = [] }: { title: string; label: string; marks?: readonly Mark[] },
  fonts: Font[],
): Promise<Lettering> {
  // Only an image that is drawn needs it: loading takes a tenth of a second.
  const { default: satori } = await import("satori");
  const text = { title: spelled(title), label: spelled(label) };

  const layOut = async (titleSize: number, wrapping: CSSProperties) => {
    let height = 0;
    const style = { ...titleStyle(titleSize), ...wrapping };
    const svg = await satori(
      createElement(
        "div",
        { style: page },
        createElement("div", { key: "title", style }, text.title),
        createElement("div", { key: "label", style: labelStyle }, text.label),
        marks.map((mark) => createElement("div", { key: mark.text, style: markStyle(mark) }, mark.text)),
      ),
      {
        width: sheet.width,
        height: sheet.height,
        fonts,
        loadAdditionalAsset: refuseMissing,
        onNodeDetected: (node) => {
          if (node.key === "title") height = node.height;
        },
      },
    );
    return { svg, titleSize, top: Math.floor(titleColumn.bottom - height) };
  };

  const fitting = titleSizes.filter(
    (size) => longestWord(text.title) * letterWidth * size <= titleColumn.width,
  );
  for (const size of fitting) {
    const made = await layOut(size, balanced);
    const lines = (titleColumn.bottom - made.top) / (size * titleLineHeight);
    if (lines < mostLines + 0.5) return measured(made);
  }
  return measured(await layOut(Math.min(...titleSizes), cut));
}
