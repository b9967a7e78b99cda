/** Requests that no link of the site makes, against a real nginx: refused, and nothing told. */
import { type NginxSite, secret, startNginxSite } from "./nginx-site";
import { type Answer, parseAnswer, sendBytes } from "./raw-http";
import { readPage } from "./support";

let site: NginxSite;

beforeAll(async () => {
  site = await startNginxSite();
});
afterAll(() => site.close());

/** The rules' headers, no secret, no version, no way to another host. */
function expectNothingTold(answer: Answer): void {
  const text = answer.body.toString("latin1");
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(/root:.*:0:0:|BEGIN|<title>Index of/u);
  expect(`${text} ${answer.headers.server}`).not.toMatch(/nginx\/[\d.]+/u);
  expect(answer.headers).not.toHaveProperty("location");
  for (const [name, value] of Object.entries(site.rules.headers)) {
    expect(answer.headers[name.toLowerCase()]).toBe(value);
  }
}

const refused = async (target: string) => {
  const answer = await site.get(target);
  expect([400, 404, 414]).toContain(answer.status);
  expectNothingTold(answer);
  return answer;
};

describe("addresses", () => {
  it.each([
    "//evil.example",
    "//evil.example/",
    "///evil.example//",
    "//evil.example/%2f..",
    "/about//",
    "//about/",
    String.raw`/\evil.example`,
    String.raw`/\evil.example/`,
    String.raw`/\/evil.example/`,
    "/%5cevil.example/",
    "/%5Cevil.example/",
    "/%2fevil.example/",
    "/%2Fevil.example/",
    "/about/%2f/",
    "/./",
    "/%2e/",
    "/about/..//evil.example/",
    "/#/",
    "/about#/",
  ])("%s redirects to no other host", async (target) => {
    expect((await refused(target)).status).toBe(400);
  });

  it.each([
    "/../package.json",
    "/../../../../../../etc/passwd",
    "/about/../../package.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%2E%2e/package.json",
    "/.%2e/package.json",
    "/..%2f",
    "/..%2fpackage.json",
    "/..%5cpackage.json",
    "/..%c0%afpackage.json",
    "/%252e%252e/package.json",
    "/....//package.json",
    "/..;/package.json",
    "/static/../../.deploy/rules.json",
    "/static/%2e%2e/%2e%2e/.deploy/rules.json",
    "/static../package.json",
    "/static..%2fpackage.json",
    "/~root",
    "/about/index.html/../../../package.json",
    "/%00",
    "/about%00",
    "/about%00.html",
    "/index.html%00.png",
    "/%",
    "/%zz",
    "/%u002e%u002e/",
  ])("%s leads nowhere", async (target) => void (await refused(target)));

  it.each([
    "/.git/config",
    "/.git/",
    "/.git",
    "/.env",
    "/.nojekyll",
    "/about/.htpasswd",
    "/.DS_Store",
    "/%2egit/config",
  ])("%s is hidden", async (target) => {
    expect((await refused(target)).status).toBe(404);
  });

  it.each([8000, 8192, 100_000])("one of %i characters is too long", async (length) => {
    expect((await refused(`/${"a".repeat(length)}`)).status).toBe(414);
    expect((await refused(`/about?${"a".repeat(length)}`)).status).toBe(414);
  });

  it("one whose name no file can have is not found", async () => {
    expect((await refused(`/${"a".repeat(3000)}`)).status).toBe(404);
    expect((await refused("/a".repeat(1500))).status).toBe(404);
  });

  it("a redirect keeps what was sent as it was, on this host", async () => {
    for (const name of [
      "%0d%0aSet-Cookie:a=b",
      "%3f%26",
      "evil.example",
      "@evil.example",
      "%E2%80%8B",
      "https:evil",
    ]) {
      const { status, headers } = await site.get(`/${name}/`, { host: "evil.example" });
      expect([status, headers.location]).toEqual([301, `/${name}`]);
      expect(headers).not.toHaveProperty("set-cookie");
    }
  });
});

describe("requests", () => {
  const send = async (head: string) => parseAnswer(await sendBytes(site.place, head));
  const home = (lines: string) => `GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`;

  it.each([
    ["none", ""],
    ["an empty one", "Host:\r\n"],
    ["two", "Host: a.example\r\nHost: b.example\r\n"],
    ["a path", "Host: a/../b\r\n"],
    ["spaces", "Host: a b\r\n"],
    ["a null byte", "Host: a\0b\r\n"],
  ])("host: %s is refused", async (_what, lines) => {
    const answer = await send(home(lines));
    expect(answer.status).toBe(400);
    expectNothingTold(answer);
  });

  it("another host's name changes nothing in the answer", async () => {
    const { status, body, headers } = await site.get("/", { host: "evil.example" });
    expect(status).toBe(200);
    expect(body.toString()).toBe(readPage("/").source);
    expect(JSON.stringify(headers)).not.toContain("evil.example");
  });

  it.each([
    ["a header of 8 kB", home(`Host: localhost\r\nX-Long: ${"a".repeat(8192)}\r\n`)],
    ["a cookie of 8 kB", home(`Host: localhost\r\nCookie: a=${"a".repeat(8192)}\r\n`)],
    ["headers of 40 kB", home(`Host: localhost\r\n${`X-Long: ${"a".repeat(2000)}\r\n`.repeat(20)}`)],
    ["no protocol that exists", "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n"],
    ["a space in the address", "GET /about x HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    ["a null byte in the address", "GET /about\0 HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    ["a method in lower case", "get / HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    ["two lengths", home("Host: localhost\r\nContent-Length: 0\r\nContent-Length: 1\r\n")],
    ["a length and pieces", home("Host: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n")],
    ["a negative length", home("Host: localhost\r\nContent-Length: -1\r\n")],
  ])("%s is refused", async (_what, head) => {
    const answer = await send(head);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(506);
    expectNothingTold(answer);
  });

  it("takes no body, whatever its length", async () => {
    for (const length of ["2", "1000000000000"]) {
      const answer = await send(home(`Host: localhost\r\nContent-Length: ${length}\r\n`));
      expect(answer.status).toBe(413);
      expectNothingTold(answer);
    }
  });

  it("serves an address written in full by its path alone", async () => {
    expect((await site.get("http://evil.example/about")).status).toBe(200);
    expect((await site.get("http://evil.example//evil.example/")).status).toBe(400);
    const { status, headers } = await site.get("http://evil.example/about/");
    expect([status, headers.location]).toEqual([301, "/about"]);
  });
});
