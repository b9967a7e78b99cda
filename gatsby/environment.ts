import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Reads UTF-16 and skips a byte order mark, unlike `process.loadEnvFile`: Windows programs write both. */
export function loadEnvironment(file = ".env"): void {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const utf16 = { fffe: "utf-16le", feff: "utf-16be" }[bytes.toString("hex", 0, 2)];
  const variables = parseEnv(new TextDecoder(utf16).decode(bytes));
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}
