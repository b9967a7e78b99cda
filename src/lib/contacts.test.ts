import { addressLine, directionsLink, telephoneLink } from "./contacts";

test("a telephone link has no spaces, also none that do not break", () => {
  expect(telephoneLink("+39 0984 00\u00a000")).toBe("tel:+3909840000");
});

test("the address stands on one line, and directions lead to the whole of it, region included", () => {
  const address = {
    street: "Via Prova 1",
    postalCode: "00000",
    city: "Comune",
    province: "CS",
    region: "Calabria",
  };
  expect(addressLine(address)).toBe("Via Prova 1, 00000 Comune (CS)");
  const destination = new URL(directionsLink(address)).searchParams.get("destination");
  expect(destination).toBe("Via Prova 1, 00000 Comune (CS), Calabria");
});
