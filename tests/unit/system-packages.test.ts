/**
 * @jest-environment node
 *
 * commands/system-packages.mjs: where programs are looked for, and how Debian's packages are installed.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Machine, pretendMachine } from "./pretend-machine";

const scripts = pathToFileURL(join(__dirname, "..", "..", "commands", "system-packages.mjs"));
const policy = "usr/sbin/policy-rc.d";
let machine: Machine;

/** What an expression over the script's functions gives, and what the script said meanwhile. */
function evaluate(expression: string, user = 0) {
  const file = machine.write(
    "evaluate.mjs",
    `import { installFromDebian, isExecutable, placesOf } from "${scripts}";
     console.log(JSON.stringify(${expression}));`,
  );
  const { stdout, stderr } = machine.run(file, { user });
  return { value: JSON.parse(stdout), stderr };
}

const install = (user?: number) => evaluate(`installFromDebian("one", "two")`, user);

/** An apt-get that notes its call, and what a service's start would have been told meanwhile. */
function writeAptGet(lines = ":"): void {
  const may = `if [ -x ${machine.at(policy)} ]; then ${machine.at(policy)}; echo "services: $?" >> ${machine.at("calls")}; fi`;
  machine.writeProgram(
    "bin/apt-get",
    `echo "$DEBIAN_FRONTEND $*" >> ${machine.at("calls")}; ${may}; ${lines}`,
  );
}

beforeEach(() => {
  machine = pretendMachine();
});
afterEach(() => machine.remove());

const patient = "-o DPkg::Lock::Timeout=300";
const forbidden = "services: 101";

describe("installing", () => {
  it("reads the lists anew, then installs without questions and without starting services", () => {
    writeAptGet();
    expect(install().value).toBe(true);
    expect(machine.calls()).toEqual([
      `noninteractive ${patient} update`,
      forbidden,
      `noninteractive ${patient} install -y --no-install-recommends one two`,
      forbidden,
    ]);
  });

  it("keeps standard output for others", () => {
    writeAptGet("echo 'Reading package lists'");
    const { value, stderr } = install();
    expect(value).toBe(true);
    expect(stderr).toBe(
      "Installing the system's packages (apt-get install one two)…\nReading package lists\nReading package lists\n",
    );
  });

  it.each([
    ["succeeds", ":", true],
    ["fails", "exit 100", false],
  ])("lets services start again when it %s", (_, lines, value) => {
    writeAptGet(lines);
    expect(install().value).toBe(value);
    expect(existsSync(machine.at(policy))).toBe(false);
  });

  it("leaves a rule about services that was there", () => {
    machine.writeProgram(policy, "exit 104");
    writeAptGet();
    expect(install().value).toBe(true);
    expect(machine.calls()).toContain("services: 104");
    expect(readFileSync(machine.at(policy), "utf8")).toContain("exit 104");
  });

  it("installs nothing without lists", () => {
    writeAptGet("exit 100");
    expect(install().value).toBe(false);
    expect(machine.calls()).toEqual([`noninteractive ${patient} update`, forbidden]);
  });

  it("tells that the installation failed", () => {
    writeAptGet('case "$*" in *install*) exit 100;; esac');
    expect(install().value).toBe(false);
  });

  it("is left alone, in silence, by whoever is not root", () => {
    writeAptGet();
    expect(install(1000)).toEqual({ value: false, stderr: "" });
    expect(machine.calls()).toEqual([]);
  });

  it("is left alone, in silence, where there is no apt-get", () => {
    expect(install()).toEqual({ value: false, stderr: "" });
  });
});

describe("looking", () => {
  it("takes the folders of PATH first, then those given", () => {
    expect(evaluate(`placesOf("wrk", ["/usr/sbin"])`).value).toEqual([
      machine.at("bin/wrk"),
      "/usr/sbin/wrk",
    ]);
    expect(evaluate(`placesOf("wrk")`).value).toEqual([machine.at("bin/wrk")]);
  });

  it("tells a program from another file and from none", () => {
    machine.writeProgram("bin/program", ":");
    machine.write("bin/text", "");
    const paths = ["program", "text", "nothing"].map((name) => machine.at(`bin/${name}`));
    expect(evaluate(`${JSON.stringify(paths)}.map(isExecutable)`).value).toEqual([true, false, false]);
  });
});
