/**
 * The transport with the real library: what goes over the wire, and what blocked storage does to it.
 *
 * @jest-environment jsdom
 */
import { minimumFillingTime, sendEnquiry } from "./transport";

const configuration = {
  serviceId: "service_a",
  templateId: "template_a",
  publicKey: "key_a",
  origin: "https://mail.example",
};
const longAgo = -minimumFillingTime;
const ignore = () => undefined;
const fetchMock = jest.fn();

beforeEach(() => {
  jest.resetModules();
  fetchMock.mockReset().mockResolvedValue({ ok: true, status: 200, text: () => Promise.resolve("OK") });
  globalThis.fetch = fetchMock;
  jest.spyOn(console, "info").mockImplementation(() => undefined);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

function makeForm() {
  const form = document.createElement("form");
  const values = {
    name: "Ada",
    email: "a@b.it",
    phone: "",
    service: "catasto",
    location: "«Via»",
    timing: "",
    message: "<b>\u0000😀",
  };
  for (const [name, value] of Object.entries(values)) {
    const control = document.createElement("textarea");
    control.name = name;
    control.value = value;
    form.append(control);
  }
  return { form, values };
}

const sentParts = () => {
  const [url, request] = fetchMock.mock.calls[0] ?? [];
  return { url, method: request.method, parts: [...request.body.entries()] };
};

test("the request is the mail service's, part by part and in its order", async () => {
  const { form, values } = makeForm();
  await expect(sendEnquiry(form, configuration, longAgo, ignore)).resolves.toEqual({ kind: "sent" });
  expect(sentParts()).toEqual({
    url: "https://mail.example/api/v1.0/email/send-form",
    method: "POST",
    parts: [
      ...Object.entries(values),
      ["lib_version", "4.4.1"],
      ["service_id", "service_a"],
      ["template_id", "template_a"],
      ["user_id", "key_a"],
    ],
  });
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
    await expect(sendEnquiry(makeForm().form, configuration, longAgo, ignore)).resolves.toEqual({
      kind: "sent",
    });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  }));

test("where storage cannot be hidden from the library, the failure is named", () =>
  withStorageBlocked(false, async () => {
    await expect(sendEnquiry(makeForm().form, configuration, longAgo, ignore)).resolves.toEqual({
      kind: "unavailable",
    });
    expect(fetchMock).not.toHaveBeenCalled();
  }));

test.each([
  [
    { ok: false, status: 412, text: () => Promise.resolve("Invalid grant") },
    { kind: "refused", status: 412, text: "Invalid grant" },
  ],
  [
    { ok: true, status: 200, text: () => Promise.resolve("<html>Accedi alla rete</html>") },
    { kind: "refused", status: 200, text: "<html>Accedi alla rete</html>" },
  ],
])("an answer that is not the service's «OK» is understood", async (response, outcome) => {
  fetchMock.mockResolvedValue(response);
  await expect(sendEnquiry(makeForm().form, configuration, longAgo, ignore)).resolves.toEqual(outcome);
});

test("a fetch that fails is a broken line", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(sendEnquiry(makeForm().form, configuration, longAgo, ignore)).resolves.toEqual({
    kind: "network",
    mayHaveArrived: true,
  });
});
