import { act, render, screen, within } from "@testing-library/react";
import { layoutData } from "../../../tests/unit/testing/layout-data";
import { stubMedia } from "../../../tests/unit/testing/media";
import { MobileMenu } from "./mobile-menu";
import { rowOf } from "./row";

let media: ReturnType<typeof stubMedia>;
beforeEach(() => {
  media = stubMedia();
});

const menu = (pathname: string) => <MobileMenu data={layoutData} pathname={pathname} />;
const openButton = () => screen.getByRole("button", { name: "Menu" });
const dialog = () => screen.getByRole("dialog", { hidden: true });
const inMenu = () => within(dialog());

function open(pathname = "/") {
  const view = render(menu(pathname));
  (dialog() as HTMLDialogElement).showModal();
  return view;
}

test("the browser can open and close it by itself", () => {
  render(menu("/"));
  const close = inMenu().getByRole("button", { hidden: true });
  expect(openButton()).toHaveAttribute("command", "show-modal");
  expect(close).toHaveAttribute("command", "close");
  for (const button of [openButton(), close]) expect(button).toHaveAttribute("commandfor", dialog().id);
});

test("a new page closes it", () => {
  const { rerender } = open("/portfolio");
  rerender(menu("/about"));
  expect(dialog()).not.toHaveAttribute("open");
});

test("a window grown wide closes it, and it listens no more once it is gone", () => {
  const { unmount } = open();
  act(() => media.change(rowOf(layoutData).media));
  expect(dialog()).not.toHaveAttribute("open");
  const close = jest.spyOn(HTMLDialogElement.prototype, "close");
  unmount();
  close.mockClear();
  media.change(rowOf(layoutData).media);
  expect(close).not.toHaveBeenCalled();
});
