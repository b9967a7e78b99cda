import { fireEvent, render, screen } from "@testing-library/react";
import type { Embed } from "../../../shared/embed";
import { ClickToLoad } from "./click-to-load";

const video: Embed = {
  provider: "youtube",
  frameUrl: "https://www.youtube-nocookie.com/embed/test-video1?autoplay=1",
  pageUrl: "https://www.youtube.com/watch?v=test-video1",
};
const map: Embed = {
  provider: "openStreetMap",
  frameUrl: "https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4",
  pageUrl: "https://www.openstreetmap.org/?bbox=1,2,3,4",
};
const picture = <img alt="Rilievo di un ponte" />;
const figure = <ClickToLoad use="video" embed={video} picture={picture} title="Lo studio" />;

test("before loading, the panel names the provider and its data, with links", () => {
  render(figure);
  expect(screen.getByText(/YouTube \(Google Ireland\)/u)).toHaveTextContent("riceve l’indirizzo IP");
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Informativa privacy", "/privacy-policy#contenuti-esterni"],
    ["Guarda il video su YouTube", video.pageUrl],
  ]);
});

const sandbox = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

test.each([
  ["video", figure, "autoplay; fullscreen; picture-in-picture; encrypted-media", null],
  ["mappa", <ClickToLoad key="" use="map" embed={map} picture={picture} title="" />, "fullscreen", sandbox],
  ["video", <ClickToLoad key="" use="background" embed={video} picture={null} title="" />, "autoplay", null],
])("the %s frame has only the permissions it needs", (name, element, allow, box) => {
  render(element);
  fireEvent.click(
    screen.getByRole("button", { name: new RegExp(`^(?:Carica|Riproduci) (?:il|la) ${name}$`, "u") }),
  );
  const frame = document.querySelector("iframe");
  expect(["allow", "sandbox"].map((attribute) => frame?.getAttribute(attribute))).toEqual([allow, box]);
  expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  expect(frame?.closest("[inert]") !== null).toBe(allow === "autoplay");
});
