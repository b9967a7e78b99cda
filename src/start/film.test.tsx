import { render } from "@testing-library/react";
import { reducedMotion, stubMedia } from "../../tests/unit/testing/media";
import { HeroFilm } from "../sections/hero-film";
import { playFilm } from "./film";

const tablet = "tablet";
jest.mock("../styles/breakpoints.module.css", () => ({ tablet: "tablet" }));

test.each<[string, string[], object | undefined, boolean, boolean]>([
  ["a wide screen", [tablet], undefined, true, true],
  ["a phone: at its button", [], undefined, false, true],
  ["less motion", [tablet, reducedMotion], undefined, false, false],
  ["3G", [tablet], { effectiveType: "3g" }, false, false],
  ["Save-Data", [tablet], { effectiveType: "4g", saveData: true }, false, false],
])(
  "the hero's film plays by itself or not, and has a button or not, on %s",
  (_, media, connection, plays, isOffered) => {
    stubMedia(...media);
    Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
    const play = jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    const { container } = render(<HeroFilm file="/video/film.mp4" focus={{ x: 50, y: 50 }} className="" />);
    playFilm();
    expect([play.mock.calls.length, container.querySelector("button")?.hidden]).toEqual([
      Number(plays),
      !isOffered,
    ]);
    play.mockRestore();
  },
);
