/** The site's sign and the line above it. */
import { colours, rule, sheet, signBox } from "./sheet";

/** The drawing of src/ui/wordmark.tsx, 32 units wide. */
export const signPaths = {
  circle: { cx: 16, cy: 16, r: 9 },
  cross: "M16 1v9M16 22v9M1 16h9M22 16h9",
  point: "M16 12.5l3.5 6h-7z",
};

const { circle, cross, point } = signPaths;

export const sign =
  `<svg x="${signBox.left}" y="${signBox.top}" width="${signBox.side}" height="${signBox.side}" viewBox="0 0 32 32">` +
  `<g fill="none" stroke="${colours.white}" stroke-width="2">` +
  `<circle cx="${circle.cx}" cy="${circle.cy}" r="${circle.r}"/><path d="${cross}"/></g>` +
  `<path d="${point}" fill="${colours.orangeBright}"/></svg>`;

const left = sheet.margin + 1.5;

/** A dimension line below the title, exactly as long as it. */
export const dimensionLine = (right: number) =>
  `<path d="M${left} ${rule.y}H${right}M${left} ${rule.y - 9}v18M${right} ${rule.y - 9}v18" ` +
  `fill="none" stroke="${colours.orangeBright}" stroke-width="3"/>`;
