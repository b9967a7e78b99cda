/** @jest-environment jsdom */
import { watchForRobots } from "./watch-for-robots";

function makeForm(trap: string) {
  const form = document.createElement("form");
  form.innerHTML = `<input name="name"><input name="riferimento-interno" value="${trap}">`;
  const listen = jest.spyOn(form, "addEventListener");
  const isRobot = watchForRobots(form);
  /** What the browser does for a real visitor; scripts, this one included, cannot make a trusted event. */
  const act = (type: string, name: string) => {
    const event = { type, target: form.elements.namedItem(name), isTrusted: true } as unknown as Event;
    for (const [listened, listener] of listen.mock.calls)
      if (listened === type && typeof listener === "function") listener.call(form, event);
  };
  return { form, isRobot, act };
}

test("an empty trap catches nobody, not even a visitor who never acted", () => {
  expect(makeForm("").isRobot()).toBe(false);
});

test("a script that fills the trap is a robot, whatever events it makes up", () => {
  const { form, isRobot } = makeForm("spam");
  for (const type of ["input", "keydown", "click"]) form.dispatchEvent(new Event(type));
  expect(isRobot()).toBe(true);
});

test.each(["input", "keydown", "click"])(
  "a visitor's %s outweighs what a password manager filled in",
  (type) => {
    const { isRobot, act } = makeForm("ada@dominio.it");
    act(type, "name");
    expect(isRobot()).toBe(false);
  },
);

test("typing into the trap gives a robot away, even one that has typed elsewhere", () => {
  const { isRobot, act } = makeForm("spam");
  act("input", "name");
  act("input", "riferimento-interno");
  expect(isRobot()).toBe(true);
});
