/** @jest-environment jsdom */
import { watchForRobots } from "./watch-for-robots";

function makeForm(trap: string) {
  const form = document.createElement("form");
  form.innerHTML = `<input name="name"><input name="riferimento-interno" value="${trap}">`;
  const listen = jest.spyOn(form, "addEventListener");
  const isRobot = watchForRobots(form);
  /** Simulates trusted events, which scripts cannot create. */
  const act = (what: string) => {
    const [type = "", name = ""] = what.split(" ");
    const event = { type, target: form.elements.namedItem(name), isTrusted: true } as unknown as Event;
    for (const [listened, listener] of listen.mock.calls)
      if (listened === type && typeof listener === "function") listener.call(form, event);
  };
  return { form, isRobot, act };
}

test("a script that fills the trap is a robot, whatever events it fakes", () => {
  const { form, isRobot } = makeForm("spam");
  for (const type of ["input", "keydown", "click"]) form.dispatchEvent(new Event(type));
  expect(isRobot()).toBe(true);
});

test.each([
  ["an empty trap catches nobody, not even a visitor who never acted", "", [], false],
  ["a visitor's input outweighs what a password manager filled in", "nome", ["input name"], false],
  ["so does a key", "nome", ["keydown name"], false],
  ["so does a click", "nome", ["click name"], false],
  ["typing into the trap is a robot's", "spam", ["input name", "input riferimento-interno"], true],
])("%s", (_, trap, acts, expected) => {
  const { isRobot, act } = makeForm(trap);
  acts.forEach(act);
  expect(isRobot()).toBe(expected);
});
