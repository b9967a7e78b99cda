/** A Containerfile as its instructions, for the tests of hosting/Containerfile. */

export type Instruction = {
  /** In capitals, as it is written. */
  name: string;
  /** `--from=build` as `from: "build"`. */
  flags: Readonly<Record<string, string>>;
  /** What follows the flags, on one line. */
  rest: string;
};

export type Stage = { image: string; name?: string; instructions: readonly Instruction[] };

function instruction(line: string): Instruction {
  const [, name = "", flags = "", rest = ""] = /^(\S+)((?:\s+--\S+)*)\s*(.*)$/u.exec(line) ?? [];
  const entries = [...flags.matchAll(/--([\w-]+)=(\S+)/gu)].map(([, flag = "", value = ""]) => [flag, value]);
  return { name, flags: Object.fromEntries(entries), rest };
}

/** Comments and line breaks within an instruction taken out. */
const logicalLines = (source: string) =>
  source
    .replace(/^\s*#.*\n/gmu, "")
    .replace(/\\\n\s*/gu, "")
    .split("\n")
    .filter((line) => line.trim() !== "");

/** The stages in their order; instructions before the first one are an error. */
export function stagesOf(source: string): Stage[] {
  const stages: { image: string; name?: string; instructions: Instruction[] }[] = [];
  for (const line of logicalLines(source)) {
    const read = instruction(line);
    if (read.name === "FROM") {
      const [image = "", , name] = read.rest.split(/\s+/u);
      stages.push({ image, name, instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${line}: stands before the first FROM`);
    stage.instructions.push(read);
  }
  return stages;
}

/** The words of an instruction in exec form, or `undefined` for the shell's. */
export function execForm(rest: string): string[] | undefined {
  try {
    const words: unknown = JSON.parse(rest);
    return Array.isArray(words) && words.every((word) => typeof word === "string") ? words : undefined;
  } catch {
    return undefined;
  }
}
