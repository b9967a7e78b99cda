/** The form editor over a folder of this computer (`npm run editor`): a copy of the content, which goes away at the end. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { runCommand, stop } from "./command";

const project = path.join(__dirname, "..", "..");

export type DeskEditor = Awaited<ReturnType<typeof openDeskEditor>>;

export async function openDeskEditor() {
  const root = await mkdtemp(path.join(os.tmpdir(), "editor-"));
  for (const folder of ["content", "static"])
    await cp(path.join(project, folder), path.join(root, folder), { recursive: true });
  const command = runCommand(
    ["--import", "tsx", "editor/start.ts", "--root", root, "--port", "0"],
    /Redazione dei contenuti: (\S+)/u,
  );
  // A worker that is stopped leaves nothing behind.
  process.once("exit", () => stop(command));
  const close = async () => {
    stop(command);
    await rm(root, { recursive: true, force: true });
  };
  const url = await command.ready.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { url, root, command, close };
}
