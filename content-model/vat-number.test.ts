import { isVatNumber } from "./vat-number";

test("eleven digits, the last of which checks the others", () => {
  for (const right of ["00905811006", "01585570581"]) expect(isVatNumber(right)).toBe(true);
  for (const wrong of ["12345678901", "00908511006", "1234567890", "0090581100A"])
    expect(isVatNumber(wrong)).toBe(false);
});
