import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { Team } from "./team";

const photo = picture("Ritratto");
const noDetails = { register: null, attestations: null, expertise: null };
const member = { slug: "titolare", draft: null, role: "Titolare", bio: "Dirige lo studio.", ...noDetails };
const photograph = { ...photo, src: { ...photo.src, extension: "jpg", publicURL: "/ritratto.jpg" } };
const drawing = { ...photo, src: { childImageSharp: null, extension: "svg", publicURL: "/disegno.svg" } };

test.each([
  ["Dott. Ing. anna  rossi", "AR"],
  ["Maria De Luca", "MD"],
  ["Èlia", "È"],
])("a drawn card of %s shows initials, %s, to sighted users only; a photograph none", (name, initials) => {
  const { rerender } = render(<Team members={[{ ...member, name, photo: drawing }]} />);
  expect(screen.getByRole("img", { name: "Ritratto" })).toHaveAttribute("src", "/disegno.svg");
  expect(screen.getByText(initials)).toHaveAttribute("aria-hidden", "true");
  rerender(<Team members={[{ ...member, name, photo: photograph }]} />);
  expect(screen.getByRole("img", { name: "Ritratto" })).toHaveAttribute("src", "/ponte.jpg");
  expect(screen.queryByText(initials)).not.toBeInTheDocument();
});
