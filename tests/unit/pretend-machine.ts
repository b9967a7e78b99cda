/**
 * A machine of its own for the scripts that look for programs and install packages: its system folders and its user
 * are pretended, so that nothing is installed here and nothing that is installed here is found.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Loaded before a script: sends what it does in system folders to the machine's own. */
const pretence = `
  import childProcess from "node:child_process";
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const system = /^\\/(?:usr\\/sbin|usr\\/local\\/sbin|opt|run)\\//u;
  const here = (path) => (system.test(path) ? process.env.MACHINE + path : path);
  const send = (module, names) => {
    for (const name of names) {
      const original = module[name];
      module[name] = (path, ...rest) => original(here(path), ...rest);
    }
  };
  send(fs, ["accessSync", "existsSync", "rmSync", "writeFileSync"]);
  send(childProcess, ["spawnSync"]);
  process.getuid = () => Number(process.env.MACHINE_USER);
  syncBuiltinESMExports();
`;

export type Machine = {
  /** A place on it, such as `usr/sbin/nginx`; its PATH is `bin`. */
  at: (name: string) => string;
  write: (name: string, text: string) => string;
  /** A program for its shell. */
  writeProgram: (name: string, lines: string) => string;
  /** Lines that its programs have added to the file `calls`. */
  calls: () => string[];
  /** Runs a script of Node on it, as root unless another user is given. */
  run: (
    script: string,
    options?: { user?: number; variables?: Record<string, string> },
  ) => { status: number | null; stdout: string; stderr: string };
  remove: () => void;
};

export function pretendMachine(): Machine {
  const folder = mkdtempSync(join(tmpdir(), "machine-"));
  const at = (name: string) => join(folder, name);
  const write = (name: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text, { mode });
    return at(name);
  };
  const preload = write("pretence.mjs", pretence);
  for (const name of ["bin", "run", "usr/sbin"]) mkdirSync(at(name), { recursive: true });
  return {
    at,
    write: (name, text) => write(name, text),
    writeProgram: (name, lines) => write(name, `#!/bin/sh\n${lines}\n`, 0o755),
    calls: () => (existsSync(at("calls")) ? readFileSync(at("calls"), "utf8").trim().split("\n") : []),
    run: (script, { user = 0, variables = {} } = {}) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", preload, script], {
        encoding: "utf8",
        env: { PATH: at("bin"), MACHINE: folder, MACHINE_USER: `${user}`, ...variables },
      });
      return { status, stdout, stderr };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
