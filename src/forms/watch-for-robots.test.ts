/** @jest-environment jsdom */
import { watchForRobots } from "./watch-for-robots";

function makeForm(trap: string) {
  const form = document.createElement("form");
  form.innerHTML = `<input name="name"><input name="riferimento-interno" value="${trap}">`;
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

test("detects a script that fills the trap, whatever events it dispatches", () => {
  const { form, isRobot } = makeForm("spam");
  for (const type of ["input", "keydown", "click"]) form.dispatchEvent(new Event(type));
  expect(isRobot()).toBe(true);
});

test.each([
  ["accepts an empty trap, even without any input", "", [], false],
  ["accepts a trap filled by a password manager if the visitor types", "nome", ["input name"], false],
  ["accepts it if the visitor presses a key", "nome", ["keydown name"], false],
  ["accepts it if the visitor clicks", "nome", ["click name"], false],
  ["detects typing into the trap", "spam", ["input name", "input riferimento-interno"], true],
])("%s", (_, trap, actions, expected) => {
  const { isRobot, act } = makeForm(trap);
  actions.forEach(act);
  expect(isRobot()).toBe(expected);
});
