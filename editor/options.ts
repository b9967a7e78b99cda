import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>["values"];

/** The options of a command; where they are not its own, or with `--help`, prints how it is used and ends the process. */
export function readOptions<Known extends Options>(usage: string, options: Known): Values<Known> {
  const isAsked = process.argv.includes("--help");
  try {
    if (!isAsked) return parseArgs({ options }).values;
  } catch {
    // The usage says better what is possible.
  }
  console.log(usage);
  process.exit(isAsked ? 0 : 2);
}
