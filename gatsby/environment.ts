import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/** Variables that are set already win. */
export function loadEnvironment(file = ".env"): void {
  if (existsSync(file)) loadEnvFile(file);
}
