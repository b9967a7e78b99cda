/** @jest-environment jsdom */

import { loadEmailJS } from "./load-emailjs";
import { values } from "./testing/enquiry";
import { deferred } from "./testing/form";
import { sendEnquiry, sendingTimeout } from "./transport";

jest.mock("./load-emailjs", () => ({ loadEmailJS: jest.fn() }));
const libraryMock = jest.mocked(loadEmailJS);
const actual = jest.requireActual<typeof import("./load-emailjs")>("./load-emailjs");

const configuration = {
  serviceId: "service_a",
  templateId: "template_a",
  publicKey: "key_a",
  apiBase: "https://mail.example",
};
const ignore = () => undefined;
const send = () => sendEnquiry(values, configuration);

type Answer = { ok: boolean; status: number; text: () => Promise<string> };
const answer = (status: number, text: string): Answer => ({
  ok: status < 300,
  status,
  text: () => Promise.resolve(text),
});
const ok = answer(200, "OK");
const fetchMock = jest.fn();
const log = jest.spyOn(console, "error");

const storage = Object.getOwnPropertyDescriptor(window, "localStorage") as PropertyDescriptor;

afterEach(() => Object.defineProperty(window, "localStorage", storage));

beforeEach(() => {
  jest.resetModules();
  libraryMock.mockReset().mockImplementation(actual.loadEmailJS);
  fetchMock.mockReset().mockResolvedValue(ok);
  globalThis.fetch = fetchMock;
  log.mockReset().mockImplementation(ignore);
  jest.spyOn(console, "info").mockImplementation(ignore);
});

test.each([
  [503, "OK"],
  [200, "<html>Accedi alla rete</html>"],
])("reports the response %i «%s» as refused, with the service's text", async (status, text) => {
  fetchMock.mockResolvedValue(answer(status, text));
  await expect(send()).resolves.toEqual({ kind: "refused", status });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("reports a failed fetch as a network failure, and that the message may have arrived", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(send()).resolves.toEqual({ kind: "network", canHaveArrived: true });
});

test("never logs an e-mail address", async () => {
  fetchMock.mockResolvedValue(answer(400, "550 <nome@posta.example> rejected"));
  await send();
  expect(log.mock.calls).toEqual([["EmailJS: refused (400 550 … rejected)"]]);
});

test("without a publicKey, sends nothing and does not load the library", async () => {
  const outcome = sendEnquiry(values, { ...configuration, publicKey: "" });
  await expect(outcome).resolves.toEqual({ kind: "unconfigured" });
  expect(libraryMock).not.toHaveBeenCalled();
});

test("reports that nothing was sent if the library cannot be loaded offline", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  libraryMock.mockRejectedValueOnce(new Error("Loading chunk 7 failed"));
  await expect(send()).resolves.toEqual({ kind: "network", canHaveArrived: false });
  expect(fetchMock).not.toHaveBeenCalled();
  onLine.mockRestore();
});

test("reports that the site has been updated if the library's file is gone", async () => {
  libraryMock.mockRejectedValueOnce(
    Object.assign(new Error("Loading chunk 7 failed"), { name: "ChunkLoadError" }),
  );
  await expect(send()).resolves.toEqual({ kind: "outdated" });
});

test.each([
  ["sends although the visitor blocks storage", true, { kind: "sent" }],
  ["reports a failure if blocked storage cannot be hidden from the library", false, { kind: "unavailable" }],
])("%s", async (_, configurable, outcome) => {
  const get = () => {
    throw new DOMException("denied", "SecurityError");
  };
  Object.defineProperty(window, "localStorage", { configurable: true, get });
  const descriptorMock = jest.spyOn(Object, "getOwnPropertyDescriptor");
  if (!configurable) descriptorMock.mockReturnValueOnce({ configurable: false, get });
  await expect(send()).resolves.toEqual(outcome);
  descriptorMock.mockRestore();
  expect(Object.getOwnPropertyDescriptor(window, "localStorage")?.get).toBe(get);
});

describe("with fake timers", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  test.each([
    ["the service", { kind: "timeout" }, 1],
    ["the library", { kind: "network", canHaveArrived: false }, 0],
  ])(
    "gives up waiting for %s after 20 seconds, and sends nothing later",
    async (missing, outcome, requests) => {
      const library = deferred<Awaited<ReturnType<typeof loadEmailJS>>>();
      if (missing === "the library") libraryMock.mockReturnValueOnce(library.promise);
      fetchMock.mockReturnValue(new Promise(() => undefined));
      const onEnd = jest.fn();
      void send().then(onEnd);
      await advance(sendingTimeout - 1);
      expect(onEnd).not.toHaveBeenCalled();
      await advance(1);
      expect(onEnd).toHaveBeenCalledWith(outcome);
      await library.resolve(await import("@emailjs/browser"));
      await advance(sendingTimeout);
      expect(fetchMock).toHaveBeenCalledTimes(requests);
    },
  );
});
