/** The one list of the fields of both forms, in the order in which they are shown and sent. */

/** `contact` on /contact, `quote` on /preventivo. */
export const formIds = ["contact", "quote"] as const;
export type FormId = (typeof formIds)[number];

export type Option = { readonly value: string; readonly label: string };
/** A service as the forms need it: `value` is what is sent, `slug` what `?servizio=` carries. */
export type ServiceOption = Option & { readonly slug: string; readonly group: string };

type Common<Name> = {
  readonly name: Name;
  readonly label: string;
  /** The message beside an empty field; a field without it is optional. */
  readonly missing?: string;
  /**
   * Longest value accepted, in UTF-16 units. Checked by our code and never written as `maxlength`: with that
   * attribute browsers cut a pasted text without a word, and what was typed would be lost.
   */
  readonly maxLength: number;
};

export type Field<Name = FieldName> = Common<Name> &
  (
    | { readonly control: "input"; readonly type: "text" | "email" | "tel"; readonly autoComplete?: string }
    | { readonly control: "textarea"; readonly rows: number }
    | {
        readonly control: "select";
        /** Text of the empty option, the one chosen at first. */
        readonly emptyLabel: string;
        /** `services` means the options that the page passes in. */
        readonly options: readonly Option[] | "services";
      }
  );

const list = [
  {
    name: "name",
    label: "Nome e Cognome",
    missing: "Servono nome e cognome.",
    maxLength: 200,
    control: "input",
    type: "text",
    autoComplete: "name",
  },
  {
    name: "email",
    label: "E-mail",
    missing: "Serve un indirizzo e-mail: la risposta arriva lì.",
    maxLength: 254,
    control: "input",
    type: "email",
    autoComplete: "email",
  },
  {
    name: "phone",
    label: "Telefono",
    maxLength: 60,
    control: "input",
    type: "tel",
    autoComplete: "tel",
  },
  {
    name: "service",
    label: "Tipo di Servizio",
    missing: "Serve il tipo di servizio.",
    maxLength: 60,
    control: "select",
    emptyLabel: "Seleziona un servizio",
    options: "services",
  },
  {
    name: "location",
    label: "Indirizzo/Località del Progetto",
    missing: "Serve l’indirizzo o la località del progetto.",
    maxLength: 400,
    control: "input",
    type: "text",
    // No `autoComplete`: the work is not where the visitor lives.
  },
  {
    name: "timing",
    label: "Tempi richiesti",
    maxLength: 60,
    control: "select",
    emptyLabel: "Nessuna preferenza",
    options: [
      { value: "urgente", label: "Urgente" },
      { value: "3-giorni", label: "3 Giorni" },
    ],
  },
  {
    name: "message",
    label: "Dettagli del Progetto",
    missing: "Serve una breve descrizione del progetto o della richiesta.",
    // The mail service takes 50 kB of variables: 12,000 units are at most 36 kB of UTF-8, some five pages.
    maxLength: 12_000,
    control: "textarea",
    rows: 4,
  },
] as const satisfies readonly Field<string>[];

export type FieldName = (typeof list)[number]["name"];
export type FormValues = Readonly<Record<FieldName, string>>;

export const fields: readonly Field[] = list;
export const fieldNames: readonly FieldName[] = list.map(({ name }) => name);

export const formElementId = (form: FormId) => `${form}-form`;

/** The `id` of a field's control: unique even where both forms share a page. */
export const controlId = (form: FormId, name: FieldName) => `${form}-${name}`;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a field; none where the page has been tampered with. */
export const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.querySelector<Control>(`[name="${name}"]`);

/** A value for every field. */
export const valuesBy = (value: (name: FieldName) => string): FormValues =>
  Object.fromEntries(fieldNames.map((name) => [name, value(name)])) as FormValues;

/** Missing fields count as empty. */
export const readValues = (form: HTMLFormElement): FormValues =>
  valuesBy((name) => controlOf(form, name)?.value ?? "");
