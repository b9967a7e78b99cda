/** What every social image has in common: its size, its margins, the site's colours. */

/** Raise it whenever the drawing changes: images of earlier builds are then made again. */
export const drawingVersion = 1;

/** Size that Facebook, LinkedIn, WhatsApp and X ask for, in pixels. */
export const sheet = { width: 1200, height: 630, margin: 72 };

/** As in src/styles/tokens.css. */
export const colours = {
  ink: "#0e2735",
  white: "#fff",
  orangeBright: "#f08a45",
  mist: "#b9c8cf",
};

/** The most that a title may take; what stands right of it stays visible. */
export const titleColumn = { left: sheet.margin, width: 700, bottom: 470 };

/** The line below the title, and below it the site's sign with the label. */
export const rule = { y: 502 };
export const signBox = { left: sheet.margin, top: 526, side: 48 };
export const labelBox = { left: signBox.left + signBox.side + 20, top: signBox.top, height: signBox.side };
