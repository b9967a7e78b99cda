import { addressLine, directionsLink, placeNames } from "./contacts";

test("puts the address on one line, and adds the region for directions", () => {
  const address = {
    street: "Via Prova 1",
    postalCode: "00000",
    city: "Comune",
    province: "CS",
    region: "Calabria",
  };
  expect(addressLine(address)).toBe("Via Prova 1, 00000 Comune\u00a0(CS)");
  const destination = new URL(directionsLink(address)).searchParams.get("destination");
  expect(destination).toBe("Via Prova 1, 00000 Comune (CS), Calabria");
});

test("names provinces by their capitals", () => {
  const names = ["Provincia di Cosenza", "Città metropolitana di Reggio Calabria", "Tropea"];
  expect(placeNames(names.map((name) => ({ name })))).toBe("Cosenza, Reggio Calabria, Tropea");
});
