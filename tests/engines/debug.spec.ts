import { test, desk, phone } from "./support";
import { scrollTo, scrolled, opener, isShown } from "./in-page";
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
test("menu scroll", async ({ window: w }) => {
  await w.size(...phone); await w.visit("/services"); await w.evaluate(scrollTo, 700);
  for (let i=0;i<4;i++){ console.log("scr", await w.evaluate(() => [Math.round(window.scrollY), innerWidth, document.documentElement.clientWidth, document.documentElement.scrollHeight])); await wait(300);} 
  await w.press(opener); await wait(500);
  console.log("open", await w.evaluate(() => [Math.round(window.scrollY), innerWidth, document.documentElement.clientWidth, document.documentElement.scrollHeight]));
  await w.key("PageDown"); await wait(500);
  console.log("pgdn", await w.evaluate(() => [Math.round(window.scrollY), innerWidth, document.documentElement.clientWidth, document.documentElement.scrollHeight]));
  await w.key("Escape"); await wait(500);
  console.log("closed", await w.evaluate(() => [Math.round(window.scrollY), innerWidth, document.documentElement.clientWidth, document.documentElement.scrollHeight]));
});
test("list", async ({ window: w }) => {
  await w.size(...desk); await w.visit("/about");
  const l = "#elenco-servizi a";
  console.log("start", await w.evaluate(isShown, l));
  await w.hover('//header//a[normalize-space()="Servizi"]'); await wait(1000);
  console.log("hover", await w.evaluate(isShown, l));
  await w.key("Escape");
  for (let i=0;i<5;i++){ await wait(200); console.log("esc", await w.evaluate(isShown, l), await w.evaluate(() => document.querySelector("header [data-open]")?.getAttribute("data-open")));}
});
test("film", async ({ window: w }) => {
  await w.size(...desk); await w.visit("/");
  const st = () => { const f = document.querySelector<HTMLVideoElement>("main video"); return f && [f.currentSrc.slice(-8), f.paused, f.currentTime, f.duration, f.seeking, f.readyState, f.error?.message]; };
  for (let i=0;i<8;i++){ await wait(500); console.log("film", await w.evaluate(st));}
  await w.evaluate(() => { const f = document.querySelector<HTMLVideoElement>("main video"); if (f) f.currentTime = f.duration - 0.5; });
  for (let i=0;i<10;i++){ await wait(500); console.log("end", await w.evaluate(st));}
});
test("frame", async ({ window: w, gate }) => {
  await w.visit("/services/contabilita");
  await w.evaluate(() => { document.head.append(Object.assign(document.createElement("script"), { src: "/__planted.js" })); });
  await wait(3000); console.log(gate.problems); 
  console.log(await w.evaluate(() => performance.getEntriesByType("resource").map((e) => e.name).filter((n) => !n.includes("localhost"))));
  gate.problems.length = 0;
});
