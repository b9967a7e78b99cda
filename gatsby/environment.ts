import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/** Variables that are set already win over those of `.env`. */
export function loadEnvironment(): void {
  if (existsSync(".env")) loadEnvFile();
}
