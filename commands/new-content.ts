/** `npm run new`: a new content file with its pictures, for the staff to fill in. */
import { constants } from "node:fs";
import { copyFile, mkdir, realpath, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Content, filesOfKind, loadContent } from "../content-model/check/load";
import { fieldOf } from "../content-model/check/rules/rule";
import { type NewEntry, newEntry, recipeFor, type Taken } from "../content-model/new-entry";

const usage = `Crea un contenuto nuovo, come bozza da compilare.

  npm run new -- progetto "Rilievo del castello"
  npm run new -- attrezzatura "Georadar"
  npm run new -- software "QGIS"
  npm run new -- membro "Geom. Nome Cognome"

  --root DIR    cartella che contiene content e static`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean", default: false },
        root: { type: "string", default: process.cwd() },
      },
    });
    const [word, ...title] = positionals;
    return { ...values, word, title: title.join(" ") };
  } catch {
    return undefined;
  }
}

const numbers = (values: readonly unknown[]) => values.filter((value) => typeof value === "number");
const texts = (values: readonly unknown[]) => values.filter((value) => typeof value === "string");

function takenIn(content: Content, kind: string): Taken {
  const own = filesOfKind(content, kind);
  return {
    slugs: own.map(({ slug }) => slug),
    orders: numbers(own.map((file) => fieldOf(file, "order"))),
    seoTexts: texts(
      content.files.flatMap((file) => [fieldOf(file, "seo", "title"), fieldOf(file, "seo", "description")]),
    ),
  };
}

/** A picture that an entry of the kind shows already, or else a project's: large enough for the new one too. */
function pictureToCopy(content: Content, kind: string): string | undefined {
  return [...filesOfKind(content, kind), ...filesOfKind(content, "project")]
    .flatMap((file) => texts([fieldOf(file, "image", "src"), fieldOf(file, "photo", "src")]))
    .map((src) => content.images.get(src.replace(/^\.\.\//u, "")))
    .find((image) => image !== undefined);
}

/** The folder, made where it is missing; never one that a link has moved out of the content. */
async function folderWithin(contentRoot: string, folder: string): Promise<string> {
  let current = await realpath(contentRoot);
  for (const part of folder.split("/")) {
    const next = path.join(current, part);
    await mkdir(next, { recursive: true });
    if ((await realpath(next)) !== next)
      throw new Error(`${next} è un collegamento ad altro: metterci una cartella vera.`);
    current = next;
  }
  return current;
}

const isThereAlready = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EEXIST";

/** Leaves a file of that name as it is: the studio may have put its photographs there first. */
async function copyUnlessThere(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target, constants.COPYFILE_EXCL);
  } catch (error) {
    if (!isThereAlready(error)) throw error;
  }
}

/** Pictures first: a running `npm start` must never see a file without them. */
async function write(contentRoot: string, entry: NewEntry, source: string | undefined): Promise<void> {
  const copies = source === undefined ? [] : entry.pictures.map((picture) => ({ source, picture }));
  for (const { source: from, picture } of copies) {
    const folder = await folderWithin(contentRoot, path.posix.dirname(picture));
    await copyUnlessThere(from, path.join(folder, path.posix.basename(picture)));
  }
  const folder = await folderWithin(contentRoot, path.posix.dirname(entry.file));
  const file = path.join(folder, path.posix.basename(entry.file));
  await writeFile(file, `${JSON.stringify(entry.content, null, 2)}\n`, { flag: "wx" });
}

function nextSteps({ file, pictures, content }: NewEntry): string {
  const where = pictures.map((picture) => `content/${picture}`);
  const steps = [
    `Aprire content/${file} e sostituire ogni testo che comincia con «DA SCRIVERE».`,
    ...("category" in content && "services" in content
      ? ['Scegliere "category" e "services": i valori scritti sono solo un esempio.']
      : []),
    ...(where.length > 0
      ? [
          `Sostituire le immagini provvisorie con quelle vere, con lo stesso nome (se cambia, correggere "src"):\n${where.map((name) => `       ${name}`).join("\n")}`,
          "Annotare chi le ha fatte in content/images/CREDITS.md.",
        ]
      : []),
    "Vedere il risultato con: npm start",
    'Quando è pronto, togliere la riga "draft" (finché c\'è, il sito pubblicato non ne sa nulla)\n     e controllare con: npm run check:content',
  ];
  return `Creato content/${file}, come bozza.\n\n${steps.map((step, index) => `  ${index + 1}. ${step}`).join("\n")}`;
}

async function create(root: string, word: string, title: string): Promise<number> {
  const refuse = (reason: string) => {
    console.error(reason);
    return 1;
  };
  const recipe = recipeFor(word);
  if ("refusal" in recipe) return refuse(recipe.refusal);
  const contentRoot = path.join(root, "content");
  const { content } = await loadContent(contentRoot, path.join(root, "static"));
  const source = pictureToCopy(content, recipe.kind);
  const entry = newEntry(word, title, takenIn(content, recipe.kind), path.extname(source ?? ""));
  if ("refusal" in entry) return refuse(entry.refusal);
  if (entry.pictures.length > 0 && source === undefined)
    return refuse(
      "In content non c'è un'immagine da usare per ora: npm run check:content dice che cosa manca.",
    );
  await write(contentRoot, entry, source);
  console.log(nextSteps(entry));
  return 0;
}

async function main(): Promise<number> {
  const options = readArguments();
  const { word } = options ?? {};
  const service = word !== undefined && "refusal" in recipeFor(word);
  if (options === undefined || options.help || word === undefined || (options.title === "" && !service)) {
    console.log(usage);
    return options?.help ? 0 : 2;
  }
  return create(path.resolve(options.root), word, options.title);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(`Il contenuto non è stato creato: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  },
);
