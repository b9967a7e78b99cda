/** Checks the last of eleven digits (Luhn's formula, D.M. 23 December 1976). */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/u.test(text)) return false;
  const sum = [...text].map(Number).reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
