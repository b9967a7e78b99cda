/** @jest-environment jsdom */
import * as emailjs from "@emailjs/browser";
import { withoutBlockedStorage } from "./blocked-storage";
import { minimumFillingTime, sendEnquiry, sendingTimeout } from "./transport";

jest.mock("@emailjs/browser", () => ({ init: jest.fn(), sendForm: jest.fn() }));
// The one step of loading that a test can hold up.
jest.mock("./blocked-storage", () => ({ withoutBlockedStorage: jest.fn() }));
const loading = jest.mocked(withoutBlockedStorage);
const init = jest.mocked(emailjs.init);
const sendForm = jest.mocked(emailjs.sendForm);

const configuration = {
  serviceId: "service_a",
  templateId: "template_a",
  publicKey: "key_a",
  origin: "https://mail.example",
};
const longAgo = -minimumFillingTime;
const ignore = () => undefined;

function makeForm() {
  const form = document.createElement("form");
  form.innerHTML = `
    <input name="name" value="Ada Rossi"><input name="email" value="ada@dominio.it"><input name="phone" value="">
    <select name="service"><option value="catasto" selected></option></select><input name="location" value="Via Esempio">
    <select name="timing"><option value=""></option></select><textarea name="message">Salve</textarea>
    <input name="riferimento-interno" value="robot"><input type="hidden" name="user_id" value="key_a"><button type="submit"></button>`;
  return form;
}

const log = { info: jest.spyOn(console, "info"), error: jest.spyOn(console, "error") };

beforeEach(() => {
  jest.resetAllMocks();
  loading.mockImplementation((load) => load());
  log.info.mockImplementation(() => undefined);
  log.error.mockImplementation(() => undefined);
});

test("a message goes out once, to the configured address, with nothing but the fields", async () => {
  const form = makeForm();
  let names: string[] = [];
  sendForm.mockImplementation((_service, _template, sentForm) => {
    names = [...new FormData(sentForm as HTMLFormElement).keys()];
    return Promise.resolve({ status: 200, text: "OK" });
  });
  await expect(sendEnquiry(form, configuration, longAgo, ignore)).resolves.toEqual({ kind: "sent" });
  expect(init).toHaveBeenCalledWith({ publicKey: "key_a" }, "https://mail.example");
  expect(sendForm).toHaveBeenCalledTimes(1);
  expect(sendForm).toHaveBeenCalledWith("service_a", "template_a", form);
  expect(names).toEqual(["name", "email", "phone", "service", "location", "timing", "message"]);
  expect([...new FormData(form).keys()]).toContain("riferimento-interno");
  expect(log.info).toHaveBeenCalledWith("EmailJS: sent (200 OK)");
});

const strangers = [
  '<input name="card" value="1">',
  '<textarea name="note">x</textarea>',
  '<select name="list"><option value="1" selected></option></select>',
  '<button name="press" value="1"></button>',
];

test.each(strangers)(
  "%s, which is not ours, stays off the wire and is as it was afterwards",
  async (html) => {
    const form = makeForm();
    form.insertAdjacentHTML("afterbegin", html);
    form.insertAdjacentHTML("beforeend", '<input name="off" disabled>');
    const [stranger] = form.elements;
    let whileSending: string[] = [];
    sendForm.mockImplementation(() => {
      whileSending = [...form.elements]
        .filter((element) => element.matches(":enabled"))
        .map((element) => element.getAttribute("name") ?? "");
      return Promise.resolve({ status: 200, text: "OK" });
    });
    await sendEnquiry(form, configuration, longAgo, ignore);
    expect(whileSending).toEqual(["name", "email", "phone", "service", "location", "timing", "message"]);
    expect(stranger).toBeEnabled();
    expect(form.elements.namedItem("off")).toBeDisabled();
  },
);

test("what is not ours is as it was also when the library throws", async () => {
  const form = makeForm();
  sendForm.mockImplementation(() => {
    throw new TypeError("broken");
  });
  await sendEnquiry(form, configuration, longAgo, ignore);
  expect(form.querySelectorAll(":disabled")).toHaveLength(0);
});

test("only «OK» is a success, whoever else says 200", async () => {
  sendForm.mockResolvedValueOnce({ status: 200, text: "<html>Accedi alla rete</html>" });
  await expect(sendEnquiry(makeForm(), configuration, longAgo, ignore)).resolves.toEqual({
    kind: "refused",
    status: 200,
    text: "<html>Accedi alla rete</html>",
  });
  sendForm.mockResolvedValueOnce({ status: 200, text: "OK\n" });
  await expect(sendEnquiry(makeForm(), configuration, longAgo, ignore)).resolves.toEqual({ kind: "sent" });
});

test.each([
  [400, "The user_id parameter is required"],
  [403, "Forbidden"],
  [412, "Gmail_API: Invalid grant. Please reconnect your Gmail account"],
  [422, "Unprocessable"],
  [429, "Too Many Requests"],
  [451, "Unavailable For Headless Browser"],
  [500, ""],
  [503, "Service Unavailable"],
])("an answer %i keeps its status and the service's text", async (status, text) => {
  sendForm.mockRejectedValue({ status, text });
  await expect(sendEnquiry(makeForm(), configuration, longAgo, ignore)).resolves.toEqual({
    kind: "refused",
    status,
    text,
  });
  expect(sendForm).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test.each([new TypeError("Failed to fetch"), { status: 0, text: "Network Error" }])(
  "%p is a broken line",
  async (reason) => {
    sendForm.mockRejectedValue(reason);
    await expect(sendEnquiry(makeForm(), configuration, longAgo, ignore)).resolves.toEqual({
      kind: "network",
      mayHaveArrived: true,
    });
  },
);

test("the library's complaint about an id counts as missing configuration", async () => {
  sendForm.mockRejectedValue("The service ID is required. Visit https://dashboard.emailjs.com/admin");
  await expect(sendEnquiry(makeForm(), configuration, longAgo, ignore)).resolves.toEqual({
    kind: "unconfigured",
  });
});

test("a library that cannot start is not blamed on the line", async () => {
  init.mockImplementationOnce(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await expect(sendEnquiry(makeForm(), configuration, longAgo, ignore)).resolves.toEqual({
    kind: "unavailable",
  });
  expect(sendForm).not.toHaveBeenCalled();
});

const missingFile = () =>
  Promise.reject(Object.assign(new Error("Loading chunk 7 failed"), { name: "ChunkLoadError" }));

test("a library whose file is gone means that the site has been published anew", async () => {
  loading.mockImplementationOnce(missingFile);
  await expect(sendEnquiry(makeForm(), configuration, longAgo, ignore)).resolves.toEqual({
    kind: "outdated",
  });
  expect(sendForm).not.toHaveBeenCalled();
});

test("a library that cannot be fetched while offline is a broken line, and nothing went out", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  loading.mockImplementationOnce(missingFile);
  await expect(sendEnquiry(makeForm(), configuration, longAgo, ignore)).resolves.toEqual({
    kind: "network",
    mayHaveArrived: false,
  });
  onLine.mockRestore();
});

test("missing or placeholder ids are known at once, without the library", async () => {
  const placeholder = {
    ...configuration,
    origin: "https://api.emailjs.com",
    templateId: "template_placeholder",
  };
  await expect(sendEnquiry(makeForm(), placeholder, performance.now(), ignore)).resolves.toEqual({
    kind: "unconfigured",
  });
  await expect(
    sendEnquiry(makeForm(), { ...configuration, publicKey: "" }, performance.now(), ignore),
  ).resolves.toEqual({
    kind: "unconfigured",
  });
  expect(init).not.toHaveBeenCalled();
});

test("the console never repeats an address or what was typed", async () => {
  sendForm.mockRejectedValue({ status: 400, text: "550 <ada@dominio.it> rejected" });
  await sendEnquiry(makeForm(), configuration, longAgo, ignore);
  expect(log.error.mock.calls).toEqual([["EmailJS: refused (400 550 … rejected)"]]);
});

describe("with a clock", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("a service that never answers is given up after 20 seconds", async () => {
    sendForm.mockReturnValue(new Promise(() => undefined));
    const outcome = sendEnquiry(makeForm(), configuration, longAgo, ignore);
    const settled = jest.fn();
    void outcome.then(settled);
    await jest.advanceTimersByTimeAsync(sendingTimeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toEqual({ kind: "timeout" });
    expect(sendForm).toHaveBeenCalledTimes(1);
  });

  test("a library that does not come is given up after as long, and sends nothing should it come after all", async () => {
    let arrive: (library: unknown) => void = ignore;
    loading.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const outcome = sendEnquiry(makeForm(), configuration, longAgo, ignore);
    const settled = jest.fn();
    void outcome.then(settled);
    await jest.advanceTimersByTimeAsync(sendingTimeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toEqual({ kind: "network", mayHaveArrived: false });
    arrive(emailjs);
    await jest.advanceTimersByTimeAsync(sendingTimeout);
    expect(sendForm).not.toHaveBeenCalled();
  });

  test("a slow library leaves the sending its full time", async () => {
    let arrive: (library: unknown) => void = ignore;
    loading.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    sendForm.mockReturnValue(new Promise(ignore));
    const settled = jest.fn();
    void sendEnquiry(makeForm(), configuration, longAgo, ignore).then(settled);
    await jest.advanceTimersByTimeAsync(sendingTimeout - 1);
    arrive(emailjs);
    await jest.advanceTimersByTimeAsync(sendingTimeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ kind: "timeout" });
  });

  test("a line lost while loading ends the wait at once: nothing went out", async () => {
    loading.mockReturnValueOnce(new Promise(ignore));
    const outcome = sendEnquiry(makeForm(), configuration, longAgo, ignore);
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event("offline"));
    await expect(outcome).resolves.toEqual({ kind: "network", mayHaveArrived: false });
    expect(jest.getTimerCount()).toBe(0);
  });

  test("a line lost while sending ends the wait at once: nobody knows", async () => {
    sendForm.mockReturnValue(new Promise(ignore));
    const outcome = sendEnquiry(makeForm(), configuration, longAgo, ignore);
    await jest.advanceTimersByTimeAsync(0);
    expect(sendForm).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event("offline"));
    await expect(outcome).resolves.toEqual({ kind: "network", mayHaveArrived: true });
    expect(jest.getTimerCount()).toBe(0);
  });

  type Answer = { status: number; text: string };

  /** Sends, gives up in the way of `giveUp`, and then lets the service answer. */
  async function answeredLate(answer: Answer | Promise<Answer>, giveUp: () => unknown) {
    let arrive: (late: Answer | Promise<Answer>) => void = ignore;
    sendForm.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const onLateArrival = jest.fn();
    const outcome = sendEnquiry(makeForm(), configuration, longAgo, onLateArrival);
    await jest.advanceTimersByTimeAsync(0);
    await giveUp();
    await outcome;
    expect(onLateArrival).not.toHaveBeenCalled();
    arrive(answer);
    await jest.advanceTimersByTimeAsync(sendingTimeout);
    return onLateArrival;
  }
  const ok = { status: 200, text: "OK" };
  const timePasses = () => jest.advanceTimersByTimeAsync(sendingTimeout);

  test.each([
    ["the time was up", timePasses],
    ["the line was lost", () => window.dispatchEvent(new Event("offline"))],
  ])("an «OK» that comes after %s is told, once", async (_when, giveUp) => {
    expect(await answeredLate(ok, giveUp)).toHaveBeenCalledTimes(1);
  });

  test("a late answer that is no «OK» is not", async () => {
    expect(await answeredLate({ status: 200, text: "<html>" }, timePasses)).not.toHaveBeenCalled();
    expect(await answeredLate(Promise.reject(new TypeError("x")), timePasses)).not.toHaveBeenCalled();
  });

  test("an «OK» in time is no late arrival", async () => {
    sendForm.mockResolvedValue(ok);
    const onLateArrival = jest.fn();
    const outcome = sendEnquiry(makeForm(), configuration, longAgo, onLateArrival);
    await jest.advanceTimersByTimeAsync(2 * sendingTimeout);
    await expect(outcome).resolves.toEqual({ kind: "sent" });
    expect(onLateArrival).not.toHaveBeenCalled();
  });

  test("an answer in time leaves neither timer nor listener behind", async () => {
    const added = jest.spyOn(window, "addEventListener");
    const removed = jest.spyOn(window, "removeEventListener");
    sendForm.mockResolvedValue({ status: 200, text: "OK" });
    const outcome = sendEnquiry(makeForm(), configuration, longAgo, ignore);
    await jest.advanceTimersByTimeAsync(0);
    await expect(outcome).resolves.toEqual({ kind: "sent" });
    expect(jest.getTimerCount()).toBe(0);
    expect(added).toHaveBeenCalledWith("offline", expect.any(Function));
    expect(removed.mock.calls).toEqual(added.mock.calls);
    added.mockRestore();
    removed.mockRestore();
  });

  test("a message written too fast is held back, not lost", async () => {
    sendForm.mockResolvedValue({ status: 200, text: "OK" });
    const outcome = sendEnquiry(makeForm(), configuration, performance.now(), ignore);
    await jest.advanceTimersByTimeAsync(1_900);
    expect(sendForm).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    await expect(outcome).resolves.toEqual({ kind: "sent" });
  });
});
