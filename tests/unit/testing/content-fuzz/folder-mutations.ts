/** Ways in which the content folder can come to harm beyond the text of its JSON files. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Chance } from "./chance";

export type Place = {
  chance: Chance;
  /** The folder that holds content/, static/ and, outside of both, a copy of the content. */
  root: string;
  /** Paths below the content folder, with the JSON files and pictures that are still whole. */
  json: readonly string[];
  pictures: readonly string[];
  /** A name that no other mutation of the run uses. */
  unique: string;
};

export type Harm = {
  /** Paths below the content folder that are no longer what they were. */
  touched: string[];
  /** Files of which one at least must be refused; a folder stands for what lies below it. */
  refused?: string[];
  /** Files that the check has to leave in peace. */
  accepted?: string[];
  /** What the list of touched paths cannot put back. */
  undo?: () => void;
};

type Mutation = (place: Place) => Harm | Promise<Harm | undefined> | undefined;

const inContent = ({ root }: Place, name: string) => path.join(root, "content", name);
export const outside = "altrove";

/** Files that the site cannot do without: their absence is told at their own name. */
const isRequired = (name: string) => /^(site|pages|services|legal)\//u.test(name);
const isListed = (name: string) => /^(services|projects|equipment|software|team)\//u.test(name);

const pickJson = (place: Place, fits: (name: string) => boolean = () => true) => {
  const names = place.json.filter(fits);
  return names.length === 0 ? undefined : place.chance.pick(names);
};

const withName = (name: string, base: string) => path.posix.join(path.posix.dirname(name), base);

/** Names that people, systems and attackers give. */
const oddNames = (base: string): string[] => [
  base.toUpperCase(),
  base.charAt(0).toUpperCase() + base.slice(1),
  base.replace(/\.(\w+)$/u, " (copia).$1"),
  base.replace(/\.(\w+)$/u, " .$1"),
  ` ${base}`,
  base.replace(/[aeiou]/u, "à"),
  base.replace(/[aeiou]/u, "a\u0300"),
  base.replace("-", "_"),
  `${base}.bak`,
  base.replace(/\.\w+$/u, ""),
  base.replace(/\.(\w+)$/u, ".$1.$1"),
  `constructor${path.extname(base)}`,
  `__proto__${path.extname(base)}`,
  `toString${path.extname(base)}`,
  `a\n\u001b[2J\u202eb${path.extname(base)}`,
  `«x»${path.extname(base)}`,
  `..${base}`,
  `${"a".repeat(240)}${path.extname(base)}`,
  `📐${path.extname(base)}`,
  `%2e%2e%2f${base}`,
  `..\\${base}`,
];

const renamed =
  (pick: (place: Place) => string | undefined): Mutation =>
  (place) => {
    const name = pick(place);
    if (name === undefined) return undefined;
    const other = withName(name, place.chance.pick(oddNames(path.basename(name))));
    if (other === name || existsSync(inContent(place, other))) return undefined;
    renameSync(inContent(place, name), inContent(place, other));
    return { touched: [name, other], refused: [name, other, ...usersOf(place, name)] };
  };

/** Files that name a picture. */
const usersOf = (place: Place, picture: string) =>
  place.json.filter((name) =>
    readFileSync(path.join(place.root, outside, name), "utf8").includes(`../${picture}"`),
  );

/** Writes a file, and the folders above it. */
const written = (place: Place, name: string, bytes: string | Buffer): void => {
  mkdirSync(path.dirname(inContent(place, name)), { recursive: true });
  writeFileSync(inContent(place, name), bytes);
};

const pickPicture = ({ pictures, chance }: Place) =>
  pictures.length === 0 ? undefined : chance.pick(pictures);

/** Other bytes under the name of a picture. */
const repainted =
  (bytes: (original: Buffer, place: Place) => Buffer | string | Promise<Buffer>): Mutation =>
  async (place) => {
    const name = pickPicture(place);
    if (name === undefined) return undefined;
    const original = readFileSync(inContent(place, name));
    const changed = Buffer.from((await bytes(original, place)) as Buffer);
    written(place, name, changed);
    const usable = await isUsable(changed, path.extname(name));
    return { touched: [name], ...(usable ? {} : { refused: [name] }) };
  };

const formats: Readonly<Record<string, string>> = {
  jpeg: ".jpg",
  png: ".png",
  webp: ".webp",
  svg: ".svg",
  heif: ".avif",
};

/** Whether every row of a picture can be decoded, and the name tells its format. */
async function isUsable(bytes: Buffer, extension: string): Promise<boolean> {
  try {
    const picture = sharp(bytes, { failOn: "error" });
    const { format } = await picture.metadata();
    await picture.raw().toBuffer();
    return formats[format] === extension.replace(".jpeg", ".jpg");
  } catch {
    return false;
  }
}

/** A link in place of a file or beside others; refused where it stands. */
const linked =
  (pick: (place: Place) => string | undefined, targets: (name: string, place: Place) => string[]): Mutation =>
  (place) => {
    const name = pick(place);
    if (name === undefined) return undefined;
    const target = place.chance.pick(targets(name, place));
    rmSync(inContent(place, name), { recursive: true, force: true });
    symlinkSync(target, inContent(place, name));
    return { touched: [name], refused: [name] };
  };

const svgOf = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="600" height="600">${inside}</svg>`;

export const folderMutations = {
  "file removed": (place) => {
    const name = pickJson(place, isRequired);
    if (name === undefined) return undefined;
    rmSync(inContent(place, name));
    return { touched: [name], refused: [name] };
  },
  "file with an odd name": renamed((place) => pickJson(place, isRequired)),
  "stray file": (place) => {
    const { unique, chance } = place;
    const name = chance.pick([
      `${unique}.json`,
      `servizi/${unique}.json`,
      `services/altri/${unique}.json`,
      `site/${unique}.json`,
      `pages/${unique}.json`,
      `pages/${unique}.yaml`,
      `services/${unique}.exe`,
      `images/${unique}.gif`,
      `images/${unique}`,
      `images/${unique}.json`,
      `services/${unique}.png`,
      `images/a/b/c/${unique}.\u001b[2J`,
      `constructor/${unique}.json`,
      `__proto__/${unique}.json`,
      `services/.${unique}.json`,
    ]);
    written(place, name, chance.pick(["", "{}", "x", "\0", Buffer.alloc(2_000_000)] as const));
    return { touched: [name], refused: [name] };
  },
  "file that is no content": (place) => {
    const { unique, chance } = place;
    const base = chance.pick([
      `${unique}.md`,
      `${unique}.txt`,
      `.${unique}`,
      `${unique}~`,
      "Thumbs.db",
      "desktop.ini",
    ]);
    const name = `${chance.pick(["", "services/", "images/", "images/services/"])}${base}`;
    if (existsSync(inContent(place, name))) return undefined;
    written(place, name, chance.pick(["", "x", "\0"]));
    return { touched: [name], accepted: [name] };
  },
  "folder in place of a file": (place) => {
    const name = pickJson(place, isRequired);
    if (name === undefined) return undefined;
    rmSync(inContent(place, name));
    mkdirSync(inContent(place, name));
    if (place.chance.below(2) === 0) written(place, `${name}/a.json`, "{}");
    return { touched: [name], refused: [name] };
  },
  "folder named like a file": (place) => {
    const { unique, chance } = place;
    const name = chance.pick([
      `services/${unique}.json`,
      `software/${unique}.json`,
      `${unique}.json`,
      `images/${unique}.json`,
      `images/${unique}.jpg`,
      `images/services/${unique}.AVIF`,
    ]);
    mkdirSync(inContent(place, name), { recursive: true });
    return { touched: [name], refused: [name] };
  },
  "link in place of a file": linked(
    (place) => pickJson(place),
    (name, { root }) => [
      path.join(root, outside, name),
      path.join("..", "..", outside, name),
      path.basename(name),
      "nessuno.json",
      "../site/studio.json",
      "/dev/zero",
      "/",
    ],
  ),
  "link to a folder": linked(
    ({ unique, chance }) =>
      `${chance.pick(["services/", "images/", "team/", "images/services/", ""])}${unique}`,
    (_, { root }) => [
      root,
      path.join(root, outside),
      ".",
      "..",
      path.join(root, "content"),
      "/",
      "/proc/self",
    ],
  ),
  "link in place of a picture": linked(pickPicture, (name, { root }) => [
    path.join(root, outside, name),
    path.basename(name),
    "/dev/zero",
    "nessuno.jpg",
  ]),
  "pipe in place of a file": (place) => {
    const name = place.chance.below(2) === 0 ? pickJson(place) : pickPicture(place);
    if (name === undefined) return undefined;
    rmSync(inContent(place, name));
    execFileSync("mkfifo", [inContent(place, name)]);
    return { touched: [name], refused: [name] };
  },
  "two files of one slug": (place) => {
    const name = pickJson(place, isListed);
    if (name === undefined) return undefined;
    const copy = withName(name, `${place.unique}.json`);
    cpSync(inContent(place, name), inContent(place, copy));
    return { touched: [copy], refused: [copy] };
  },
  "two files of one order": (place) => {
    const name = pickJson(place, (other) => /^(equipment|software|team)\//u.test(other));
    if (name === undefined) return undefined;
    const copy = withName(name, `${place.unique}.json`);
    const value = JSON.parse(readFileSync(inContent(place, name), "utf8"));
    written(place, copy, JSON.stringify({ ...value, slug: place.unique }));
    return { touched: [copy], refused: [copy, name] };
  },
  "text in place of a picture": repainted((_, { chance }) =>
    chance.pick([
      "",
      "x",
      "non sono una foto",
      "<!doctype html><title>x</title>",
      "{}",
      "\0".repeat(1000),
      "GIF89a",
      "%PDF-1.4",
      svgOf('<image href="../../altrove/segreto.png"/>'),
      svgOf('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
      `<!DOCTYPE svg [<!ENTITY s SYSTEM "file:///etc/passwd">]>${svgOf("<text>&s;</text>")}`,
      svgOf("<g>".repeat(3000) + "</g>".repeat(3000)),
      svgOf('<g id="a"><use href="#a"/></g>'),
    ]),
  ),
  "picture cut short": repainted((original, { chance }) =>
    original.subarray(0, chance.below(original.length)),
  ),
  "picture with changed bytes": repainted((original, { chance }) => {
    const copy = Buffer.from(original);
    for (let left = chance.pick([1, 20, 500]); left > 0; left -= 1)
      copy[chance.below(copy.length)] = chance.below(256);
    return copy;
  }),
  "picture of another format": repainted(async (_, { chance }) => {
    const plain = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#246" } });
    return chance.pick([plain.png(), plain.webp(), plain.gif(), plain.tiff(), plain.jpeg()]).toBuffer();
  }),
  "thin or flat picture": repainted(async (_, { chance }) => {
    const [width, height] = chance.pick([
      [1, 60_000],
      [60_000, 1],
      [1, 1],
      [3, 16_000],
    ] as const);
    return sharp({ create: { width, height, channels: 3, background: "#246" } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  }),
  "picture with an odd name": renamed(pickPicture),
  "picture with another ending": (place) => {
    const name = pickPicture(place);
    if (name === undefined) return undefined;
    const endings = [".jpg", ".png", ".webp", ".avif", ".svg"].filter(
      (ending) => ending !== path.extname(name),
    );
    const other = name.replace(/\.\w+$/u, place.chance.pick(endings));
    if (existsSync(inContent(place, other))) return undefined;
    renameSync(inContent(place, name), inContent(place, other));
    return { touched: [name, other], refused: [other] };
  },
  "picture that is a folder": (place) => {
    const name = pickPicture(place);
    if (name === undefined) return undefined;
    rmSync(inContent(place, name));
    mkdirSync(inContent(place, name));
    return { touched: [name], refused: [name] };
  },
  "name that is not in UTF-8": (place) => {
    const folder = place.chance.pick(["services", "images", "team"]);
    const ending = folder === "images" ? ".jpg" : ".json";
    const name = Buffer.concat([Buffer.from(`${place.unique}-`), Buffer.from([0xe8]), Buffer.from(ending)]);
    const file = Buffer.concat([Buffer.from(`${inContent(place, folder)}/`), name]);
    writeFileSync(file, "{}");
    return { touched: [], refused: [`${folder}/${name.toString("utf8")}`], undo: () => rmSync(file) };
  },
} satisfies Record<string, Mutation>;

export type FolderMutationKind = keyof typeof folderMutations;

/** Puts files back as they are in the copy outside; their times too, by which pictures are known again. */
export function restore(root: string, touched: readonly string[]): void {
  for (const name of touched) {
    const target = path.join(root, "content", name);
    rmSync(target, { recursive: true, force: true });
    const original = path.join(root, outside, name);
    if (existsSync(original)) cpSync(original, target, { recursive: true, preserveTimestamps: true });
  }
}
