/** Generates valid values from the schemas, so that tests follow the model. */
import { z } from "zod";
import { elementOf, fieldsOf, isOptional, metaOf, unwrap } from "../../content-model/walk";

export const samplePicture = "../images/campione.jpg";

export const sampleListItem = "Voce ammessa";

const valueByName: Readonly<Record<string, unknown>> = {
  closes: "19:00",
  email: "studio@rilievi.it",
  phone: "+39 0965 123456",
  mobile: "+39 320 1234567",
  postalCode: "89100",
  province: "RC",
  serviceId: "service_abc123",
  contact: "template_contact",
  quote: "template_quote",
  publicKey: "key_abc123",
  src: samplePicture,
};

const routes = ["/contact", "/about", "/services", "/portfolio", "/preventivo", "/attrezzature", "/"];

type Sample = {
  /** Makes the texts of different files differ. */
  mark: string;
  slugs: Readonly<Record<string, readonly string[]>>;
  /** Index in the innermost list, to make its items differ. */
  index?: number;
};

/** Smallest accepted value: no optional fields, shortest lists. */
export function sampleOf(schema: z.ZodType, sample: Sample, name = ""): unknown {
  const inner = unwrap(schema);
  const { minItems, minLength, minimum, maxLength = 60 } = z.toJSONSchema(inner, { target: "draft-7" });
  const min = minItems ?? minLength ?? minimum ?? 0;
  const element = elementOf(inner);
  if (element) {
    return Array.from({ length: min }, (_, index) => {
      const { reference } = metaOf(element);
      if (reference) return sample.slugs[reference]?.[index];
      return sampleOf(element, { ...sample, mark: `${sample.mark}${index}`, index });
    });
  }
  if (inner instanceof z.ZodObject) {
    const fields = fieldsOf(inner).filter(([, field]) => !isOptional(field));
    return Object.fromEntries(fields.map(([field, type]) => [field, sampleOf(type, sample, field)]));
  }
  if (metaOf(inner).listedIn) return sampleListItem;
  if (name in valueByName) return valueByName[name];
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodBoolean) return true;
  if (inner.def.type === "number") return min;
  const { index = 0 } = sample;
  if (name === "to") return routes[index];
  if (name === "question") return `Domanda numero ${index + 1}, di prova?`;
  const [example] = [metaOf(inner).examples].flat();
  const hasPattern = !inner.safeParse(`${name} di prova`).success;
  if (hasPattern && inner.safeParse(example).success) return example;
  return `${name} ${sample.mark} `
    .padEnd(min, "abcdefghij ")
    .slice(0, Math.max(min, Math.min(maxLength, 60)))
    .trim()
    .padEnd(min, "x");
}
