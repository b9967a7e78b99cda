/** Typography that nobody types: non-breaking spaces and curly apostrophes. */

/** «4 mm», «30 %», «50 m²» */
const unitSpacePattern = /(?<=\d) (?=(?:[%‰€°]|(?:[cdkm]?m[²³]?|ha|MP|ppm|kWh|kg|GB|MB)(?![\p{L}\d])))/gu;

/** «art. 950», «n. 12», «D.P.R. 380/2001» */
const abbreviationSpacePattern = /(?<=(?<!\p{L})(?:n|artt?|[Tt]av|D\.P\.R|D\.Lgs|D\.[LM]|L)\.) (?=\d)/gu;

/** «lettera f», «Cosenza (CS)», «+39 0000 000000» */
const termSpacePattern =
  /(?<=(?<!\p{L})letter[ae]) (?=\p{L}(?![\p{L}’']))| (?=\(\p{Lu}{2}\))|(?<=\+39[ \d]*) (?=\d)/gu;

/** «terreni e strade», «Progettazione 3D» */
const titleSpacePattern = /(?<=(?<!\p{L})\p{Ll}) (?=\p{L})| (?=[23]D(?![\p{L}\d]))/gu;

/** «Sezione A–A′» */
const titleDashPattern = /(?<=(?<!\p{L})\p{Lu})–(?=\p{Lu}(?!\p{L}))/gu;

/** A text between straight quotes, which is kept, or a straight apostrophe after a letter or before a year. */
const quotedOrApostrophePattern =
  /(?<quoted>(?<![\p{L}\d])'\p{L}[^']*'(?![\p{L}\d]))|(?<=\p{L})'|(?<![\p{L}\d])'(?=\d\d(?!\d))/gu;

/** False for paths, URLs and e-mail addresses. */
const isProse = (key: string, text: string) => key !== "src" && !/^\S*[/@]\S*$/u.test(text);

const typesetText = (text: string) =>
  text
    .replace(unitSpacePattern, "\u00a0")
    .replace(abbreviationSpacePattern, "\u00a0")
    .replace(termSpacePattern, "\u00a0")
    .replace(quotedOrApostrophePattern, (_, quoted: string | undefined) => quoted ?? "’");

/** Also keeps lines of titles, which are in large type, from breaking between words that belong together. */
const typesetTitle = (title: string) =>
  typesetText(title).replace(titleSpacePattern, "\u00a0").replace(titleDashPattern, "\u2060–\u2060");

/** Copies the content, and typesets its prose. */
export function typeset<Content>(content: Content): Content {
  const json = JSON.stringify(content, (key, value) => {
    if (typeof value !== "string" || !isProse(key, value)) return value;
    return key === "title" ? typesetTitle(value) : typesetText(value);
  });
  return JSON.parse(json);
}
