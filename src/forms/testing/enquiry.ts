import type { EnquiryFormProps } from "../enquiry-form";
import { type Field, type FormValues, fields } from "../fields";

export const services = [
  { value: "misure-di-grotte", slug: "grotte", label: "Misure di grotte", group: "Sottoterra" },
  { value: "mappe-di-isole", slug: "isole", label: "Mappe di isole", group: "Sull’acqua" },
];

export const settings = {
  id: "quote",
  data: {
    formsConfiguration: {
      serviceId: "service_a",
      templates: { contact: "template_c", quote: "template_q" },
      publicKey: "key_a",
      privacyNote: "I dati servono a rispondere.",
    },
    lists: { serviceGroups: [{ name: "Sull’acqua" }, { name: "Nell’aria" }, { name: "Sottoterra" }] },
    allService: { nodes: services },
  },
  fallback: { phone: "+39 0000 000000", email: "info@studio.example" },
} satisfies EnquiryFormProps;

export const requiredFields = fields.filter(({ requiredError }) => requiredError !== undefined);

export const valuesFor = (valueFor: (field: Field) => string) =>
  Object.fromEntries(fields.map((field) => [field.name, valueFor(field)])) as FormValues;

export const takesAnyText = (field: Field) =>
  field.control === "textarea" || (field.control === "input" && field.type !== "email");

export const enquiryFor = (service: string) =>
  valuesFor((field) => {
    if (field.control === "select")
      return field.options === "services" ? service : (field.options.at(-1)?.value ?? "");
    if (!takesAnyText(field)) return "nome@posta.example";
    const text = `${field.label} «d’esempio» & <b>1</b>`;
    return field.control === "textarea" ? `${text}\nin due righe 📐` : text;
  });

export const values = enquiryFor("mappe-di-isole");
export const emptyValues = valuesFor(() => "");
