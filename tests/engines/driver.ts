/**
 * Firefox and WebKitGTK, driven by the same commands of WebDriver (https://www.w3.org/TR/webdriver2/) without a package:
 * Firefox understands them by itself over a socket (Marionette), WebKitGTK by its driver over HTTP. Input is real: the
 * browser gets presses and keys as from a hand. Neither window can be as narrow as a phone: 500 and 447 px are their least.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../nginx";

/** The commands used, as WebKit's driver is asked for them; to Firefox only the name matters. */
const commands = {
  NewSession: "POST /session",
  DeleteSession: "DELETE",
  SetTimeouts: "POST timeouts",
  SetWindowRect: "POST window/rect",
  Navigate: "POST url",
  Back: "POST back",
  Forward: "POST forward",
  ExecuteScript: "POST execute/sync",
  FindElement: "POST element",
  ElementClick: "POST element/{id}/click",
  ElementSendKeys: "POST element/{id}/value",
  PerformActions: "POST actions",
} as const;

type Command = (name: keyof typeof commands, parameters?: Record<string, unknown>) => Promise<unknown>;
type Connection = { command: Command; close: () => Promise<void> };
type Settings = {
  /** Path of Firefox, or of WebKit's driver. */
  path: string;
  /** Port of this machine that is asked for every host but this machine. */
  proxy: number;
  /** Whether pages may run scripts. */
  scripts: boolean;
};

/** Starts a program, which ends with this process at the latest. */
function run(path: string, args: readonly string[], env = process.env) {
  const child = spawn(path, args, { stdio: ["ignore", "pipe", "pipe"], env });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  let said = "";
  for (const output of [child.stdout, child.stderr])
    output.setEncoding("utf8").on("data", (text) => (said = (said + text).slice(-10_000)));
  const ended = new Promise<string>((resolve) => {
    child.once("error", ({ message }) => resolve(`cannot be started: ${message}`));
    child.once("exit", (code, signal) => resolve(`ended with ${code ?? signal}`));
  });
  return {
    /** Waits until it is ready, by what it has said or otherwise; rejects when it cannot be started, or ends before. */
    ready: async <Sign>(sign: (said: string) => Sign) => {
      for (;;) {
        const found = await sign(said);
        if (found) return found;
        const end = await Promise.race([ended, wait(50)]);
        if (end) throw new Error(`${path} ${end}: ${said}`);
      }
    },
    end: async () => {
      kill();
      await ended;
    },
  };
}

async function startFirefox({ path, proxy, scripts }: Settings): Promise<Connection> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const preferences = {
    "marionette.port": 0,
    "javascript.enabled": scripts,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": proxy,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": proxy,
  };
  writeFileSync(
    join(profile, "user.js"),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
      .join(""),
  );
  const firefox = run(path, ["--headless", "--marionette", "--no-remote", "--profile", profile]);
  const [, port] = await firefox.ready((said) => /Listening on port (\d+)/u.exec(said));

  const socket = connect(Number(port), "127.0.0.1");
  const chunks = socket[Symbol.asyncIterator]();
  let received = Buffer.alloc(0);
  /** The next message, which is preceded by its length: `12:[1,4,null,{}]`. */
  async function read(): Promise<unknown[]> {
    for (;;) {
      const start = received.indexOf(":") + 1;
      const end = start + Number(received.subarray(0, Math.max(start - 1, 0)));
      if (start > 0 && received.length >= end) {
        const message = received.subarray(start, end).toString();
        received = received.subarray(end);
        return JSON.parse(message);
      }
      const { value, done } = await chunks.next();
      if (done) throw new Error("Firefox has hung up.");
      received = Buffer.concat([received, value]);
    }
  }
  // A greeting.
  await read();
  let last = 0;
  const command: Command = async (name, parameters = {}) => {
    last += 1;
    const message = JSON.stringify([0, last, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await read();
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return result;
  };
  await command("NewSession");
  return {
    command,
    close: async () => {
      socket.destroy();
      await firefox.end();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function startWebKit({ path, proxy, scripts }: Settings): Promise<Connection> {
  const screen = run("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]);
  const [, display] = await screen.ready((said) => /^(\d+)\n/mu.exec(said));
  const port = await freePort();
  const driver = run(path, [`--port=${port}`], { ...process.env, DISPLAY: `:${display}` });
  const server = `http://127.0.0.1:${port}`;
  const isListening = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await driver.ready(isListening);

  let session = "";
  const command: Command = async (name, { id, ...parameters } = {}) => {
    const [method = "", where = ""] = commands[name].replace("{id}", String(id)).split(" ");
    const address = where.startsWith("/") ? where : `/session/${session}/${where}`;
    const body = method === "POST" ? JSON.stringify(parameters) : undefined;
    const answer = await fetch(server + address.replace(/\/$/u, ""), { method, body });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(value)}`);
    return name === "NewSession" ? value : { value };
  };
  const args = ["--automation", `--enable-javascript=${scripts}`, `--proxy=http://127.0.0.1:${proxy}`];
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { args } } };
  ({ sessionId: session } = (await command("NewSession", { capabilities })) as { sessionId: string });
  return {
    command,
    close: async () => {
      await command("DeleteSession");
      await driver.end();
      await screen.end();
    },
  };
}

const starts = { firefox: startFirefox, webkit: startWebKit };
export type EngineName = keyof typeof starts;

/** The codes of WebDriver for keys without a character. */
const keys = {
  Tab: "\uE004",
  Escape: "\uE00C",
  PageDown: "\uE00F",
  ArrowRight: "\uE014",
} as const;

export type Engine = Awaited<ReturnType<typeof startEngine>>;

/** Starts a browser: one window. Elements are named by a selector, or by a path of XPath, which begins with `/`. */
export async function startEngine(name: EngineName, settings: Settings) {
  const { command, close } = await starts[name](settings);
  const find = async (element: string) => {
    const using = element.startsWith("/") ? "xpath" : "css selector";
    const { value } = (await command("FindElement", { using, value: element })) as { value: object };
    return Object.entries(value)[0] as [kind: string, id: string];
  };
  const idOf = async (element: string) => ({ id: (await find(element))[1] });
  await command("SetTimeouts", { implicit: 60_000, pageLoad: 180_000, script: 60_000 });
  return {
    /** Opens an address and waits until it has loaded. */
    open: (url: string) => command("Navigate", { url }),
    back: () => command("Back"),
    forward: () => command("Forward"),
    size: (width: number, height: number) => command("SetWindowRect", { width, height, x: 0, y: 0 }),
    /** What a function gives in the page; it sees its arguments only. */
    evaluate: async <Given extends unknown[], Result>(run: (...given: Given) => Result, ...given: Given) => {
      const script = `return (${run}).apply(null, arguments)`;
      const { value } = (await command("ExecuteScript", { script, args: given })) as {
        value: Awaited<Result>;
      };
      return value;
    },
    /** Brings an element into view and presses it with the mouse. */
    press: async (element: string) => command("ElementClick", await idOf(element)),
    /** Lets the mouse rest on an element in view. */
    hover: async (element: string) => {
      const [kind, id] = await find(element);
      const move = { type: "pointerMove", x: 0, y: 0, duration: 0, origin: { [kind]: id } };
      const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [move] };
      await command("PerformActions", { actions: [mouse] });
    },
    type: async (element: string, text: string) =>
      command("ElementSendKeys", { ...(await idOf(element)), text }),
    key: (key: keyof typeof keys) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] }));
      return command("PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    close,
  };
}
