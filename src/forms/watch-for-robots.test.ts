/** @jest-environment jsdom */
import { watchForRobots } from "./watch-for-robots";

function makeForm(honeypot: string) {
  const form = document.createElement("form");
  form.innerHTML = `<input name="name"><input name="riferimento-interno" value="${honeypot}">`;
  const listen = jest.spyOn(form, "addEventListener");
  const isRobot = watchForRobots(form);
  /** Simulates trusted events, which scripts cannot create. */
  const act = (action: string) => {
    const [type = "", name = ""] = action.split(" ");
    const event = { type, target: form.elements.namedItem(name), isTrusted: true } as unknown as Event;
    for (const [listened, listener] of listen.mock.calls)
      if (listened === type && typeof listener === "function") listener.call(form, event);
  };
  return { form, isRobot, act };
}

test("detects a script that fills the honeypot, whatever events it dispatches", () => {
  const { form, isRobot } = makeForm("spam");
  for (const type of ["input", "keydown", "click"]) form.dispatchEvent(new Event(type));
  expect(isRobot()).toBe(true);
});

test.each([
  ["accepts an empty honeypot, even without any input", "", [], false],
  ["accepts a honeypot filled by a password manager if the visitor types", "nome", ["input name"], false],
  ["accepts it if the visitor presses a key", "nome", ["keydown name"], false],
  ["accepts it if the visitor clicks", "nome", ["click name"], false],
  ["detects typing into the honeypot", "spam", ["input name", "input riferimento-interno"], true],
])("%s", (_, honeypot, actions, expected) => {
  const { isRobot, act } = makeForm(honeypot);
  actions.forEach(act);
  expect(isRobot()).toBe(expected);
});
