/** Facts of studio.json that legal texts may name by tokens such as {studio.email}. */
export const legalFactNames = [
  "studio.name",
  "studio.email",
  "studio.phone",
  "studio.address",
  "studio.quoteValidityDays",
] as const;

export type LegalFacts = Readonly<Record<(typeof legalFactNames)[number], string>>;

/** @throws Error for an unknown token, which the content check refuses earlier */
export function fillTokens(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{([\w.]+)\}/gu, (token, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`Unknown token ${token}`);
    return fact;
  });
}
