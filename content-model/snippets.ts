/** Templates that Visual Studio Code offers while JSON is typed: whole objects with every required field, to go through with Tab. */
import { z } from "zod";
import { limitsOf } from "./check/expected";
import { serviceSlugs } from "./specification";
import { elementOf, fieldsOf, isOptional, metaOf, unwrap } from "./walk";

/** As the editor's JSON service reads it from a schema (`defaultSnippets`). */
export type Snippet = { label: string; description: string; body: unknown };

/** Number of the next place to stop at. */
type Stops = { next: number };

/** In the editor's templates a dollar, a closing brace and a backslash mean something else. */
const plain = (words: string) => words.replace(/[\\$}]/gu, String.raw`\$&`);

/** In a list of choices commas and bars do so as well. */
const plainChoice = (words: string) => plain(words).replace(/[,|]/gu, String.raw`\$&`);

const stop = (stops: Stops, words: string) => `\${${stops.next++}:${plain(words)}}`;

const choice = (stops: Stops, values: readonly string[]) =>
  `\${${stops.next++}|${values.map(plainChoice).join(",")}|}`;

/** A text that begins with «^» is put in without its quotes: numbers and switches. */
const bare = (words: string) => `^${words}`;

/** The values that a text may have; none where there are no end of them, or where they come and go with files. */
export function closedValues(schema: z.ZodType): readonly string[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return metaOf(schema).reference === "service" ? serviceSlugs : undefined;
}

function bodyOf(name: string, schema: z.ZodType, stops: Stops): unknown {
  const inner = unwrap(schema);
  const { title = name, graphqlType, examples } = metaOf(schema);
  const element = elementOf(inner);
  if (element) {
    const { minItems = 0 } = limitsOf(inner);
    return Array.from({ length: minItems }, () => bodyOf(name, element, stops));
  }
  if (inner instanceof z.ZodObject) return objectBody(inner, stops);
  const values = closedValues(inner);
  if (values) return choice(stops, values);
  if (inner instanceof z.ZodBoolean) return bare(choice(stops, ["true", "false"]));
  if (inner.def.type === "number") {
    const [example] = Array.isArray(examples) ? examples : [limitsOf(inner).minimum];
    return bare(stop(stops, String(example)));
  }
  // A page's address is its file's name, which the editor knows.
  if (name === "slug") return `\${TM_FILENAME_BASE}`;
  return graphqlType === "File" ? `../images/${stop(stops, title)}` : stop(stops, title);
}

function objectBody(schema: z.ZodType, stops: Stops) {
  const required = fieldsOf(schema).filter(([, field]) => !isOptional(field));
  return Object.fromEntries(required.map(([name, field]) => [name, bodyOf(name, field, stops)]));
}

/** The template of an object; of anything else there is none. */
export function snippetOf(schema: z.ZodType): Snippet | undefined {
  if (!(unwrap(schema) instanceof z.ZodObject)) return undefined;
  const { title = "Voce" } = metaOf(schema);
  return {
    label: `${title}: tutti i campi`,
    description: "Mette i campi obbligatori; con Tab si passa da uno all'altro.",
    body: objectBody(schema, { next: 1 }),
  };
}
