import { z } from "zod";
import { weekdays } from "../../src/lib/opening-hours";
import { link, sectionHeading, text } from "../fields";
import { isVatNumber } from "../vat-number";

const phone = (title: string) =>
  z
    .string()
    .regex(/^\+39( ?\d){6,11}$/u, { error: "numero italiano con prefisso internazionale" })
    .meta({ title, examples: ["+39 0000 000000"] });

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/u;

const time = (title: string) =>
  z
    .string()
    .regex(timePattern, { error: "ora nel formato «09:00»" })
    .meta({ title, examples: ["09:00"] });

const counter = z
  .strictObject({
    end: z.int().min(1).max(9_999_999).meta({ title: "Numero" }),
    duration: z
      .int()
      .min(200)
      .max(10_000)
      .optional()
      .meta({ title: "Durata in millisecondi", description: "2000 se manca." }),
    prefix: text("Prefisso", { max: 5 }).optional(),
    suffix: text("Suffisso", { max: 5 }).optional(),
    label: text("Che cosa si conta", { max: 40 }),
    className: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/u, { error: "nome di una classe CSS" })
      .optional()
      .meta({ title: "Classe CSS" }),
  })
  .meta({ title: "Contatore", typeName: "Counter", distinct: "label" });

/** Whether both can be compared. */
const hasTimes = ({ opens, closes }: { opens: string; closes: string }) =>
  timePattern.test(opens) && timePattern.test(closes);

const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1).max(7).meta({ title: "Giorni" }),
    opens: time("Apertura"),
    closes: time("Chiusura"),
  })
  // Times in another form are told as that alone.
  .refine((entry) => entry.opens < entry.closes || !hasTimes(entry), {
    path: ["closes"],
    error: "la chiusura viene dopo l'apertura",
  })
  .meta({ title: "Orario", typeName: "OpeningHours" });

/** An entry that has a day in common with an earlier one, and part of its hours. */
function overlapping(entries: readonly z.infer<typeof openingHours>[]): number {
  return entries.findIndex((entry, index) =>
    entries
      .slice(0, index)
      .some(
        (other) =>
          hasTimes(entry) &&
          hasTimes(other) &&
          entry.opens < other.closes &&
          other.opens < entry.closes &&
          entry.days.some((day) => other.days.includes(day)),
      ),
  );
}

/** Where the studio's door is; bounds of Italy, islands included. */
const position = z
  .strictObject({
    latitude: z
      .number()
      .min(35.2, { error: "latitudine in Italia, da 35,2 a 47,1" })
      .max(47.1, { error: "latitudine in Italia, da 35,2 a 47,1" })
      .meta({ title: "Latitudine", description: "Gradi decimali, nord.", examples: [38.91] }),
    longitude: z
      .number()
      .min(6.6, { error: "longitudine in Italia, da 6,6 a 18,6" })
      .max(18.6, { error: "longitudine in Italia, da 6,6 a 18,6" })
      .meta({ title: "Longitudine", description: "Gradi decimali, est.", examples: [16.59] }),
  })
  .meta({ title: "Posizione della sede", typeName: "GeoPosition" });

const serviceArea = z
  .strictObject({
    heading: sectionHeading,
    places: z
      .array(
        z
          .strictObject({
            name: text("Luogo", { max: 60, examples: ["Calabria"] }),
            text: text("Che cosa vi si fa", { min: 20, max: 260 }),
          })
          .meta({ title: "Zona", typeName: "ServedPlace", distinct: "name" }),
      )
      .min(1)
      .max(8)
      .meta({ title: "Zone", description: "Dalla più vicina alla più lontana." }),
  })
  .meta({ title: "Dove operiamo", typeName: "ServiceArea" });

/** Identity and contacts of the studio: the only place that holds them. */
export const studio = z
  .strictObject({
    name: text("Nome dello studio", { max: 60 }),
    tagline: text("Motto", { max: 90 }),
    description: text("Chi siamo in due righe", { min: 60, max: 260 }),
    email: z.email({ error: "indirizzo di posta elettronica" }).meta({ title: "E-mail" }),
    phone: phone("Telefono fisso"),
    mobile: phone("Cellulare"),
    pec: z.email({ error: "indirizzo di posta elettronica" }).optional().meta({ title: "PEC" }),
    vatNumber: z
      .string()
      .regex(/^\d{11}$/u, { error: "undici cifre" })
      .refine(isVatNumber, { error: "partita IVA con la cifra di controllo giusta" })
      .optional()
      .meta({ title: "Partita IVA" }),
    professionalRegister: text("Albo professionale", { max: 120 }).optional(),
    address: z
      .strictObject({
        street: text("Via e numero", { max: 80 }),
        postalCode: z
          .string()
          .regex(/^\d{5}$/u, { error: "cinque cifre" })
          .meta({ title: "CAP" }),
        city: text("Comune", { max: 60 }),
        province: z
          .string()
          .regex(/^[A-Z]{2}$/u, { error: "sigla di due lettere maiuscole" })
          .meta({ title: "Provincia" }),
        region: text("Regione", { max: 40 }),
      })
      .meta({ title: "Indirizzo", typeName: "PostalAddress" }),
    position: position.optional(),
    serviceArea,
    profiles: z
      .array(z.url({ protocol: /^https$/u, error: "indirizzo che comincia con https://" }))
      .max(6)
      .optional()
      .meta({
        title: "Profili pubblici",
        description:
          "Indirizzi dei profili dello studio altrove, per esempio la scheda di Google o LinkedIn.",
      }),
    openingHours: z
      .array(openingHours)
      .min(1)
      .max(7)
      .superRefine((entries, context) => {
        const index = overlapping(entries);
        if (index >= 0)
          context.addIssue({
            code: "custom",
            path: [index, "opens"],
            message: "si sovrappone a un altro orario dello stesso giorno",
          });
      })
      .meta({ title: "Orari di apertura" }),
    experienceYears: z
      .int()
      .min(1)
      .max(100)
      .meta({ title: "Anni di esperienza", description: "Il sito scrive «oltre N anni»." }),
    counters: z.array(counter).min(1).max(4).meta({ title: "Contatori" }),
  })
  .meta({ title: "Studio" });

const mainItem = z
  .strictObject({
    label: text("Voce", { max: 30 }),
    mobileLabel: text("Voce nel menu del telefono", { max: 30 }).optional(),
    to: link.shape.to,
    listsServices: z.boolean().optional().meta({ title: "Apre l'elenco dei servizi" }),
  })
  .meta({ title: "Voce di menu", typeName: "MainNavigationItem", distinct: "to" });

export const navigation = z
  .strictObject({
    main: z.array(mainItem).min(3).max(7).meta({ title: "Menu principale" }),
    quote: link.meta({ title: "Pulsante del preventivo", typeName: "NavigationLink" }),
    footer: z
      .strictObject({
        servicesTitle: text("Titolo della colonna servizi", { max: 40 }),
        companyTitle: text("Titolo della colonna studio", { max: 40 }),
        companyLinks: z.array(link).min(1).max(8).meta({ title: "Collegamenti dello studio" }),
        contactTitle: text("Titolo della colonna contatti", { max: 40 }),
        legalLinks: z.array(link).min(2).max(4).meta({ title: "Collegamenti legali" }),
      })
      .meta({ title: "Piè di pagina", typeName: "FooterNavigation" }),
  })
  .meta({ title: "Navigazione" });

const emailJsId = (title: string) =>
  z
    .string()
    .regex(/^[\w-]{3,60}$/u, { error: "codice copiato dal pannello di EmailJS" })
    .meta({ title, description: "Copiato dal pannello di EmailJS." });

/** Public identifiers of the mail service; environment variables may override them. */
export const forms = z
  .strictObject({
    serviceId: emailJsId("Service ID"),
    templates: z
      .strictObject({
        contact: emailJsId("Modello del modulo di contatto"),
        quote: emailJsId("Modello del preventivo"),
      })
      .meta({ title: "Modelli", typeName: "EmailTemplates" }),
    publicKey: emailJsId("Public key"),
  })
  .meta({ title: "Invio dei moduli" });
