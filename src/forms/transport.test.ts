/** @jest-environment jsdom */
/** The transport with the real library, on a network of the test's own. */
import fc from "fast-check";
import { hostileEnquiries } from "./testing/contents";
import { settings, values } from "./testing/enquiry";
import { later } from "./testing/form";
import { minimumFillingTime, sendEnquiry, sendingTimeout } from "./transport";
import { withoutStorage } from "./without-storage";

// The one step of loading that a test can hold up.
jest.mock("./without-storage", () => ({ withoutStorage: jest.fn() }));
const loading = jest.mocked(withoutStorage);
const actual = jest.requireActual<typeof import("./without-storage")>("./without-storage");

const { configuration } = settings;
const longAgo = -minimumFillingTime;
const ignore = () => undefined;
const send = (onLateArrival: () => void = ignore) =>
  sendEnquiry(values, configuration, longAgo, onLateArrival);

type Answer = { ok: boolean; status: number; text: () => Promise<string> };
const answer = (status: number, text: string): Answer => ({
  ok: status < 300,
  status,
  text: () => Promise.resolve(text),
});
const ok = answer(200, "OK");
const fetchMock = jest.fn();
const log = { info: jest.spyOn(console, "info"), error: jest.spyOn(console, "error") };

beforeEach(() => {
  jest.resetModules();
  loading.mockReset().mockImplementation(actual.withoutStorage);
  fetchMock.mockReset().mockResolvedValue(ok);
  globalThis.fetch = fetchMock;
  for (const method of [log.info, log.error]) method.mockReset().mockImplementation(ignore);
});

const lastRequest = () => {
  const [url, request] = fetchMock.mock.lastCall ?? [];
  return { url, method: request.method, parts: [...request.body.entries()] };
};

test("the request is the mail service's, part by part and in its order, whatever stands in the fields", async () => {
  await expect(send()).resolves.toEqual({ kind: "sent" });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledWith("EmailJS: sent (200 OK)");
  const ids = [
    ["lib_version", "4.4.1"],
    ["service_id", "service_a"],
    ["template_id", "template_a"],
    ["user_id", "key_a"],
  ];
  const arrives = async (typed: typeof values) => {
    await sendEnquiry(typed, configuration, longAgo, ignore);
    // The browser sends every line break as CRLF.
    const message = typed.message.replace(/\r\n?/gu, "\n");
    expect(lastRequest()).toEqual({
      url: "https://mail.example/api/v1.0/email/send-form",
      method: "POST",
      parts: [...Object.entries({ ...typed, message }), ...ids],
    });
  };
  await fc.assert(fc.asyncProperty(hostileEnquiries("misure-di-grotte"), arrives), { numRuns: 300 });
});

test.each([
  [400, "The user_id parameter is required"],
  [412, "Gmail_API: Invalid grant. Please reconnect your Gmail account"],
  [500, ""],
  [503, "OK"],
  [200, "<html>Accedi alla rete</html>"],
])("an answer %i «%s» is a refusal with the service's text", async (status, text) => {
  fetchMock.mockResolvedValue(answer(status, text));
  await expect(send()).resolves.toEqual({ kind: "refused", status, text });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("a fetch that fails is a broken connection, and the message may have arrived", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(send()).resolves.toEqual({ kind: "network", mayHaveArrived: true });
});

test("the console never repeats an address or what was typed", async () => {
  fetchMock.mockResolvedValue(answer(400, "550 <ada@dominio.it> rejected"));
  await send();
  expect(log.error.mock.calls).toEqual([["EmailJS: refused (400 550 … rejected)"]]);
});

test.each([{ origin: "https://api.emailjs.com", templateId: "template_placeholder" }, { publicKey: "" }])(
  "with %p it is known at once, without the library, that nothing can be sent",
  async (change) => {
    const broken = { ...configuration, ...change };
    await expect(sendEnquiry(values, broken, performance.now(), ignore)).resolves.toEqual({
      kind: "unconfigured",
    });
    expect(loading).not.toHaveBeenCalled();
  },
);

const missingFile = () =>
  Promise.reject(Object.assign(new Error("Loading chunk 7 failed"), { name: "ChunkLoadError" }));

test("a library whose file is gone means that the site has been published anew", async () => {
  loading.mockImplementationOnce(missingFile);
  await expect(send()).resolves.toEqual({ kind: "outdated" });
  expect(fetchMock).not.toHaveBeenCalled();
});

test("a library that cannot be fetched while offline: the connection, and nothing went out", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  loading.mockImplementationOnce(missingFile);
  await expect(send()).resolves.toEqual({ kind: "network", mayHaveArrived: false });
  onLine.mockRestore();
});

/** Puts a property that throws, as browsers do, in the place of `localStorage`. */
async function withStorageBlocked(configurable: boolean, work: () => Promise<void>) {
  const own = Object.getOwnPropertyDescriptor(window, "localStorage");
  if (!own) throw new Error("no localStorage to block");
  const get = () => {
    throw new DOMException("denied", "SecurityError");
  };
  Object.defineProperty(window, "localStorage", { configurable: true, get });
  const locked = jest.spyOn(Object, "getOwnPropertyDescriptor");
  if (!configurable) locked.mockReturnValueOnce({ configurable: false, get });
  try {
    await work();
    expect(Object.getOwnPropertyDescriptor(window, "localStorage")?.get).toBe(get);
  } finally {
    locked.mockRestore();
    Object.defineProperty(window, "localStorage", own);
  }
}

test("a visitor who blocks storage is heard all the same", () =>
  withStorageBlocked(true, async () => {
    await expect(send()).resolves.toEqual({ kind: "sent" });
  }));

test("where storage cannot be hidden from the library, the failure is named", () =>
  withStorageBlocked(false, async () => {
    await expect(send()).resolves.toEqual({ kind: "unavailable" });
    expect(fetchMock).not.toHaveBeenCalled();
  }));

describe("with a clock", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const timePasses = () => pass(sendingTimeout);
  const goOffline = async () => void window.dispatchEvent(new Event("offline"));

  /** Sends, and tells how it has ended as soon as it has. */
  function sendAndWatch(onLateArrival = ignore) {
    const ended = jest.fn();
    void send(onLateArrival).then(ended);
    return ended;
  }

  test.each([
    ["20 seconds", timePasses, { kind: "timeout" }],
    ["a lost connection", goOffline, { kind: "network", mayHaveArrived: true }],
  ])("a service that does not answer is given up after %s", async (_when, giveUp, outcome) => {
    fetchMock.mockReturnValue(new Promise(ignore));
    const ended = sendAndWatch();
    await pass(0);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(ended).not.toHaveBeenCalled();
    await giveUp();
    await pass(0);
    expect(ended).toHaveBeenCalledWith(outcome);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ["20 seconds", timePasses],
    ["a lost connection", goOffline],
  ])("a library that does not come is given up after %s, and sends nothing later", async (_when, giveUp) => {
    const library = later<unknown>();
    loading.mockReturnValueOnce(library.promise);
    const ended = sendAndWatch();
    await pass(0);
    await giveUp();
    await pass(0);
    expect(ended).toHaveBeenCalledWith({ kind: "network", mayHaveArrived: false });
    await library.arrive(await import("@emailjs/browser"));
    await timePasses();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test("a slow library leaves the sending its full time", async () => {
    const library = later<unknown>();
    loading.mockReturnValueOnce(library.promise);
    fetchMock.mockReturnValue(new Promise(ignore));
    const ended = sendAndWatch();
    await pass(sendingTimeout - 1);
    await library.arrive(await import("@emailjs/browser"));
    await pass(sendingTimeout - 1);
    expect(ended).not.toHaveBeenCalled();
    await pass(1);
    expect(ended).toHaveBeenCalledWith({ kind: "timeout" });
  });

  test.each([
    ["«OK» after 20 seconds", ok, timePasses, 1],
    ["«OK» after a lost connection", ok, goOffline, 1],
    ["other answer", answer(200, "<html>"), timePasses, 0],
  ])("a late %s", async (_what, late, giveUp, arrivals) => {
    const response = later<Answer>();
    fetchMock.mockReturnValue(response.promise);
    const onLateArrival = jest.fn();
    sendAndWatch(onLateArrival);
    await pass(0);
    await giveUp();
    expect(onLateArrival).not.toHaveBeenCalled();
    await response.arrive(late);
    await timePasses();
    expect(onLateArrival).toHaveBeenCalledTimes(arrivals);
  });

  test("an answer in time is no late arrival, and leaves neither timer nor listener behind", async () => {
    const added = jest.spyOn(window, "addEventListener");
    const removed = jest.spyOn(window, "removeEventListener");
    const onLateArrival = jest.fn();
    const ended = sendAndWatch(onLateArrival);
    await pass(0);
    expect(ended).toHaveBeenCalledWith({ kind: "sent" });
    expect(jest.getTimerCount()).toBe(0);
    expect(added).toHaveBeenCalledWith("offline", expect.any(Function));
    expect(removed.mock.calls).toEqual(added.mock.calls);
    await goOffline();
    expect(onLateArrival).not.toHaveBeenCalled();
  });

  test("a message written too fast is held back, not lost", async () => {
    const ended = jest.fn();
    void sendEnquiry(values, configuration, performance.now(), ignore).then(ended);
    await pass(minimumFillingTime - 1);
    expect(fetchMock).not.toHaveBeenCalled();
    await pass(1);
    expect(ended).toHaveBeenCalledWith({ kind: "sent" });
  });
});
