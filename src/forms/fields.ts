/**
 * The fields of both forms, in the order in which they are shown and sent. A new field also needs its variable in both
 * EmailJS templates (docs/invio-messaggi.md) and its row in fields.test.ts.
 */

/** The form `contact` is on /contact, `quote` on /preventivo. */
export const formIds = ["contact", "quote"] as const;
export type FormId = (typeof formIds)[number];

export type Option = { readonly value: string; readonly label: string };
/** Option of a service, which `?servizio=SLUG` in the URL chooses. */
export type ServiceOption = Option & { readonly slug: string; readonly group: string };

type CommonField<Name> = {
  readonly name: Name;
  readonly label: string;
  /** Error for an empty field; absent for an optional one. */
  readonly requiredError?: string;
  /** In UTF-16 units. The HTML has no `maxlength`, at which browsers would silently cut a pasted text. */
  readonly maxLength: number;
};

/** Has its name as a parameter, because `FieldName` is derived from `definitions`, which are of this type. */
export type Field<Name = FieldName> = CommonField<Name> &
  (
    | { readonly control: "input"; readonly type: "text" | "email" | "tel"; readonly autoComplete?: string }
    | { readonly control: "textarea"; readonly rows: number }
    | {
        readonly control: "select";
        readonly emptyLabel: string;
        readonly options: readonly Option[] | "services";
      }
  );

const definitions = [
  {
    name: "name",
    label: "Nome e Cognome",
    requiredError: "Scrivi nome e cognome.",
    maxLength: 200,
    control: "input",
    type: "text",
    autoComplete: "name",
  },
  {
    name: "email",
    label: "E-mail",
    requiredError: "Scrivi il tuo indirizzo e-mail: la risposta arriva lì.",
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
    requiredError: "Scegli un servizio.",
    maxLength: 60,
    control: "select",
    emptyLabel: "Seleziona un servizio",
    options: "services",
  },
  {
    name: "location",
    label: "Indirizzo/Località del Progetto",
    requiredError: "Scrivi l’indirizzo o la località del progetto.",
    maxLength: 400,
    control: "input",
    type: "text",
    // Has no `autoComplete`, which would offer the visitor's home instead of the place of the work.
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
    requiredError: "Descrivi in breve il progetto o la richiesta.",
    // The mail service accepts 50 kB of variables; 12,000 units are at most 36 kB of UTF-8.
    maxLength: 12_000,
    control: "textarea",
    rows: 4,
  },
] as const satisfies readonly Field<string>[];

export type FieldName = (typeof definitions)[number]["name"];
export type FormValues = Readonly<Record<FieldName, string>>;

export const fields: readonly Field[] = definitions;
export const fieldNames: readonly FieldName[] = definitions.map(({ name }) => name);

export const formElementId = (formId: FormId) => `${formId}-form`;

/** Returns the `id` of a control, which is unique even with both forms on a page. */
export const controlId = (formId: FormId, name: FieldName) => `${formId}-${name}`;
