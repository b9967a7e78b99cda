/** `npm run searches`: web searches that the content no longer answers, for writers. */
import { readFileSync } from "node:fs";

const [, ...rows] = readFileSync("scripts/searches.tsv", "utf8").trimEnd().split("\n");
const textOf = (file: string) => readFileSync(`content/${file}.json`, "utf8").replace(/\s/gu, " ");

let missing = 0;
for (const row of rows) {
  const [file = "", search, sentence = ""] = row.split("\t");
  const isAnswered = !/^Dipende/u.test(sentence) && sentence !== "" && textOf(file).includes(sentence);
  if (isAnswered) continue;
  missing += 1;
  console.log(`${file}: «${search}» non trova più «${sentence}»`);
}
console.log(`${rows.length - missing} ricerche su ${rows.length} hanno la loro risposta.`);
process.exitCode = missing > 0 ? 1 : 0;
