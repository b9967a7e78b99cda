import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { Team } from "./team";

const photo = picture("Ritratto");
const photographed: Queries.TeamMemberCardFragment = {
  slug: "titolare",
  draft: null,
  name: "Geom. Nome Cognome",
  role: "Titolare",
  bio: "Dirige lo studio.",
  photo: { ...photo, src: { ...photo.src, extension: "jpg", publicURL: "/ritratto.jpg" } },
};
const drawn: Queries.TeamMemberCardFragment = {
  ...photographed,
  slug: "rilievi",
  photo: {
    ...photo,
    alt: "Disegno",
    src: { childImageSharp: null, extension: "svg", publicURL: "/static/disegno.svg" },
  },
};

beforeEach(() => void stubViewport());

test("a photograph carries no initials", () => {
  render(<Team members={[photographed]} />);
  expect(screen.getByRole("img", { name: "Ritratto" })).toHaveAttribute("src", "/ponte.jpg");
  expect(screen.queryByText("NC")).not.toBeInTheDocument();
});

test.each([
  ["Ing. Anna Bianchi", "AB"],
  ["Dott. Ing. anna  rossi", "AR"],
  ["Maria De Luca", "MD"],
  ["Èlia", "È"],
])("the drawn card of %s does, %s, for the eye only", (name, initials) => {
  render(<Team members={[{ ...drawn, name }]} />);
  expect(screen.getByRole("img", { name: "Disegno" })).toHaveAttribute("src", "/static/disegno.svg");
  expect(screen.getByText(initials)).toHaveAttribute("aria-hidden", "true");
});
