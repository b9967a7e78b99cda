import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Habits that a person or a machine may have set, and that would change what is printed or left out. */
const settings = ["-c", "log.showSignature=false", "-c", "log.showRoot=true"];

/** What a git hook says of its own repository must not be taken for that of the folder; and nothing is to be locked. */
function environment(): NodeJS.ProcessEnv {
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_PREFIX, ...others } = process.env;
  return { ...others, GIT_OPTIONAL_LOCKS: "0" };
}

/**
 * What git prints when asked in a folder, without any shell.
 *
 * @throws Error when there is no git or folder, or git refuses
 */
export async function git(directory: string, ...asked: readonly string[]): Promise<string> {
  const { stdout } = await run("git", [...settings, ...asked], {
    cwd: directory,
    env: environment(),
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return stdout;
}
