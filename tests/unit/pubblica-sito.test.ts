/** hosting/pubblica-sito.sh over folders of the test, with an nginx and a systemctl that only note their calls. */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const script = fs.readFileSync(path.join(__dirname, "..", "..", "hosting", "pubblica-sito.sh"), "utf8");
let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { mode: 0o755 });
}

/** nginx accepts every configuration, or none; and never while another publication could be under way. */
const nginxAccepts = (accepts: boolean) =>
  write(
    at("bin/nginx"),
    `#!/bin/sh\necho nginx "$@" >> "${at("calls")}"
flock --nonblock "${at("lock")}" true && exit 2\nexit ${accepts ? 0 : 1}\n`,
  );

const scriptOf = (letter: string) => `app-${letter.repeat(20)}.js`;
const filesOf = (letter: string) => [
  "index.html",
  `${letter}.html`,
  "page-data/app-data.json",
  scriptOf(letter),
  `${scriptOf(letter)}.br`,
  `static/${letter}/picture.avif`,
];

function upload(name: string, letter: string): void {
  for (const file of filesOf(letter)) write(at("www/pubblicazioni", name, "public", file), name);
  write(at("www/pubblicazioni", name, "nginx/nginx.conf"), name);
  const kept = "^static/\n^[^/]+[-.][0-9a-f]{20}[.](js|css)([.](br|gz))?$\n";
  write(at("www/pubblicazioni", name, "nginx/immutable.txt"), kept);
}

/** The exit code, 0 when it is online. */
function publish(name: string): number | null {
  const text = script
    .replaceAll("/var/www", at("www"))
    .replaceAll("/etc/nginx", at("nginx"))
    .replaceAll("/run/lock/pubblica-sito", at("lock"));
  const env = { ...process.env, PATH: `${at("bin")}:${process.env.PATH}` };
  return spawnSync("sh", ["-s", name], { env, input: text }).status;
}

/** The files that visitors can reach, and whose they are. */
const online = () =>
  Object.fromEntries(
    fs
      .readdirSync(at("www/sito/"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(at("www/sito"), file), fs.readFileSync(file, "utf8")]),
  );
const configuration = () => fs.readFileSync(at("nginx/sito/nginx.conf"), "utf8");

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), "pubblica-sito-"));
  fs.mkdirSync(at("nginx"));
  // Only root can give files away.
  write(at("bin/chown"), "#!/bin/sh\n");
  write(at("bin/systemctl"), `#!/bin/sh\necho systemctl "$@" >> "${at("calls")}"\n`);
  nginxAccepts(true);
  upload("uno", "a");
  upload("due", "b");
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it("puts a publication online with its configuration, and asks nginx first", () => {
  expect(publish("uno")).toBe(0);
  expect(Object.keys(online()).toSorted()).toEqual(filesOf("a").toSorted());
  expect(fs.readFileSync(at("calls"), "utf8")).toBe("nginx -t\nsystemctl reload nginx\n");
  expect([configuration(), publish("due"), configuration()]).toEqual(["uno", 0, "due"]);
  // Of the one before it keeps the files whose names change with their content.
  const kept = [scriptOf("a"), `${scriptOf("a")}.br`, "static/a/picture.avif"];
  const expected = [...kept.map((file) => [file, "uno"]), ...filesOf("b").map((file) => [file, "due"])];
  expect(online()).toEqual(Object.fromEntries(expected));
  // Back again.
  expect(publish("uno")).toBe(0);
  expect([configuration(), online()["index.html"], online()["b.html"]]).toEqual(["uno", "uno", undefined]);
});

it("hands files on for one publication more; after two weeks a publication goes, but for the one before", () => {
  upload("tre", "c");
  for (const name of ["uno", "due"]) publish(name);
  const old = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
  for (const name of ["uno", "due"]) fs.utimesSync(at("www/pubblicazioni", name), old, old);
  expect(publish("tre")).toBe(0);
  expect(fs.readdirSync(at("www/pubblicazioni")).toSorted()).toEqual(["due", "tre"]);
  expect(Object.keys(online())).toEqual(expect.arrayContaining(["a", "b", "c"].map(scriptOf)));
});

it("takes no name that leads elsewhere, and follows no link as root", () => {
  expect(["", "..", "../pubblicazioni/uno", "uno/public", "uno;due"].map(publish)).toEqual([1, 1, 1, 1, 1]);
  const elsewhere = at("altrove");
  fs.mkdirSync(elsewhere);
  fs.symlinkSync(path.join(elsewhere, "file.txt"), at("www/pubblicazioni/uno/file.txt"));
  fs.symlinkSync(elsewhere, at("www/pubblicazioni/due/public/static/b/giro"));
  expect(["uno", "due"].map(publish)).toEqual([1, 1]);
  expect([fs.readdirSync(elsewhere), fs.existsSync(at("www/sito"))]).toEqual([[], false]);
});

it("leaves everything as it was when nginx refuses the configuration or cannot reload, or the publication is not there", () => {
  nginxAccepts(false);
  expect([publish("uno"), fs.existsSync(at("www/sito"))]).toEqual([1, false]);
  nginxAccepts(true);
  publish("uno");
  nginxAccepts(false);
  expect([publish("due"), publish("quattro")]).toEqual([1, 1]);
  nginxAccepts(true);
  write(at("bin/systemctl"), "#!/bin/sh\nexit 1\n");
  expect(publish("due")).toBe(1);
  expect([configuration(), online()["index.html"]]).toEqual(["uno", "uno"]);
});
