/** Settings of this machine. Plain Node, so that scripts without packages can read them too. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Puts the variables of a `.env` file into the environment; those that are set already win. Windows' programs save such a
 * file in UTF-16, or with a byte order mark that Node would take for a part of the first name.
 */
export function loadEnvironment(file = ".env") {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const utf16 = { fffe: "utf-16le", feff: "utf-16be" }[bytes.toString("hex", 0, 2)];
  const variables = parseEnv(new TextDecoder(utf16).decode(bytes));
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}
