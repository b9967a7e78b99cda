import { addressLine, directionsLink, mailLink, telephoneLink } from "./contacts";

const address = {
  street: "Via Prova 1",
  postalCode: "00000",
  city: "Comune",
  province: "CS",
  region: "Calabria",
};

test("a telephone link has no spaces, also none that do not break", () => {
  expect(telephoneLink("+39 0984 00\u00a000")).toBe("tel:+3909840000");
});

test("an e-mail link", () => {
  expect(mailLink("info@studio.example")).toBe("mailto:info@studio.example");
});

test("the address stands on one line", () => {
  expect(addressLine(address)).toBe("Via Prova 1, 00000 Comune (CS)");
});

test("directions lead to the whole address, region included", () => {
  const destination = new URL(directionsLink(address)).searchParams.get("destination");
  expect(destination).toBe("Via Prova 1, 00000 Comune (CS), Calabria");
});
