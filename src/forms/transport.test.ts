/** @jest-environment jsdom */
import { settings, values } from "./testing/enquiry";
import { later } from "./testing/form";
import { sendEnquiry, sendingTimeout } from "./transport";
import { withoutStorage } from "./without-storage";

jest.mock("./without-storage", () => ({ withoutStorage: jest.fn() }));
const loading = jest.mocked(withoutStorage);
const actual = jest.requireActual<typeof import("./without-storage")>("./without-storage");

const { configuration } = settings;
const ignore = () => undefined;
const send = (onLateArrival: () => void = ignore) => sendEnquiry(values, configuration, onLateArrival);

type Answer = { ok: boolean; status: number; text: () => Promise<string> };
const answer = (status: number, text: string): Answer => ({
  ok: status < 300,
  status,
  text: () => Promise.resolve(text),
});
const ok = answer(200, "OK");
const fetchMock = jest.fn();
const log = jest.spyOn(console, "error");

beforeEach(() => {
  jest.resetModules();
  loading.mockReset().mockImplementation(actual.withoutStorage);
  fetchMock.mockReset().mockResolvedValue(ok);
  globalThis.fetch = fetchMock;
  log.mockReset().mockImplementation(ignore);
  jest.spyOn(console, "info").mockImplementation(ignore);
});

test.each([
  [503, "OK"],
  [200, "<html>Accedi alla rete</html>"],
])("answer %i «%s» is a refusal with the service's text", async (status, text) => {
  fetchMock.mockResolvedValue(answer(status, text));
  await expect(send()).resolves.toEqual({ kind: "refused", status, text });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("a fetch that fails is a broken connection, and the message may have arrived", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(send()).resolves.toEqual({ kind: "network", mayHaveArrived: true });
});

test("the console never repeats an e-mail address", async () => {
  fetchMock.mockResolvedValue(answer(400, "550 <nome@posta.example> rejected"));
  await send();
  expect(log.mock.calls).toEqual([["EmailJS: refused (400 550 … rejected)"]]);
});

test("without a publicKey nothing is sent, and the library is not loaded", async () => {
  const outcome = sendEnquiry(values, { ...configuration, publicKey: "" }, ignore);
  await expect(outcome).resolves.toEqual({ kind: "unconfigured" });
  expect(loading).not.toHaveBeenCalled();
});

test("if the library cannot be loaded offline, nothing was sent", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  loading.mockRejectedValueOnce(new Error("Loading chunk 7 failed"));
  await expect(send()).resolves.toEqual({ kind: "network", mayHaveArrived: false });
  expect(fetchMock).not.toHaveBeenCalled();
  onLine.mockRestore();
});

test.each([
  ["a visitor who blocks storage is heard all the same", true, { kind: "sent" }],
  ["where storage cannot be hidden from the library, the failure is named", false, { kind: "unavailable" }],
])("%s", async (_, configurable, outcome) => {
  const own = Object.getOwnPropertyDescriptor(window, "localStorage");
  const get = () => {
    throw new DOMException("denied", "SecurityError");
  };
  Object.defineProperty(window, "localStorage", { configurable: true, get });
  const locked = jest.spyOn(Object, "getOwnPropertyDescriptor");
  if (!configurable) locked.mockReturnValueOnce({ configurable: false, get });
  await expect(send()).resolves.toEqual(outcome);
  locked.mockRestore();
  expect(Object.getOwnPropertyDescriptor(window, "localStorage")?.get).toBe(get);
  Object.defineProperty(window, "localStorage", own ?? {});
});

describe("with a clock", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const timePasses = () => pass(sendingTimeout);

  test.each([
    ["a service", { kind: "timeout" }, ok, 1],
    ["another's answer", { kind: "timeout" }, answer(200, "<html>"), 0],
    ["the library", { kind: "network", mayHaveArrived: false }, ok, 0],
  ])(
    "%s that does not come is given up after 20 seconds; come after all, only a late «OK» counts",
    async (what, outcome, lateAnswer, arrivals) => {
      const library = later<unknown>();
      const response = later<Answer>();
      if (what === "the library") loading.mockReturnValueOnce(library.promise);
      fetchMock.mockReturnValue(response.promise);
      const ended = jest.fn();
      const onLateArrival = jest.fn();
      void send(onLateArrival).then(ended);
      await pass(0);
      expect(ended).not.toHaveBeenCalled();
      await timePasses();
      expect(ended).toHaveBeenCalledWith(outcome);
      expect(onLateArrival).not.toHaveBeenCalled();
      await library.arrive(await import("@emailjs/browser"));
      await response.arrive(lateAnswer);
      await timePasses();
      expect(fetchMock).toHaveBeenCalledTimes(what === "the library" ? 0 : 1);
      expect(onLateArrival).toHaveBeenCalledTimes(arrivals);
    },
  );
});
