import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/** Loads `.env`; variables that are already set keep their value. */
export function loadEnvironment(): void {
  if (existsSync(".env")) loadEnvFile();
}
