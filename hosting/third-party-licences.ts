import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Compiler, Module } from "webpack";

/** Published with the site: whoever receives a copy of these packages is owed their licences. */
export const licencesFile = "licenze-terze-parti.txt";

/** In what visitors receive, but not by way of webpack's modules: Gatsby's own runtime, and the font. */
const always = ["gatsby", "@fontsource-variable/manrope"].map((name) => path.resolve("node_modules", name));

/** Folder of the package that a file belongs to, none for the site's own. */
const packageOf = (file: string): string[] => {
  const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/u.exec(file) ?? [];
  return folder !== undefined && existsSync(path.join(folder, "package.json")) ? [folder] : [];
};

function licenceOf(folder: string): string {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const { name, version, license = "licenza nel testo" } = JSON.parse(read("package.json"));
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/iu.test(entry));
  return `${name} ${version} (${license})\n${file === undefined ? "" : `\n${read(file).trim()}\n`}`;
}

/**
 * The licences of the packages that files belong to, each package once, as one text.
 *
 * @param files absolute paths; those of no package are the site's own
 */
export function licencesOf(files: Iterable<string>): string {
  const folders = new Set([...always, ...[...files].flatMap(packageOf)]);
  const licences = new Set([...folders].map(licenceOf).sort());
  const title =
    "Questo sito contiene software e caratteri di terzi, pubblicati con le licenze che seguono.\n";
  return [title, ...licences].join(`\n${"-".repeat(80)}\n\n`);
}

/** Paths of the files a module was made from; webpack joins several into one. */
const filesOf = (module: Module & { modules?: Iterable<Module> }): string[] => [
  module.nameForCondition() ?? "",
  ...[...(module.modules ?? [])].flatMap(filesOf),
];

/** Adds `licenze-terze-parti.txt` to a build: what the scripts for the browser are made from. */
export class ThirdPartyLicences {
  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("ThirdPartyLicences", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: "ThirdPartyLicences", stage }, () => {
        const text = licencesOf([...compilation.modules].flatMap(filesOf));
        compilation.emitAsset(licencesFile, new sources.RawSource(text));
      });
    });
  }
}
