/** @jest-environment jsdom */
import { navigate } from "gatsby";
import { navigateOnClick } from "./navigate-on-click";

const stop = (event: Event) => event.preventDefault();

beforeAll(() => {
  navigateOnClick();
  // After it: jsdom cannot load another page.
  document.addEventListener("click", (event) => {
    if (!event.defaultPrevented) handedOn();
    stop(event);
  });
});

const handedOn = jest.fn();

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  handedOn.mockClear();
  document.body.innerHTML = `
    <a id="page" href="/services?tutti=1#dove-operiamo"><span>Dove operiamo</span></a>
    <a id="same" href="${window.location.href}">Home</a>`;
});

const click = (selector: string, options: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));

test("a click on a link leads to the page without loading all anew", () => {
  click("#page span");
  expect(jest.mocked(navigate).mock.calls).toEqual([["/services?tutti=1#dove-operiamo", { replace: false }]]);
  expect(handedOn).not.toHaveBeenCalled();
});

test("the page that is already there is no further step back", () => {
  click("#same");
  expect(jest.mocked(navigate).mock.calls).toEqual([["/", { replace: true }]]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %j is the browser's",
  (options) => {
    click("#page", options);
    expect(navigate).not.toHaveBeenCalled();
    expect(handedOn).toHaveBeenCalled();
  },
);

test("what other code has answered is left alone", () => {
  const link = document.querySelector("#page");
  link?.addEventListener("click", stop);
  click("#page");
  expect(navigate).not.toHaveBeenCalled();
});
