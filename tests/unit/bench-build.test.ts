/**
 * @jest-environment node
 *
 * The parts of the build bench (benches/build/) that need no build: the content it makes, the sums, the sizes.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countsOf, modesOf } from "../../benches/build";
import { changeOneText, makeContent } from "../../benches/build/content";
import { exponent, growing, perProject } from "../../benches/build/figures";
import { drawing } from "../../benches/build/pictures";
import { costText, table } from "../../benches/build/report";
import { readPss, readStat, runMeasured } from "../../benches/build/run-measured";
import { textOf } from "../../benches/build/text-of";
import { scriptsIn, sitemapsOf, type Weight, weightOf } from "../../benches/build/weight";
import { seededRandom } from "../../benches/seeded-random";
import { copyProject, removeBuild } from "../../benches/site-copy";
import { checkContent } from "../../content-model/check";

const root = join(__dirname, "..", "..");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bench-build-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Buffer) => {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), content);
};

describe("the content", () => {
  const problemsOf = async (contentRoot: string) => {
    const { problems } = await checkContent({ contentRoot, staticRoot: join(root, "static") });
    return problems.filter(({ severity }) => severity === "error");
  };
  const projectsIn = (content: string) => readdirSync(join(content, "projects"));

  it("has twelve projects that pass the content check, each with a picture of its own", async () => {
    const content = join(folder, "content");
    await makeContent(join(root, "content"), content, 12);
    expect(projectsIn(content)).toHaveLength(12);
    const pictures = join(content, "images", "projects");
    const invented = readdirSync(pictures).filter((name) => /\d\.jpg$/u.test(name));
    expect(invented).toHaveLength(3);
    expect(new Set(invented.map((name) => readFileSync(join(pictures, name), "base64"))).size).toBe(3);
    expect(await problemsOf(content)).toEqual([]);

    const before = projectsIn(content).map((name) => readFileSync(join(content, "projects", name), "utf8"));
    await changeOneText(content);
    const changed = projectsIn(content).filter(
      (name, index) => readFileSync(join(content, "projects", name), "utf8") !== before[index],
    );
    expect(changed).toHaveLength(1);
    expect(await problemsOf(content)).toEqual([]);
  });

  it("cannot have fewer projects than the studio's", async () => {
    await expect(makeContent(join(root, "content"), join(folder, "content"), 8)).rejects.toThrow(
      "no 8 of them",
    );
  });

  it("has as many pictures as 999 projects need, no two alike", () => {
    const drawings = Array.from({ length: 999 }, (_, number) => drawing(number));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it("has texts of a given length, without spaces at the ends, the same from the same seed", () => {
    const words = ["il", "rilievo", "a", "terra"];
    for (let length = 1; length < 60; length += 1) {
      const text = textOf(words, length, seededRandom(length));
      expect(text).toHaveLength(length);
      expect(text.trim()).toBe(text);
      expect(textOf(words, length, seededRandom(length))).toBe(text);
    }
  });
});

describe("what is asked for", () => {
  it("is sorted, and each number once", () => {
    expect(countsOf("90,9,90")).toEqual([9, 90]);
    expect(modesOf(undefined)).toEqual(["cold", "warm"]);
    expect(modesOf("warm")).toEqual(["warm"]);
  });

  it.each(["8", "1000", "9,", "9.5", "nove"])("is not %j", (list) => {
    expect(() => countsOf(list)).toThrow("--projects");
  });

  it("is no other kind of build", () => {
    expect(() => modesOf("hot")).toThrow("cold or warm");
  });
});

describe("the figures", () => {
  it.each([
    ["in proportion", 10, 100, 1],
    ["with the square", 10, 1000, 2],
    ["not at all", 10, 10, 0],
  ])("growing %s", (_how, from, to, power) => {
    expect(
      exponent({ projects: 9, value: from }, { projects: 90, value: to }) * Math.log10(90 / 9),
    ).toBeCloseTo(power, 10);
  });

  it("are told for each project more", () => {
    const [from, to] = [
      { projects: 10, value: 100 },
      { projects: 20, value: 150 },
    ];
    expect(perProject(from, to)).toBe(5);
  });

  const weightWith = (route: string, html: number, data: number): Weight => ({
    route,
    html: { raw: html, brotli: html / 10 },
    data: { raw: data, brotli: data / 10 },
    scripts: { raw: 500, brotli: 100 },
  });

  it("name the parts of pages that grow, and no others", () => {
    const from = { projects: 9, weights: [weightWith("/", 100, 100), weightWith("/portfolio", 1000, 2000)] };
    const to = {
      projects: 19,
      weights: [weightWith("/", 109, 100), weightWith("/portfolio", 3000, 2000), weightWith("/new", 9, 9)],
    };
    expect(growing(from, to)).toEqual([
      { route: "/portfolio", part: "html", rawPerProject: 200, brotliPerProject: 20 },
    ]);
  });

  it("are told of each build as soon as it is done", () => {
    expect(costText({ seconds: 61.4, cpuSeconds: 99.6, peakBytes: 1.2e9 })).toBe("61 s, 100 s, 1200 MB");
  });

  it("stand in a table, with dashes for what this machine does not tell", () => {
    const result = (projects: number, seconds: number) => ({
      projects,
      builds: { cold: { seconds, cpuSeconds: seconds * 2, peakBytes: 5e8 }, warm: { seconds: 20 } },
      files: 1000,
      weights: [weightWith("/portfolio", projects * 1000, 2000)],
    });
    const lines = table([result(9, 100), result(90, 181)]).split("\n");
    expect(lines[2]?.trim().split(/\s{2,}/u)).toEqual([
      "cold",
      "90",
      "181 s",
      "362 s",
      "500 MB",
      "1.00 s",
      "0.26",
    ]);
    expect(lines[4]?.trim().split(/\s{2,}/u)).toEqual(["warm", "90", "20 s", "–", "–", "0.00 s", "0.00"]);
    expect(lines.at(-1)?.trim().split(/\s+/u)).toEqual(["/portfolio", "html", "1000", "100"]);
  });
});

describe("what pages weigh", () => {
  const page = '<script>1</script><script data-path="/" data-scripts="/runtime-1.js /app-1.js">2</script>';

  it("is the document, its data and its scripts, compressed where the build has compressed them", async () => {
    write("index.html", page);
    write("page-data/index/page-data.json", "{}");
    write("portfolio/index.html", page);
    write("portfolio/index.html.br", "br");
    write("page-data/portfolio/page-data.json", "12345678");
    write("page-data/portfolio/page-data.json.br", "1");
    write("runtime-1.js", "12");
    write("app-1.js", "1234");
    write("app-1.js.br", "123");
    expect(scriptsIn(page)).toEqual(["runtime-1.js", "app-1.js"]);
    expect(() => scriptsIn("<script>1</script>")).toThrow("names no scripts");
    expect(await weightOf(folder, "/portfolio")).toEqual({
      route: "/portfolio",
      html: { raw: page.length, brotli: 2 },
      data: { raw: 8, brotli: 1 },
      scripts: { raw: 6, brotli: 5 },
    });
    expect(await weightOf(folder, "/")).toMatchObject({ data: { raw: 2, brotli: 2 } });
  });

  it("has a line for each map of the site", async () => {
    write("sitemap-0.xml", "<urlset/>");
    write("other.xml", "<feed/>");
    expect(await sitemapsOf(folder)).toMatchObject([{ route: "/sitemap-0.xml", html: { raw: 9 } }]);
  });
});

describe("what a command takes", () => {
  it("is read from /proc, whatever the process is called", () => {
    const stat = `42 (a (b) c) S 1 40 39 0 -1 4194560 900 0 0 0 250 50 7 7 20 0 11 0 123 456 789`;
    expect(readStat(stat)).toEqual({ session: 39, cpuSeconds: 3 });
    expect(readStat("")).toBeUndefined();
    expect(readPss("Rss:  9 kB\nPss:     1000 kB\nPss_Dirty:  5 kB\n")).toBe(1_024_000);
    expect(readPss("")).toBe(0);
  });

  const node = (script: string) =>
    runMeasured([process.execPath, "-e", script], { cwd: folder, env: process.env });
  const onLinux = process.platform === "linux" ? it : it.skip;

  onLinux("counts the processes it starts, in time and memory", async () => {
    const hungry = `const kept = Buffer.alloc(150e6, 1); const end = Date.now() + 1200;
      while (Date.now() < end) kept[0] += 1;`;
    const starter = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(hungry)}])`;
    const cost = await node(starter);
    expect(cost.seconds).toBeGreaterThan(1);
    expect(cost.peakBytes).toBeGreaterThan(150e6);
    expect(cost.cpuSeconds).toBeGreaterThan(0.2);
    expect(cost.cpuSeconds).toBeLessThan(cost.seconds * 4);
  });

  it("is not told of one that fails: the end of what it said is", async () => {
    await expect(node('console.log("prima"); console.error("guasto"); process.exit(3)')).rejects.toThrow(
      /failed \(3\):[\s\S]*guasto/u,
    );
    await expect(runMeasured([join(folder, "missing")], { cwd: folder, env: {} })).rejects.toThrow("ENOENT");
  });
});

describe("the copy of the project", () => {
  it("holds its sources, links its packages and has no build", () => {
    for (const name of ["package.json", "src/a.ts", ".vscode/x.json", "node_modules/p/index.js"])
      write(`from/${name}`, name);
    for (const name of [
      "public",
      ".cache",
      ".deploy",
      ".git",
      "content",
      ".sending-site.deploy",
      ".accepted-content",
    ])
      write(`from/${name}/file`, name);
    write("from/.env", "secret");
    mkdirSync(join(folder, "to"));
    copyProject(join(folder, "from"), join(folder, "to"));
    expect(readdirSync(join(folder, "to")).sort()).toEqual([
      ".vscode",
      "node_modules",
      "package.json",
      "src",
    ]);
    expect(existsSync(join(folder, "to", "node_modules", "p", "index.js"))).toBe(true);

    write("to/public/index.html", "");
    write("to/.cache/data", "");
    removeBuild(join(folder, "to"));
    expect(readdirSync(join(folder, "to")).sort()).toEqual([
      ".vscode",
      "node_modules",
      "package.json",
      "src",
    ]);
  });
});
