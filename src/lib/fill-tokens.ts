/**
 * Puts the studio's facts in the place of tokens such as {studio.email}.
 *
 * @throws Error for a token without a fact: the content check refuses such a text earlier
 */
export function fillTokens(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{([\w.]+)\}/gu, (token, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`Unknown token ${token}`);
    return fact;
  });
}
