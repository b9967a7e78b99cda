/**
 * Firefox and WebKitGTK, driven by the same commands of WebDriver (https://www.w3.org/TR/webdriver2/) without a package:
 * Firefox understands them by itself over a socket (Marionette), WebKitGTK by its driver over HTTP. Input is real: the
 * browser gets presses and keys as from a hand. Neither window can be as narrow as a phone: 500 and 447 px are their least.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
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

/** A worker that is stopped may not leave its browsers behind. */
const endWithThis = (child: ChildProcess) => process.once("exit", () => child.kill("SIGKILL"));

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** Resolves with the first line that matches; rejects when the program ends without it. */
async function line(output: Readable, expected: RegExp): Promise<RegExpExecArray> {
  for await (const text of createInterface(output)) {
    const match = expected.exec(text);
    if (match) return match;
  }
  throw new Error(`The program ended before it had said ${expected}.`);
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
  const firefox = spawn(path, ["--headless", "--marionette", "--no-remote", "--profile", profile], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  endWithThis(firefox);
  const [, port] = await line(firefox.stdout, /Listening on port (\d+)/u);
  firefox.stdout.resume();

  const socket = connect(Number(port), "127.0.0.1");
  const waiting = new Map<number, (error: unknown, result: unknown) => void>();
  let received = Buffer.alloc(0);
  // Each message is preceded by its length: `12:[1,4,null,{}]`.
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const start = received.indexOf(":") + 1;
      const length = Number(received.subarray(0, Math.max(start - 1, 0)));
      if (start === 0 || received.length < start + length) return;
      const message = JSON.parse(received.subarray(start, start + length).toString());
      received = received.subarray(start + length);
      // The first one is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  let last = 0;
  const command: Command = (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, (error, result) =>
        error ? reject(new Error(`${name}: ${JSON.stringify(error)}`)) : resolve(result),
      );
      const message = JSON.stringify([0, last, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await command("NewSession");
  return {
    command,
    close: async () => {
      socket.destroy();
      await end(firefox);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function startWebKit({ path, proxy, scripts }: Settings): Promise<Connection> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  endWithThis(screen);
  const [display] = await line(screen.stdio[3] as Readable, /^\d+$/u);
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display}` },
  });
  endWithThis(driver);
  let session = "";
  const command: Command = async (name, { id, ...parameters } = {}) => {
    const [method = "", where = ""] = commands[name].replace("{id}", String(id)).split(" ");
    const address = `http://127.0.0.1:${port}${where.startsWith("/") ? where : `/session/${session}/${where}`}`;
    const body = method === "POST" ? JSON.stringify(parameters) : undefined;
    const answer = await fetch(address.replace(/\/$/u, ""), { method, body });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(value)}`);
    return name === "NewSession" ? value : { value };
  };
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isListening()))
    if (driver.exitCode !== null) throw new Error("WebKit's driver did not start.");
  const args = ["--automation", `--enable-javascript=${scripts}`, `--proxy=http://127.0.0.1:${proxy}`];
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { args } } };
  ({ sessionId: session } = (await command("NewSession", { capabilities })) as { sessionId: string });
  return {
    command,
    close: async () => {
      await command("DeleteSession");
      await end(driver);
      await end(screen);
    },
  };
}

const starts = { firefox: startFirefox, webkit: startWebKit };
export type EngineName = keyof typeof starts;

/** The codes of WebDriver for keys without a character. */
export const keys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  PageDown: "\uE00F",
  ArrowRight: "\uE014",
} as const;

/** A window of a browser. Elements are named by a selector, or by a path of XPath, which begins with `/`. */
export type Engine = {
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  size: (width: number, height: number) => Promise<void>;
  /** What a function gives in the page; it sees its arguments only. */
  evaluate: <Given extends unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Brings an element into view and presses it with the mouse. */
  press: (element: string) => Promise<void>;
  /** Lets the mouse rest on an element in view. */
  hover: (element: string) => Promise<void>;
  type: (element: string, text: string) => Promise<void>;
  key: (key: keyof typeof keys) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a browser of this engine. */
export async function startEngine(name: EngineName, settings: Settings): Promise<Engine> {
  const { command, close } = await starts[name](settings);
  const find = async (element: string) => {
    const using = element.startsWith("/") ? "xpath" : "css selector";
    const { value } = (await command("FindElement", { using, value: element })) as { value: object };
    return Object.entries(value)[0] as [kind: string, id: string];
  };
  const idOf = async (element: string) => ({ id: (await find(element))[1] });
  await command("SetTimeouts", { implicit: 5_000, pageLoad: 20_000, script: 20_000 });
  return {
    open: async (url) => void (await command("Navigate", { url })),
    back: async () => void (await command("Back")),
    forward: async () => void (await command("Forward")),
    size: async (width, height) => void (await command("SetWindowRect", { width, height, x: 0, y: 0 })),
    evaluate: async (run, ...given) => {
      const script = `return (${run}).apply(null, arguments)`;
      return ((await command("ExecuteScript", { script, args: given })) as { value: never }).value;
    },
    press: async (element) => void (await command("ElementClick", await idOf(element))),
    hover: async (element) => {
      const [kind, id] = await find(element);
      const move = { type: "pointerMove", x: 0, y: 0, duration: 0, origin: { [kind]: id } };
      const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [move] };
      await command("PerformActions", { actions: [mouse] });
    },
    type: async (element, text) =>
      void (await command("ElementSendKeys", { ...(await idOf(element)), text })),
    key: async (key) => {
      const value = keys[key];
      const actions = [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ];
      await command("PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    close,
  };
}
