import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { Team } from "./team";

const photo = picture("Ritratto");
const noDetails = { register: null, attestations: null, expertise: null };
const member = { slug: "titolare", draft: null, name: "Geom. Maria De Luca", role: "Titolare" };
const photograph = { ...photo, src: { ...photo.src, extension: "jpg", publicURL: "/ritratto.jpg" } };
const drawing = { ...photo, src: { childImageSharp: null, extension: "svg", publicURL: "/disegno.svg" } };

test.each([
  ["a drawing", drawing, "/disegno.svg", false],
  ["a photograph", photograph, "/ponte.jpg", true],
])("%s of a person takes a bay; only a photograph has a frame", (_kind, shown, src, isFramed) => {
  render(<Team members={[{ ...member, ...noDetails, bio: "Dirige lo studio.", photo: shown }]} />);
  const portrait = screen.getByRole("img", { name: "Ritratto" });
  expect(portrait).toHaveAttribute("src", src);
  expect(portrait.closest(".photo") !== null).toBe(isFramed);
});

test("a drawing's focal point chooses what small screens show of it", () => {
  const focusedDrawing = { ...drawing, focus: { x: 50, y: 20 } };
  render(<Team members={[{ ...member, ...noDetails, bio: "Dirige lo studio.", photo: focusedDrawing }]} />);
  expect(screen.getByRole("img", { name: "Ritratto" }).parentElement).toHaveStyle({
    "--focal-point": "50% 20%",
  });
});
