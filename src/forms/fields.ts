/** The one field set of both forms, in the order in which it is shown and sent. */

export const fieldNames = ["name", "email", "phone", "service", "location", "timing", "message"] as const;
export type FieldName = (typeof fieldNames)[number];
export type FormValues = Readonly<Record<FieldName, string>>;

/** `contact` on /contact, `quote` on /preventivo. */
export type FormId = "contact" | "quote";

export type Option = { readonly value: string; readonly label: string };
/** A service as the forms need it: `value` is what is sent, `slug` what `?servizio=` carries. */
export type ServiceOption = Option & { readonly slug: string };

/** Parameter of the address that names the slug of the service to be preselected. */
export const requestParameter = "servizio";

type Common = {
  readonly name: FieldName;
  readonly label: string;
  readonly required: boolean;
  /**
   * Longest value accepted, in UTF-16 units. Checked by our code and never written as `maxlength`: with that
   * attribute browsers cut a pasted text without a word, and what was typed would be lost.
   */
  readonly maxLength: number;
};

export type Field = Common &
  (
    | { readonly control: "input"; readonly type: "text" | "email" | "tel"; readonly autoComplete: string }
    | { readonly control: "textarea"; readonly rows: number }
    | {
        readonly control: "select";
        /** Text of the empty option, the one chosen at first. */
        readonly emptyLabel: string;
        /** `services` stands for the options that the page passes in. */
        readonly options: readonly Option[] | "services";
      }
  );

export const fields = [
  {
    name: "name",
    label: "Nome e Cognome",
    required: true,
    maxLength: 200,
    control: "input",
    type: "text",
    autoComplete: "name",
  },
  {
    name: "email",
    label: "Email",
    required: true,
    maxLength: 254,
    control: "input",
    type: "email",
    autoComplete: "email",
  },
  {
    name: "phone",
    label: "Telefono",
    required: false,
    maxLength: 60,
    control: "input",
    type: "tel",
    autoComplete: "tel",
  },
  {
    name: "service",
    label: "Tipo di Servizio",
    required: true,
    maxLength: 60,
    control: "select",
    emptyLabel: "Seleziona un servizio",
    options: "services",
  },
  {
    name: "location",
    label: "Indirizzo/Località del Progetto",
    required: true,
    maxLength: 400,
    control: "input",
    type: "text",
    autoComplete: "address-line1",
  },
  {
    name: "timing",
    label: "Tempistiche",
    required: false,
    maxLength: 60,
    control: "select",
    emptyLabel: "Nessuna preferenza",
    options: [
      { value: "urgente", label: "Urgente" },
      { value: "3-giorni", label: "3 Giorni" },
    ],
  },
  // The mail service takes 50 kB of variables: 12,000 units are at most 36 kB of UTF-8, some five pages.
  {
    name: "message",
    label: "Dettagli del Progetto",
    required: true,
    maxLength: 12_000,
    control: "textarea",
    rows: 4,
  },
] as const satisfies readonly Field[];

/** The `id` of a field's control: unique even where both forms share a page. */
export const controlId = (form: FormId, name: FieldName) => `${form}-${name}`;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a field; none where the page has been tampered with. */
export function controlOf(form: HTMLFormElement, name: FieldName): Control | undefined {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl ? control : undefined;
}

/**
 * What the visitor has typed; a field that is missing counts as empty. Not by FormData, which replaces half a character
 * in silence.
 */
export function readValues(form: HTMLFormElement): FormValues {
  const entries = fieldNames.map((name) => [name, controlOf(form, name)?.value ?? ""]);
  return Object.fromEntries(entries);
}
