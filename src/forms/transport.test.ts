import * as emailjs from "@emailjs/browser";
import { sendEnquiry, sendingTimeout } from "./transport";

jest.mock("@emailjs/browser", () => ({ init: jest.fn(), sendForm: jest.fn() }));
const init = jest.mocked(emailjs.init);
const sendForm = jest.mocked(emailjs.sendForm);

const configuration = {
  serviceId: "service_a",
  templateId: "template_a",
  publicKey: "key_a",
  origin: "https://mail.example",
};
const longAgo = 0;

function makeForm() {
  const form = document.createElement("form");
  form.innerHTML = `
    <input name="name" value="Ada Rossi"><input name="email" value="ada@dominio.it"><input name="phone" value="">
    <select name="service"><option value="catasto" selected></option></select><input name="location" value="Via Esempio">
    <select name="timing"><option value=""></option></select><textarea name="message">Salve</textarea>
    <input name="subject" value="robot"><input type="hidden" name="user_id" value="key_a"><button type="submit"></button>`;
  return form;
}

const log = { info: jest.spyOn(console, "info"), error: jest.spyOn(console, "error") };

beforeEach(() => {
  jest.resetAllMocks();
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
  await expect(sendEnquiry(form, configuration, longAgo)).resolves.toEqual({ kind: "sent" });
  expect(init).toHaveBeenCalledWith({ publicKey: "key_a" }, "https://mail.example");
  expect(sendForm).toHaveBeenCalledTimes(1);
  expect(sendForm).toHaveBeenCalledWith("service_a", "template_a", form);
  expect(names).toEqual(["name", "email", "phone", "service", "location", "timing", "message"]);
  expect([...new FormData(form).keys()]).toContain("subject");
  expect(log.info).toHaveBeenCalledWith("EmailJS: sent (200 OK)");
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
  await expect(sendEnquiry(makeForm(), configuration, longAgo)).resolves.toEqual({
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
    await expect(sendEnquiry(makeForm(), configuration, longAgo)).resolves.toEqual({ kind: "network" });
  },
);

test("the library's complaint about an id counts as missing configuration", async () => {
  sendForm.mockRejectedValue("The service ID is required. Visit https://dashboard.emailjs.com/admin");
  await expect(sendEnquiry(makeForm(), configuration, longAgo)).resolves.toEqual({ kind: "unconfigured" });
});

test("a library that cannot start is told apart from a line that is down", async () => {
  init.mockImplementationOnce(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await expect(sendEnquiry(makeForm(), configuration, longAgo)).resolves.toEqual({ kind: "unavailable" });
  init.mockImplementationOnce(() => {
    throw Object.assign(new Error("Loading chunk 7 failed"), { name: "ChunkLoadError" });
  });
  await expect(sendEnquiry(makeForm(), configuration, longAgo)).resolves.toEqual({ kind: "network" });
  expect(sendForm).not.toHaveBeenCalled();
});

test("a library that cannot be fetched while offline is a broken line", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  init.mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await expect(sendEnquiry(makeForm(), configuration, longAgo)).resolves.toEqual({ kind: "network" });
  onLine.mockRestore();
});

test("missing or placeholder ids are known at once, without the library", async () => {
  const placeholder = {
    ...configuration,
    origin: "https://api.emailjs.com",
    templateId: "template_placeholder",
  };
  await expect(sendEnquiry(makeForm(), placeholder, Date.now())).resolves.toEqual({ kind: "unconfigured" });
  await expect(sendEnquiry(makeForm(), { ...configuration, publicKey: "" }, Date.now())).resolves.toEqual({
    kind: "unconfigured",
  });
  expect(init).not.toHaveBeenCalled();
});

test("the console never repeats an address or what was typed", async () => {
  sendForm.mockRejectedValue({ status: 400, text: "550 <ada@dominio.it> rejected" });
  await sendEnquiry(makeForm(), configuration, longAgo);
  expect(log.error.mock.calls).toEqual([["EmailJS: refused (400 550 … rejected)"]]);
});

describe("with a clock", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("a service that never answers is given up after 20 seconds", async () => {
    sendForm.mockReturnValue(new Promise(() => undefined));
    const outcome = sendEnquiry(makeForm(), configuration, longAgo);
    const settled = jest.fn();
    void outcome.then(settled);
    await jest.advanceTimersByTimeAsync(sendingTimeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toEqual({ kind: "timeout" });
    expect(sendForm).toHaveBeenCalledTimes(1);
  });

  test("an answer in time leaves no timer behind", async () => {
    sendForm.mockResolvedValue({ status: 200, text: "OK" });
    const outcome = sendEnquiry(makeForm(), configuration, longAgo);
    await jest.advanceTimersByTimeAsync(0);
    await expect(outcome).resolves.toEqual({ kind: "sent" });
    expect(jest.getTimerCount()).toBe(0);
  });

  test("a message written too fast is held back, not lost", async () => {
    sendForm.mockResolvedValue({ status: 200, text: "OK" });
    const outcome = sendEnquiry(makeForm(), configuration, Date.now());
    await jest.advanceTimersByTimeAsync(1_900);
    expect(sendForm).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    await expect(outcome).resolves.toEqual({ kind: "sent" });
  });
});
