import { isVatNumber } from "./vat-number";

test("accepts eleven digits with a valid check digit, and nothing else", () => {
  for (const valid of ["00905811006", "01585570581"]) expect(isVatNumber(valid)).toBe(true);
  for (const invalid of ["12345678901", "00908511006", "1234567890", "0090581100A"])
    expect(isVatNumber(invalid)).toBe(false);
});
