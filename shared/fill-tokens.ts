/** Facts of studio.json allowed in legal texts as {studio.email}. */
export const legalFacts = [
  "studio.name",
  "studio.email",
  "studio.phone",
  "studio.address",
  "studio.quoteValidityDays",
] as const;

export type LegalFacts = Readonly<Record<(typeof legalFacts)[number], string>>;

/** @throws Error for an unknown token, refused earlier by the content check */
export function fillTokens(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{([\w.]+)\}/gu, (token, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`Unknown token ${token}`);
    return fact;
  });
}
