import { fireEvent, render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { Curtain } from "../sections/curtain";
import { moveCurtains } from "./curtain";

const comparison = {
  before: picture("Veduta"),
  after: picture("Nuvola"),
  rest: 35,
  caption: "Dal luogo al dato",
};

test("a curtain is parted where the content says, and goes where its slider is moved; other fields move nothing", () => {
  moveCurtains();
  render(<Curtain comparison={comparison} />);
  const slider = screen.getByRole<HTMLInputElement>("slider");
  const split = () => slider.parentElement?.style.getPropertyValue("--split");
  expect([slider.value, split()]).toEqual(["35", "0.35"]);
  slider.value = "80";
  fireEvent.input(slider);
  expect(split()).toBe("0.8");
  const { container } = render(<input type="range" defaultValue="10" />);
  fireEvent.input(container.querySelector("input") as HTMLInputElement);
  expect(split()).toBe("0.8");
  expect(screen.getAllByRole("img")).toHaveLength(2);
});
