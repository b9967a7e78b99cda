/** @jest-environment jsdom */
import { watchForRobots } from "./watch-for-robots";

function makeForm(trap: string) {
  const form = document.createElement("form");
  form.innerHTML = `<input name="name"><input name="riferimento-interno" value="${trap}">`;
  const listen = jest.spyOn(form, "addEventListener");
  const watch = watchForRobots(form);
  /** What the browser does for a real visitor; scripts, this one included, cannot make a trusted event. */
  const act = (type: string, name: string) => {
    const event = { type, target: form.elements.namedItem(name), isTrusted: true } as unknown as Event;
    for (const [listened, listener] of listen.mock.calls)
      if (listened === type && typeof listener === "function") listener.call(form, event);
  };
  return { form, watch, act };
}

test("an empty trap catches nobody, not even who never acted", () => {
  expect(makeForm("").watch.isRobot()).toBe(false);
});

test("who has filled the trap by script is a robot, whatever events it has made up", () => {
  const { form, watch } = makeForm("spam");
  for (const type of ["input", "keydown", "click"]) form.dispatchEvent(new Event(type));
  form.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(watch.isRobot()).toBe(true);
});

test.each(["input", "keydown", "click"])(
  "a visitor's %s outweighs what a password manager filled in",
  (type) => {
    const { watch, act } = makeForm("ada@dominio.it");
    act(type, "name");
    expect(watch.isRobot()).toBe(false);
  },
);

test("who types into the trap is a robot, even one that has typed elsewhere", () => {
  const { watch, act } = makeForm("spam");
  act("input", "name");
  act("input", "riferimento-interno");
  expect(watch.isRobot()).toBe(true);
});

test("the trap is looked at when the form is sent, not before", () => {
  const { form, watch } = makeForm("");
  const trap = form.elements.namedItem("riferimento-interno");
  if (trap instanceof HTMLInputElement) trap.value = "spam";
  expect(watch.isRobot()).toBe(true);
});

test("once stopped it listens to nothing", () => {
  const { form, watch } = makeForm("spam");
  const stopped = jest.spyOn(form, "removeEventListener");
  watch.stop();
  const listened = jest.mocked(form.addEventListener).mock.calls;
  expect(stopped.mock.calls).toEqual(listened);
  expect(listened.length).toBeGreaterThan(0);
});
