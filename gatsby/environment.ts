import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Like `process.loadEnvFile`, but Windows programs save a `.env` in UTF-16, or with a byte order mark that Node reads as
 * part of the first name.
 */
export function loadEnvironment(file = ".env"): void {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const utf16 = { fffe: "utf-16le", feff: "utf-16be" }[bytes.toString("hex", 0, 2)];
  const variables = parseEnv(new TextDecoder(utf16).decode(bytes));
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}
