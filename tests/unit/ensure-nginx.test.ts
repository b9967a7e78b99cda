/**
 * @jest-environment node
 *
 * How commands/ensure-nginx.mjs looks for nginx, and installs it where there is none.
 */
import { join } from "node:path";
import { type Machine, pretendMachine } from "./pretend-machine";

const script = join(__dirname, "..", "..", "commands", "ensure-nginx.mjs");
const advice =
  "These tests need nginx: install your system's package (on Debian nginx and libnginx-mod-http-brotli-static), or set NGINX_PATH to one.\n";
let machine: Machine;

/** It tells its version on standard error, as nginx does, and notes every other call. */
const nginx = () =>
  `[ "$1" = -v ] && echo 'nginx version: nginx/1.22.1' >&2 || echo "nginx $*" >> ${machine.at("calls")}`;

beforeEach(() => {
  machine = pretendMachine();
});
afterEach(() => machine.remove());

it("prints the path of an nginx in PATH, and nothing else", () => {
  const path = machine.writeProgram("bin/nginx", nginx());
  expect(machine.run(script)).toEqual({ status: 0, stdout: `${path}\n`, stderr: "" });
});

it("finds Debian's, which is in no ordinary user's PATH", () => {
  machine.writeProgram("usr/sbin/nginx", nginx());
  expect(machine.run(script, { user: 1000 })).toEqual({
    status: 0,
    stdout: "/usr/sbin/nginx\n",
    stderr: "",
  });
});

it("passes over one that does not start, and over what is no nginx", () => {
  machine.writeProgram("bin/nginx", "exit 127");
  machine.writeProgram("usr/sbin/nginx", "echo 'another program' >&2");
  machine.writeProgram("usr/local/sbin/nginx", nginx());
  expect(machine.run(script).stdout).toBe("/usr/local/sbin/nginx\n");
});

it("prefers the one that NGINX_PATH names", () => {
  machine.writeProgram("bin/nginx", nginx());
  const path = machine.writeProgram("own/nginx", nginx());
  expect(machine.run(script, { variables: { NGINX_PATH: path } }).stdout).toBe(`${path}\n`);
});

it("says so when NGINX_PATH names none, and installs nothing", () => {
  machine.writeProgram("bin/apt-get", `echo apt-get >> ${machine.at("calls")}`);
  const path = machine.at("nothing");
  expect(machine.run(script, { variables: { NGINX_PATH: path } })).toEqual({
    status: 1,
    stdout: "",
    stderr: `NGINX_PATH names ${path}, which is not an nginx that starts.\n`,
  });
  expect(machine.calls()).toEqual([]);
});

describe("where there is none", () => {
  /** An apt-get that brings nginx with it, and its service's pid if it was started. */
  function writeInstaller(pid: "started" | "not started"): void {
    machine.write("nginx", `#!/bin/sh\n${nginx()}\n`);
    const bring = `/bin/cp ${machine.at("nginx")} ${machine.at("usr/sbin/nginx")}; /bin/chmod 755 ${machine.at("usr/sbin/nginx")}`;
    const start = pid === "started" ? `echo 1 > ${machine.at("run/nginx.pid")}` : ":";
    machine.writeProgram(
      "bin/apt-get",
      `echo "apt-get $*" >> ${machine.at("calls")}; case "$*" in *install*) ${bring}; ${start};; esac`,
    );
  }

  it("installs it with its brotli module, and prints only its path on standard output", () => {
    writeInstaller("not started");
    const { status, stdout, stderr } = machine.run(script);
    expect({ status, stdout }).toEqual({ status: 0, stdout: "/usr/sbin/nginx\n" });
    expect(stderr).toContain("apt-get install nginx libnginx-mod-http-brotli-static");
    expect(machine.calls()).toEqual([
      expect.stringMatching(/^apt-get .*update$/u),
      expect.stringMatching(/^apt-get .*install .*nginx libnginx-mod-http-brotli-static$/u),
    ]);
  });

  it("stops the service if it was started all the same", () => {
    writeInstaller("started");
    expect(machine.run(script).status).toBe(0);
    expect(machine.calls().at(-1)).toBe("nginx -s quit");
  });

  it("says what to do when it may not install", () => {
    writeInstaller("not started");
    expect(machine.run(script, { user: 1000 })).toEqual({ status: 1, stdout: "", stderr: advice });
    expect(machine.calls()).toEqual([]);
  });

  it("says what to do when the installation fails", () => {
    machine.writeProgram("bin/apt-get", "exit 100");
    const { status, stderr } = machine.run(script);
    expect(status).toBe(1);
    expect(stderr).toContain(advice);
  });

  it("says what to do when what was installed does not start", () => {
    machine.writeProgram("bin/apt-get", ":");
    const { status, stdout, stderr } = machine.run(script);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain(advice);
  });
});
