import { isVatNumber } from "./vat-number";

test.each(["00000000000", "00905811006", "01585570581", "12345678903"])("%s has the right form", (number) => {
  expect(isVatNumber(number)).toBe(true);
});

test.each(["12345678901", "1234567890", "123456789012", "0090581100A", ""])("%s has not", (number) => {
  expect(isVatNumber(number)).toBe(false);
});

test("one wrong digit, and any two neighbours exchanged but 0 and 9, are found", () => {
  const right = "00905811006";
  for (let index = 0; index < right.length; index += 1) {
    const other = (Number(right[index]) + 1) % 10;
    expect(isVatNumber(`${right.slice(0, index)}${other}${right.slice(index + 1)}`)).toBe(false);
    const [one = "", two = ""] = right.slice(index, index + 2);
    if (one === two || two === "" || [one, two].sort().join("") === "09") continue;
    expect(isVatNumber(right.slice(0, index) + two + one + right.slice(index + 2))).toBe(false);
  }
});
