/** Writes a number in Italian, with a minus sign as wide as a digit. */
export const decimal = (value: number, digits: number): string =>
  value
    .toLocaleString("it", { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: true })
    .replace("-", "−");
