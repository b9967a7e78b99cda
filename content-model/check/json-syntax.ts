/**
 * Finds the first mistake in a JSON text and names it where it was made. jsonc-parser recovers from
 * mistakes and reports where it noticed them, which for a missing comma is one line too late.
 */
import {
  closesInPlace,
  type Expectation,
  explainToken,
  indentOf,
  type Opened,
  type Outsider,
  standsOutside,
} from "./json-mistakes";
import { type Mistake, type Token, tokens } from "./json-tokens";

/** Deeper texts are refused: no content needs it, and parsers recurse. */
export const deepestLevel = 40;

/**
 * @param text a whole file, without byte order mark
 * @returns the first mistake, or `undefined` for strict JSON
 */
export function firstMistake(text: string): Mistake | undefined {
  const opened: Opened[] = [];
  let expected = "value" as Expectation;
  let previous: Token = { kind: "end", start: 0, end: 0 };
  let outsider: Outsider | undefined;

  const afterValue = (): Expectation => (opened.length === 0 ? "end of file" : "comma or end");

  for (const token of tokens(text)) {
    if (token.mistake) return token.mistake;
    const top = opened.at(-1);
    if (top && previous.start === top.offset) top.inner = indentOf(text, token);
    if (top && standsOutside(text, token, top)) outsider ??= { previous, top };
    const mistake = explainToken({ text, token, previous, expected, top, outsider });
    if (mistake) return mistake;
    switch (token.kind) {
      case "{":
      case "[":
        if (opened.length === deepestLevel) return tooDeep(token.start);
        opened.push({ closer: token.kind === "{" ? "}" : "]", offset: token.start });
        expected = token.kind === "{" ? "key or }" : "value or ]";
        break;
      case "}":
      case "]":
        opened.pop();
        if (top && top === outsider?.top && closesInPlace(text, token, top)) outsider = undefined;
        expected = afterValue();
        break;
      case ":":
        expected = "value";
        break;
      case ",":
        expected = top?.closer === "}" ? "key" : "value";
        break;
      default:
        expected = expected === "key" || expected === "key or }" ? "colon" : afterValue();
    }
    previous = token;
  }
  return undefined;
}

const tooDeep = (offset: number): Mistake => ({
  offset,
  message: `troppe parentesi una dentro l'altra: più di ${deepestLevel}`,
  remedy: "Controllare che ogni parentesi aperta sia chiusa.",
});
