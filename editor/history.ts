/** What git knows of the files of a folder on this computer, in the words of Gitea's API. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export type History = ReturnType<typeof historyOf>;

/** @param root folder that holds `content/`; it need not be a repository */
export function historyOf(root: string) {
  const git = (...words: string[]) =>
    run("git", words, { cwd: root, encoding: "buffer", maxBuffer: 1e8 }).then(({ stdout }) => stdout);
  return {
    /** The latest commits of a file, newest first; none outside a repository. */
    async commits(file: string) {
      const form = "--format=%H%x00%aN%x00%aI%x00%s";
      const log = await git("log", "-20", form, "--", file).catch(() => Buffer.from(""));
      const lines = log.toString("utf8").split("\n").filter(Boolean);
      return lines.map((line) => {
        const [sha, name, date, message] = line.split("\0");
        return { sha, commit: { message, author: { name, date } } };
      });
    },
    /** @throws Error where the commit or the file is not there */
    async fileAt(file: string, commit: string): Promise<Buffer> {
      if (!/^[0-9a-f]{40,64}$/u.test(commit)) throw new Error("Versione sconosciuta.");
      return git("show", `${commit}:./${file}`).catch(() => {
        throw new Error("In quella versione il file non c'è.");
      });
    },
  };
}
