/** @jest-environment jsdom */
import { choices, forget, isAllowed, isStorageBlocked, onChoicesChange, remember } from "./embed-choices";

const key = "contenuti-esterni";
const at = (text: string) => new Date(text);
const start = at("2025-03-10T10:00:00Z");

function blockStorage() {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  jest.restoreAllMocks();
  for (const { provider } of choices(start)) forget(provider, start);
});

test("nothing is stored before anything is to be remembered", () => {
  const write = jest.spyOn(Storage.prototype, "setItem");
  expect(choices()).toEqual([]);
  expect(isAllowed("youtube")).toBe(false);
  expect(isStorageBlocked()).toBe(false);
  expect(write).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test("a choice is one third party's, with its day", () => {
  remember("youtube", start);
  expect(isAllowed("youtube", start)).toBe(true);
  expect(isAllowed("vimeo", start)).toBe(false);
  expect(choices(start)).toEqual([
    { provider: "youtube", since: start, until: at("2025-09-10T10:00:00Z"), isStored: true },
  ]);
  expect(localStorage.getItem(key)).toBe('{"youtube":"2025-03-10T10:00:00.000Z"}');
});

test.each([
  ["2025-03-10T10:00:00Z", "2025-09-10T09:59:59Z", "2025-09-10T10:00:00Z"],
  ["2025-08-31T10:00:00Z", "2026-02-28T09:59:59Z", "2026-02-28T10:00:00Z"],
])("made on %s it holds on %s and has ended by %s", (since, last, end) => {
  remember("vimeo", at(since));
  expect(isAllowed("vimeo", at(last))).toBe(true);
  expect(isAllowed("vimeo", at(end))).toBe(false);
  expect(localStorage.getItem(key)).toBeNull();
});

test("one that has ended does not take the others along", () => {
  remember("vimeo", start);
  remember("youtube", at("2025-08-01T10:00:00Z"));
  const later = at("2025-10-01T10:00:00Z");
  expect(choices(later).map(({ provider }) => provider)).toEqual(["youtube"]);
  expect(localStorage.getItem(key)).toBe('{"youtube":"2025-08-01T10:00:00.000Z"}');
});

test("revoking leaves no trace", () => {
  remember("googleMaps", start);
  remember("vimeo", start);
  forget("googleMaps", start);
  expect(choices(start).map(({ provider }) => provider)).toEqual(["vimeo"]);
  forget("vimeo", start);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ["is no JSON", "{"],
  ["is no record", "7"],
  ["is a list", '["youtube"]'],
  ["names a stranger", '{"facebook":"2025-03-10T10:00:00.000Z"}'],
  ["names what every object has", '{"constructor":"2025-03-10T10:00:00.000Z"}'],
  ["has no date", '{"youtube":true}'],
  ["has a date that is yet to come", '{"youtube":"2031-03-10T10:00:00.000Z"}'],
])("a record that %s allows nothing", (_, text) => {
  localStorage.setItem(key, text);
  expect(choices(start)).toEqual([]);
});

describe("where storage is blocked", () => {
  test("a choice holds as long as the page, and can be revoked", () => {
    blockStorage();
    expect(isStorageBlocked()).toBe(true);
    expect(isAllowed("youtube", start)).toBe(false);
    remember("youtube", start);
    expect(isAllowed("youtube", start)).toBe(true);
    expect(choices(start)).toMatchObject([{ provider: "youtube", isStored: false }]);
    forget("youtube", start);
    expect(choices(start)).toEqual([]);
  });

  test("as where it is full", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    remember("vimeo", start);
    expect(isStorageBlocked()).toBe(false);
    expect(choices(start)).toMatchObject([{ provider: "vimeo", isStored: false }]);
  });
});

test("listeners hear of every change, in other tabs as well, until they end", () => {
  const listener = jest.fn();
  const end = onChoicesChange(listener);
  remember("youtube", start);
  forget("youtube", start);
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(listener).toHaveBeenCalledTimes(3);
  end();
  remember("youtube", start);
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(listener).toHaveBeenCalledTimes(3);
});
