import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { layoutData } from "../../../tests/unit/testing/layout-data";
import { stubMedia } from "../../../tests/unit/testing/media";
import * as widths from "../../styles/breakpoints.module.css";
import { MobileMenu } from "./mobile-menu";

let media: ReturnType<typeof stubMedia>;
beforeEach(() => {
  media = stubMedia();
});

const menu = (pathname: string) => <MobileMenu data={layoutData} pathname={pathname} />;
const openButton = () => screen.getByRole("button", { name: "Menu" });
const dialog = () => screen.getByRole("dialog", { hidden: true });
const inMenu = () => within(dialog());

async function open(pathname = "/") {
  const view = render(menu(pathname));
  await userEvent.click(openButton());
  expect(screen.getByRole("dialog", { name: "Menu" })).toHaveAttribute("open");
  return view;
}

// jsdom cannot follow a link.
beforeAll(() => document.addEventListener("click", (event) => event.preventDefault()));

test("the browser can open and close it before scripts run", () => {
  render(menu("/"));
  const close = inMenu().getByRole("button", { hidden: true });
  expect(openButton()).toHaveAttribute("command", "show-modal");
  expect(close).toHaveAttribute("command", "close");
  for (const button of [openButton(), close]) expect(button).toHaveAttribute("commandfor", dialog().id);
});

test("choosing a page closes it, also the page one is on", async () => {
  await open("/portfolio");
  await userEvent.click(inMenu().getByRole("link", { name: "Portfolio" }));
  expect(dialog()).not.toHaveAttribute("open");
});

test("a window grown wide closes it, and it listens no more once it is gone", async () => {
  const { unmount } = await open();
  act(() => media.change(widths.wide));
  expect(dialog()).not.toHaveAttribute("open");
  const close = jest.spyOn(HTMLDialogElement.prototype, "close");
  unmount();
  close.mockClear();
  media.change(widths.wide);
  expect(close).not.toHaveBeenCalled();
});
