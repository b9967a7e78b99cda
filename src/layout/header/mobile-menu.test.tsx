import { act, render, screen } from "@testing-library/react";
import { layoutData } from "../../../tests/unit/testing/layout-data";
import { stubMedia } from "../../../tests/unit/testing/media";
import { MobileMenu } from "./mobile-menu";
import { rowOf } from "./row";

const menu = (pathname: string) => <MobileMenu data={layoutData} pathname={pathname} />;
const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });

test("a new page closes it, and a window grown wide", () => {
  const media = stubMedia();
  const { rerender } = render(menu("/portfolio"));
  dialog().showModal();
  rerender(menu("/about"));
  expect(dialog()).not.toHaveAttribute("open");
  dialog().showModal();
  act(() => media.change(rowOf(layoutData).media));
  expect(dialog()).not.toHaveAttribute("open");
});
