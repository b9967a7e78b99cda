/** Ways in which a JSON file of the content can come to harm: by hand, by programs, on purpose. */
import { isRecord, type JsonPath, valueAt } from "../../../../content-model/walk";
import type { Chance } from "./chance";

export type Source = {
  /** Path below the content folder. */
  name: string;
  text: string;
  value: unknown;
};

export type Surroundings = {
  chance: Chance;
  sources: readonly Source[];
  /** Paths of the pictures below the content folder. */
  pictures: readonly string[];
};

/** The file's new bytes; `undefined` where the file has nothing that could be harmed like this. */
type Mutation = (source: Source, surroundings: Surroundings) => string | Buffer | undefined;

type Place = { path: JsonPath; value: unknown };

/** Every value below the root. */
function placesIn(value: unknown, path: JsonPath = []): Place[] {
  const below: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return below.flatMap(([key, item]) => [
    { path: [...path, key], value: item },
    ...placesIn(item, [...path, key]),
  ]);
}

/** One of the values that fit; `undefined` where none does. */
function somewhere(source: Source, { chance }: Surroundings, fits: (place: Place) => boolean = () => true) {
  const places = placesIn(source.value).filter(fits);
  return places.length === 0 ? undefined : chance.pick(places);
}

const isField = ({ path }: Place) => typeof path.at(-1) === "string";
const isText = ({ value }: Place) => typeof value === "string";
const isPictureName = ({ path, value }: Place) => path.at(-1) === "src" && typeof value === "string";

const mark = "§segno§";
const written = (value: unknown) => JSON.stringify(value, null, 2);
/** JSON text with a raw text where the mark stands. */
const withRaw = (value: unknown, raw: string) => written(value).replace(JSON.stringify(mark), () => raw);

/** Copy of a value with another one at a place. */
function withValue(value: unknown, [key, ...rest]: JsonPath, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) return value.with(Number(key), withValue(value[Number(key)], rest, replacement));
  const entries = Object.entries(value as object).map(([name, item]): [string, unknown] => [
    name,
    name === key ? withValue(item, rest, replacement) : item,
  ]);
  return Object.fromEntries(entries);
}

const rawAt = ({ value }: Source, place: Place, raw: string) =>
  withRaw(withValue(value, place.path, mark), raw);

/** A raw text in place of one value. */
const replaced =
  (raw: (place: Place, chance: Chance) => string, fits?: (place: Place) => boolean): Mutation =>
  (source, around) => {
    const place = somewhere(source, around, fits);
    return place && rawAt(source, place, raw(place, around.chance));
  };

/** Another text in place of one. */
const reworded = (
  word: (text: string, chance: Chance) => string,
  fits: (place: Place) => boolean = isText,
): Mutation => replaced(({ value }, chance) => JSON.stringify(word(String(value), chance)), fits);

/** One more field in some group of fields, or several; keys and values are raw texts. */
function withField(
  source: Source,
  { chance }: Surroundings,
  make: (owner: object) => { key: string; raw: string }[],
): string {
  const owners = [{ path: [], value: source.value }, ...placesIn(source.value)].filter(
    (place): place is { path: JsonPath; value: Record<string, unknown> } => isRecord(place.value),
  );
  const { path, value } = chance.pick(owners);
  const entries = Object.entries(value);
  entries.splice(chance.below(entries.length + 1), 0, [mark, mark]);
  const raw = make(value).map((field) => `${field.key}: ${field.raw}`);
  return written(withValue(source.value, path, Object.fromEntries(entries))).replace(
    `"${mark}": "${mark}"`,
    () => raw.join(",\n"),
  );
}

/** The same file as text with something at every place where a pattern matches, or at one. */
const atOne =
  (pattern: RegExp, put: (found: string, chance: Chance) => string): Mutation =>
  ({ text }, { chance }) => {
    const matches = [...text.matchAll(pattern)];
    if (matches.length === 0) return undefined;
    const { 0: found, index } = chance.pick(matches);
    return text.slice(0, index) + put(found, chance) + text.slice(index + found.length);
  };

/** A slip of the fingers. */
function typo(word: string, chance: Chance): string {
  const at = chance.below(word.length);
  return chance.pick([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.slice(0, at) +
      word
        .slice(at, at + 2)
        .split("")
        .reverse()
        .join("") +
      word.slice(at + 2),
    word.toUpperCase(),
    `${word} `,
    `${word}s`,
    word.slice(0, Math.ceil(word.length / 2)),
  ]);
}

/** Names that objects of JavaScript have by birth. */
const inheritedNames = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "toJSON",
  "hasOwnProperty",
  "__defineGetter__",
];
const inheritedObject = '{ "toString": 1, "valueOf": 2, "toJSON": "x", "polluted": true }';

const oddKeys = [
  "nota",
  "Title",
  "",
  " ",
  "title ",
  "a".repeat(5000),
  "\u001b[2J",
  "à\u202e",
  "id",
  "0",
  "{a}",
];

const megabyte = 1_000_000;
const pieces = [
  "x",
  " ",
  "è",
  "📐",
  "a-",
  "{a}",
  "{",
  "/",
  "\\n",
  "0 ",
  ".",
  "a.b@",
  "../",
  ",",
  "«",
  "\\u0007",
  "-",
];

/** A text of nearly a megabyte, or of more. */
function hugeText({ pick }: Chance, room: number): string {
  const piece = pick(pieces);
  const size = pick([room, room / 4, megabyte * 1.2]);
  return piece.repeat(Math.floor(size / Buffer.byteLength(piece)));
}

const oddNumbers = [
  ...["1e999", "-1e999", "-0", "0x10", "NaN", "Infinity", "01", "1.", ".5", "+1", "1e-400", "1E+2", "1e21"],
  ...[
    "9007199254740993",
    "2147483648",
    "-1",
    "4.5",
    "1_000",
    "1,5",
    "4.500",
    "1e5",
    "9".repeat(400),
    "0b1",
    "1n",
  ],
];

const hostileTexts = [
  "\u0000\u0001\u0008\u001b[2J\u007f\u0085",
  "\u202e rovesciato \u2066\u200b\ufeff",
  "\ud83d mezzo",
  "{a}{studio.name}{{{x}}}",
  "<script>alert(1)</script>",
  "»«\"'`\\",
  "\u2028\u2029\r\n\t",
  "%2e%2e%2f$& $1 $`",
  "   ",
];

const badPicturePaths = (src: string): string[] => [
  "../../package.json.png",
  "../images/../../../../../../etc/passwd.png",
  "../images/../services/catasto.json.svg",
  `../images/x/../${src.replace("../images/", "")}`,
  src.replace("../images/", "../images/./"),
  src.replace("../images/", "../images//"),
  src.replace("../images", "../IMAGES"),
  src.replace("../images", "../images/%2e%2e/images"),
  src.replaceAll("/", "\\"),
  src.replaceAll("/", "%2F"),
  src.replace("..", ""),
  src.replace("../", ""),
  src.replace("../", "../../content/"),
  `file:///${src}`,
  `https://altrove.example/${src}`,
  `//altrove.example/${src}`,
  "C:\\Foto\\casa.jpg",
  `${src}\u0000.jpg`,
  `${src}?x=.jpg`,
  `${src}/`,
  `${src} `,
  "../images/.jpg",
  "../images/constructor.jpg",
  "../images/__proto__/x.jpg",
];

const comments = ["// nota\n", "/* nota */", "# nota\n", "<!-- nota -->", "/*"];

const nested = ({ pick, below }: Chance) => {
  const levels = pick([39, 40, 41, 10_000]);
  const [open, close] = pick([
    ["[", "]"],
    ['{"a":', "}"],
    ['[{"a":', "}]"],
  ] as const);
  return open.repeat(levels) + (below(3) === 0 ? "" : `1${close.repeat(levels)}`);
};

const encoded: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text, "utf16le"),
  (text) => Buffer.from(`\uFEFF${text}`, "utf16le"),
  (text) => Buffer.from(text, "utf16le").swap16(),
  (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
];

/** Files of the same folder. */
const neighbours = ({ name }: Source, { sources }: Surroundings) =>
  sources.filter((other) => other.name !== name && other.name.split("/")[0] === name.split("/")[0]);

/** The value that another file of the folder has in a field. */
const sameAsNeighbour =
  (field: string): Mutation =>
  (source, around) => {
    const others = neighbours(source, around).filter(({ value }) => valueAt(value, [field]) !== undefined);
    if (others.length === 0 || valueAt(source.value, [field]) === undefined) return undefined;
    return written(withValue(source.value, [field], valueAt(around.chance.pick(others).value, [field])));
  };

const bytesOf = (text: string) => Buffer.from(text);

export const jsonMutations = {
  "field removed": (source, around) => {
    const place = somewhere(source, around, isField);
    return place && written(withValue(source.value, place.path, undefined));
  },
  "field added": (source, around) =>
    withField(source, around, () => [{ key: JSON.stringify(around.chance.pick(oddKeys)), raw: '"x"' }]),
  "field with a typing error": (source, around) =>
    atOne(/"[A-Za-z]+"(?=:)/gu, (key, chance) => JSON.stringify(typo(JSON.parse(key), chance)))(
      source,
      around,
    ),
  "name that objects are born with": (source, around) =>
    withField(source, around, () => [
      {
        key: JSON.stringify(around.chance.pick(inheritedNames)),
        raw: around.chance.pick([inheritedObject, "null", '"x"', "[]"]),
      },
    ]),
  "value with such names": replaced(() => inheritedObject),
  "value of another type": replaced((_, chance) =>
    chance.pick(["12", "4.5", "true", '"dodici"', '["x"]', "[]", '{ "a": 1 }', "[null]", "[[1]]"]),
  ),
  "null for a value": replaced(() => "null"),
  "emptied value": replaced(({ value }) => (Array.isArray(value) ? "[]" : isRecord(value) ? "{}" : '""')),
  "huge text": (source, around) => {
    const place = somewhere(source, around, isText);
    if (!place) return undefined;
    return rawAt(source, place, `"${hugeText(around.chance, megabyte - source.text.length * 1.2 - 5000)}"`);
  },
  "huge text without an end": (_, { chance }) =>
    `{ "title": "${chance.pick(["", "x"])}${hugeText(chance, 900_000)}${chance.pick(["", "x\n}", "\n}"])}`,
  "huge name": (source, around) => {
    const key = `"${hugeText(around.chance, 400_000)}"`;
    const colon = around.chance.pick([": 1", " 1", "", ` : 1, ${key} : 2`]);
    return source.text.replace("{", () => `{ ${key}${colon}${colon === "" ? "" : ","}`);
  },
  "huge list": (source, { chance, ...around }) => {
    const isList = ({ value }: Place) => Array.isArray(value) || isRecord(value);
    const place = somewhere(source, { chance, ...around }, isList);
    const item = chance.pick([
      '"catasto"',
      '"x.example"',
      '"{a}"',
      "0",
      "{}",
      "[]",
      "null",
      '"/contact"',
      "numbers",
    ]);
    const items = Array.from({ length: 15_000 }, (_, index) => (item === "numbers" ? `"s${index}"` : item));
    return place && rawAt(source, place, `[${items.join(",")}]`);
  },
  "deep nesting": replaced((_, chance) => nested(chance)),
  "field twice": (source, around) =>
    withField(source, around, (owner) => {
      const [name, value] = around.chance.pick(Object.entries(owner));
      const field = { key: JSON.stringify(name), raw: around.chance.pick([written(value), "1"]) };
      return Array.from({ length: around.chance.pick([1, 2, 5000]) }, () => field);
    }),
  "odd number": replaced((_, chance) => chance.pick(oddNumbers)),
  "odd number for a number": replaced(
    (_, chance) => chance.pick(oddNumbers),
    ({ value }) => typeof value === "number",
  ),
  "hostile text": reworded((text, chance) =>
    chance.pick([
      chance.pick(hostileTexts),
      text + chance.pick(hostileTexts),
      chance.pick(hostileTexts) + text,
    ]),
  ),
  "hostile signs between values": atOne(
    /[,:{}[\]]/gu,
    (found, chance) =>
      found +
      chance.pick([
        "\u0000",
        "\u001b[2J",
        "\u202e",
        "\u00a0",
        "\u2028",
        "\ufeff",
        "\u0085",
        "\uFFFD",
        "x\u0007y",
      ]),
  ),
  truncated: ({ text }, { chance }) => bytesOf(text).subarray(0, chance.below(Buffer.byteLength(text))),
  "byte order mark": ({ text }, { chance }) => `${chance.pick(["\uFEFF", "\uFEFF\uFEFF"])}${text}`,
  "other line ends": ({ text }, { chance }) =>
    text.replaceAll("\n", chance.pick(["\r\n", "\r", "\n\r", "\u2028"])),
  "Latin-1": ({ text }) => Buffer.from(text, "latin1"),
  "UTF-16": ({ text }, { chance }) => chance.pick(encoded)(text),
  "NUL bytes": ({ text }, { chance }) => {
    const at = chance.below(text.length);
    return text.slice(0, at) + "\0".repeat(chance.pick([1, 3, 5000])) + text.slice(at);
  },
  comment: atOne(/^|[,{[]|$/gu, (found, { pick }) => found + pick(comments)),
  "comma too many": atOne(/\n\s*[}\]]/gu, (found) => `,${found}`),
  "comma missing": atOne(/,(?=\n)/gu, () => ""),
  "curly quotes": atOne(/"[^"\\\n]*"/gu, (found, { pick }) =>
    pick([
      `“${found.slice(1, -1)}”`,
      `«${found.slice(1, -1)}»`,
      `"${found.slice(1, -1)}”`,
      `„${found.slice(1)}`,
    ]),
  ),
  "single quotes": ({ text }, around) =>
    around.chance.below(2) === 0
      ? text.replaceAll('"', "'")
      : atOne(/"[^"\\\n]*"/gu, (found) => `'${found.slice(1, -1)}'`)({ name: "", text, value: {} }, around),
  "sign removed or put in": ({ text }, { chance }) => {
    const at = chance.below(text.length);
    return (
      text.slice(0, at) +
      chance.pick(["", '"', "{", "}", "]", ",", ":", "\\", "\t", "\n"]) +
      text.slice(at + chance.below(3))
    );
  },
  "bytes changed": ({ text }, { chance }) => {
    const bytes = bytesOf(text);
    for (let left = chance.pick([1, 4, 40]); left > 0; left -= 1)
      bytes[chance.below(bytes.length)] = chance.below(256);
    return bytes;
  },
  "piece moved": ({ text }, { chance }) => {
    const from = chance.below(text.length);
    const piece = text.slice(from, from + chance.below(400));
    const at = chance.below(text.length);
    const rest = chance.below(2) === 0 ? text : text.replace(piece, "");
    return rest.slice(0, at) + piece + rest.slice(at);
  },
  "emptied file": (_, { chance }) => chance.pick(["", " \n", "\uFEFF", "\n\n\n", "\0", "\0\0\0\0\0\0"]),
  "other root": (_, { chance }) =>
    chance.pick([
      "null",
      "[]",
      "{}",
      "0",
      '"x"',
      "true",
      "[{}]",
      "x",
      "﻿{}",
      inheritedObject,
      "1e999",
      "---\ntitle: x\n",
    ]),
  "text of another file": (source, around) =>
    around.chance.pick(around.sources.filter((other) => other !== source)).text,
  "picture's path led astray": reworded((src, chance) => chance.pick(badPicturePaths(src)), isPictureName),
  "picture's name with a typing error": reworded(typo, isPictureName),
  "picture swapped": (source, around) =>
    reworded((_, { pick }) => `../${pick(around.pictures)}`, isPictureName)(source, around),
  "unknown reference": reworded(
    (slug, chance) =>
      chance.pick([
        typo(slug, chance),
        "nessuno",
        "constructor",
        "__proto__",
        `../${slug}`,
        `${slug}.json`,
        slug.toUpperCase(),
      ]),
    ({ path, value }) =>
      typeof value === "string" &&
      ["services", "equipment", "software", "to", "slug"].includes(
        String(path.findLast((key) => typeof key === "string")),
      ),
  ),
  "slug of another file": sameAsNeighbour("slug"),
  "order of another file": sameAsNeighbour("order"),
  "texts for search engines of another file": sameAsNeighbour("seo"),
} satisfies Record<string, Mutation>;

export type JsonMutationKind = keyof typeof jsonMutations;
