/** Drives Firefox (Puppeteer, BiDi) and WebKitGTK (Selenium, virtual display) with real clicks and keys. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import puppeteer from "puppeteer-core";
import { Builder, By, Key } from "selenium-webdriver";
import { freePort } from "../nginx";

const keys = { Tab: Key.TAB, Escape: Key.ESCAPE, PageDown: Key.PAGE_DOWN };

/** Drives one window; elements are selectors. */
export type Engine = {
  open: (url: string) => Promise<unknown>;
  size: (width: number, height: number) => Promise<unknown>;
  evaluate: <Result>(expression: string) => Promise<Result>;
  press: (element: string) => Promise<unknown>;
  type: (element: string, text: string) => Promise<unknown>;
  choose: (element: string, value: string) => Promise<unknown>;
  key: (key: keyof typeof keys) => Promise<unknown>;
  close: () => Promise<unknown>;
};

type Start = (path: string, proxyPort: number, hasScripts: boolean) => Promise<Engine>;

const firefox: Start = async (executablePath, proxyPort, hasScripts) => {
  const extraPrefsFirefox = {
    "javascript.enabled": hasScripts,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": proxyPort,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": proxyPort,
  };
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, extraPrefsFirefox });
  let page = await browser.newPage();
  let viewport = { width: 0, height: 0 };
  return {
    // Uses a new tab, because after a page from the back/forward cache Puppeteer waits for a load that never comes.
    open: async (url) => {
      const former = page;
      page = await browser.newPage();
      page.setDefaultTimeout(60_000);
      await page.setViewport(viewport);
      await former.close();
      await page.goto(url);
    },
    size: (width, height) => {
      viewport = { width, height };
      return page.setViewport(viewport);
    },
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    // Puppeteer's click waits for an observer, which a page without scripts cannot run.
    press: async (element) => {
      const target = await page.$(element);
      if (!target) throw new Error(`No element matches ${element}.`);
      await target.scrollIntoView();
      const { x, y } = await target.clickablePoint();
      await page.mouse.click(x, y);
    },
    type: (element, text) => page.type(element, text),
    choose: (element, value) => page.select(element, value),
    key: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
};

function run(path: string, args: readonly string[], env = process.env) {
  const child = spawn(path, args, { stdio: ["ignore", "pipe", "ignore"], env });
  process.once("exit", () => child.kill());
  return child;
}

const webkit: Start = async (path, proxyPort, hasScripts) => {
  const screen = run("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]);
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  run(path, [`--port=${port}`], { ...process.env, DISPLAY: `:${display}`.trim() });
  const args = ["--automation", `--enable-javascript=${hasScripts}`, `--proxy=http://127.0.0.1:${proxyPort}`];
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } })
    .build();
  const find = (element: string) => browser.findElement(By.css(element));
  return {
    open: (url) => browser.get(url),
    size: (width, height) => browser.manage().window().setRect({ width, height, x: 0, y: 0 }),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    press: (element) => find(element).click(),
    type: (element, text) => find(element).sendKeys(text),
    choose: (element, value) => find(`${element} option[value="${value}"]`).click(),
    key: (key) => browser.actions().sendKeys(keys[key]).perform(),
    close: () => browser.quit(),
  };
};

export const engines = { firefox, webkit };
