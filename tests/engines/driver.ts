/**
 * Firefox and WebKitGTK behind one set of commands: Firefox by Puppeteer over WebDriver BiDi, WebKitGTK by Selenium and its
 * own driver, in a window of a display without a screen. Input is real: the browser gets presses and keys as from a hand.
 */
import { spawn } from "node:child_process";
import puppeteer from "puppeteer-core";
import { Builder, By, Key } from "selenium-webdriver";
import { freePort } from "../nginx";

type Settings = {
  /** Path of Firefox, or of WebKit's driver. */
  path: string;
  /** Port of this machine that is asked for every host but this machine. */
  proxy: number;
  /** Whether pages may run scripts. */
  scripts: boolean;
};

/** Elements are named by a selector, or by a path of XPath, which begins with `/`. */
const isPath = (element: string) => element.startsWith("/");
const patience = 60_000;

async function startFirefox({ path, proxy, scripts }: Settings) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: path,
    extraPrefsFirefox: {
      "javascript.enabled": scripts,
      "network.proxy.type": 1,
      "network.proxy.http": "127.0.0.1",
      "network.proxy.http_port": proxy,
      "network.proxy.ssl": "127.0.0.1",
      "network.proxy.ssl_port": proxy,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  page.setDefaultTimeout(patience);
  const find = async (element: string) => {
    const selector = isPath(element) ? `xpath/${element}` : element;
    // Where scripts are off, nothing in the page can wait.
    const found = (await page.$(selector)) ?? (await page.waitForSelector(selector));
    if (!found) throw new Error(`There is no ${element}.`);
    return found;
  };
  return {
    open: async (url: string) => {
      await page.goto(url);
    },
    size: (width: number, height: number) => page.setViewport({ width, height }),
    evaluate: <Given extends unknown[], Result>(run: (...given: Given) => Result, ...given: Given) =>
      page.evaluate(run as unknown as (...given: unknown[]) => Result, ...given) as Promise<Awaited<Result>>,
    // Its own click waits for an observer, which a page without scripts has not.
    press: async (element: string) => {
      const found = await find(element);
      await found.scrollIntoView();
      const { x, y } = await found.clickablePoint();
      await page.mouse.click(x, y);
    },
    type: async (element: string, text: string) => (await find(element)).type(text),
    choose: async (element: string, value: string) => {
      await page.select(element, value);
    },
    key: (key: KeyName) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** Starts a program, which ends with this process at the latest; waits for what it says of itself. */
async function run(path: string, args: readonly string[], sign: RegExp, env = process.env) {
  const child = spawn(path, args, { stdio: ["ignore", "pipe", "pipe"], env });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const found = await new Promise<string>((resolve, reject) => {
    let said = "";
    for (const output of [child.stdout, child.stderr])
      output.setEncoding("utf8").on("data", (text) => {
        said += text;
        const match = sign.exec(said);
        if (match) resolve(match[1] ?? "");
      });
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`${path} ended with ${code ?? signal}: ${said}`)));
  });
  return { found, kill };
}

async function startWebKit({ path, proxy, scripts }: Settings) {
  const screen = ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const { found: display, kill: closeScreen } = await run("Xvfb", screen, /^(\d+)\n/mu);
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], { env: { ...process.env, DISPLAY: `:${display}` } });
  const end = () => driver.kill("SIGKILL") && closeScreen();
  process.once("exit", end);
  const args = ["--automation", `--enable-javascript=${scripts}`, `--proxy=http://127.0.0.1:${proxy}`];
  const browser = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } })
    .build();
  await browser.manage().setTimeouts({ implicit: patience, pageLoad: 3 * patience, script: patience });
  const find = (element: string) =>
    browser.findElement(isPath(element) ? By.xpath(element) : By.css(element));
  return {
    open: (url: string) => browser.get(url),
    size: async (width: number, height: number) => {
      await browser.manage().window().setRect({ width, height, x: 0, y: 0 });
    },
    evaluate: <Given extends unknown[], Result>(run: (...given: Given) => Result, ...given: Given) =>
      browser.executeScript<Awaited<Result>>(`return (${run}).apply(null, arguments)`, ...given),
    press: (element: string) => find(element).click(),
    type: (element: string, text: string) => find(element).sendKeys(text),
    choose: (element: string, value: string) => find(`${element} option[value="${value}"]`).click(),
    key: (key: KeyName) => browser.actions().sendKeys(keys[key]).perform(),
    close: async () => {
      await browser.quit();
      end();
    },
  };
}

const keys = {
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  PageDown: Key.PAGE_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
} as const;
type KeyName = keyof typeof keys;

export type Engine = Awaited<ReturnType<typeof startFirefox>>;
const starts: Record<"firefox" | "webkit", (settings: Settings) => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};
export type EngineName = keyof typeof starts;

/** Starts a browser: one window. */
export const startEngine = (name: EngineName, settings: Settings): Promise<Engine> => starts[name](settings);
