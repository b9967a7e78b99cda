/** Content that belongs to no page: the studio's data, lists of choices, menus, the mail service. */
import { z } from "zod";
import { weekdays } from "../../shared/weekdays";
import {
  contentFile,
  date,
  decimal,
  drawing,
  drawingWithoutAlt,
  email,
  group,
  integer,
  link,
  list,
  patternText,
  sectionHeading,
  sitePath,
  text,
} from "../fields";
import { isVatNumber } from "../vat-number";

const phone = (title: string) =>
  patternText(title, /^\+39( ?\d){6,11}$/u, "numero italiano con prefisso internazionale", {
    examples: ["+39 0000 000000"],
  });

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/u;

const time = (title: string) =>
  patternText(title, timePattern, "ora nel formato «09:00»", { examples: ["09:00"] });

const counter = group("Contatore", "Counter", {
  end: integer("Numero", 1, 9_999_999),
  duration: integer("Durata in millisecondi", 200, 10_000, { description: "2000 se manca." }).optional(),
  prefix: text("Prefisso", { max: 5 }).optional(),
  suffix: text("Suffisso", { max: 5 }).optional(),
  label: text("Che cosa si conta", { max: 40 }),
  className: patternText("Classe CSS", /^[a-z][a-z0-9-]*$/u, "nome di una classe CSS").optional(),
});

const hasValidTimes = ({ opens, closes }: { opens: string; closes: string }) =>
  timePattern.test(opens) && timePattern.test(closes);

const openingHours = group("Orario", "OpeningHours", {
  days: list("Giorni", z.enum(weekdays), { min: 1, max: 7 }),
  opens: time("Apre alle"),
  closes: time("Chiude alle"),
})
  // `time` reports malformed times.
  .refine((hours) => !hasValidTimes(hours) || hours.opens < hours.closes, {
    path: ["closes"],
    error: "la chiusura viene dopo l'apertura",
    params: { remedy: "Controllare le due ore: forse sono scambiate." },
  });

// Makes a check that reports, at `field`, the first item that clashes with an earlier one.
function refuseClashes<Item>(
  haveClash: (one: Item, other: Item) => boolean,
  field: string,
  message: string,
  remedy: string,
) {
  return (items: readonly Item[], context: z.RefinementCtx) => {
    const index = items.findIndex((item, position) =>
      items.slice(0, position).some((earlier) => haveClash(item, earlier)),
    );
    if (index >= 0) context.addIssue({ code: "custom", path: [index, field], message, params: { remedy } });
  };
}

type Hours = z.infer<typeof openingHours>;

const haveHoursInCommon = (one: Hours, other: Hours) =>
  hasValidTimes(one) &&
  hasValidTimes(other) &&
  one.opens < other.closes &&
  other.opens < one.closes &&
  one.days.some((day) => other.days.includes(day));

type Days = { from: string; to: string };

const hasValidDates = ({ from, to }: Days) => z.regexes.date.test(from) && z.regexes.date.test(to);

// A longer closure means a mistyped year.
const maxClosureDays = 100;

const closure = group("Chiusura", "Closure", {
  from: date("Dal"),
  to: date("Al").meta({ description: "Ultimo giorno di chiusura, compreso." }),
  note: text("Motivo", {
    max: 60,
    description: "Facoltativo: la pagina lo scrive dopo i due punti.",
    examples: ["ferie estive"],
  }).optional(),
})
  .refine((days) => !hasValidDates(days) || days.from <= days.to, {
    path: ["to"],
    error: "l'ultimo giorno viene dopo il primo, o è lo stesso",
    params: { remedy: "Controllare le due date: forse sono scambiate." },
  })
  .refine(
    (days) =>
      !hasValidDates(days) || Date.parse(days.to) - Date.parse(days.from) < maxClosureDays * 86_400_000,
    {
      path: ["to"],
      error: `una chiusura dura al massimo ${maxClosureDays} giorni`,
      params: { remedy: "Controllare l'anno delle due date." },
    },
  );

const haveDaysInCommon = (one: Days, other: Days) =>
  hasValidDates(one) && hasValidDates(other) && one.from <= other.to && other.from <= one.to;

// Bounds of Italy, islands included.
const position = group("Posizione della sede", "GeoPosition", {
  latitude: decimal("Latitudine", 35.2, 47.1, { description: "Gradi decimali, nord.", examples: [38.91] }),
  longitude: decimal("Longitudine", 6.6, 18.6, { description: "Gradi decimali, est.", examples: [16.59] }),
});

const place = group("Zona", "ServedPlace", {
  name: text("Luogo", { max: 60, examples: ["Provincia della sede"] }),
  text: text("Che cosa vi si fa", { min: 20, max: 260 }),
});

const province = group("Provincia", "ServedProvince", {
  name: text("Nome", { max: 60, examples: ["Provincia di Cosenza"] }),
  towns: list("Centri maggiori", text("Comune", { max: 60 }), { min: 1, max: 12 }),
});

const drawnMap = group("Mappa disegnata", "DrawnMap", {
  drawing: drawing.meta({ title: "Disegno verticale" }),
  wideDrawing: drawingWithoutAlt
    .meta({ title: "Disegno orizzontale", description: "Facoltativo." })
    .optional(),
  caption: text("Didascalia", { min: 20, max: 260 }),
}).meta({ description: "Facoltativa: sta nella pagina dei servizi e in quella dei contatti." });

const profile = z
  .url({ protocol: /^https$/u, error: "indirizzo che comincia con https://" })
  .meta({ patternErrorMessage: "Ci vuole: indirizzo che comincia con https://." });

const insurance = (title: string) =>
  text(title, { max: 160, description: "Facoltativo: compagnia, numero e massimale." }).optional();

/** Only source of the studio's identity and contacts. */
export const studio = contentFile("Studio", {
  name: text("Nome dello studio", { max: 60 }),
  tagline: text("Motto", { max: 90 }),
  description: text("Chi siamo in due righe", { min: 60, max: 260 }),
  email: email("E-mail"),
  phone: phone("Telefono fisso"),
  mobile: phone("Cellulare"),
  pec: email("PEC").optional(),
  vatNumber: patternText("Partita IVA", /^\d{11}$/u, "undici cifre")
    .refine(isVatNumber, {
      error: "la cifra di controllo non torna",
      params: { remedy: "Confrontarla con il certificato di attribuzione: almeno una cifra è sbagliata." },
    })
    .optional(),
  professionalRegister: text("Albo professionale", {
    max: 120,
    description: "Facoltativo: albo, provincia e numero di iscrizione.",
  }).optional(),
  professionalTitle: text("Titolo professionale", {
    max: 120,
    description: "Facoltativo: con lo Stato che l'ha rilasciato (D.Lgs. 70/2003, art. 7).",
    examples: ["Geometra, titolo rilasciato in Italia"],
  }).optional(),
  codeOfConduct: text("Codice deontologico", {
    max: 160,
    description: "Facoltativo: quale, e dove si legge (D.Lgs. 70/2003, art. 7).",
  }).optional(),
  professionalInsurance: insurance("Polizza professionale"),
  droneInsurance: insurance("Polizza per i voli con drone"),
  uasOperatorCode: patternText(
    "Codice operatore UAS",
    /^ITA[a-z0-9]{13}$/u,
    "«ITA» e tredici lettere minuscole o cifre, senza le tre segrete che seguono il trattino",
    { examples: ["ITA87astrdge12k8"] },
  ).optional(),
  replyTime: text("Tempo di risposta", {
    max: 80,
    description: "Facoltativo: ai messaggi e alle richieste di preventivo.",
    examples: ["entro due giorni lavorativi"],
  }).optional(),
  address: group("Indirizzo", "PostalAddress", {
    street: text("Via e numero", { max: 80 }),
    postalCode: patternText("CAP", /^\d{5}$/u, "cinque cifre"),
    city: text("Comune", { max: 60 }),
    province: patternText("Provincia", /^[A-Z]{2}$/u, "sigla di due lettere maiuscole"),
    region: text("Regione", { max: 40 }),
  }),
  position: position.optional(),
  serviceArea: group("Dove operiamo", "ServiceArea", {
    heading: sectionHeading,
    places: list("Zone", place, {
      min: 1,
      max: 8,
      description: "Dalla più vicina alla più lontana.",
      distinct: "name",
    }),
    provinces: list("Province servite", province, {
      max: 12,
      description: "Facoltative: enti veri, con i centri maggiori.",
      distinct: "name",
    }).optional(),
    municipalities: list("Comuni serviti", text("Comune", { max: 60 }), {
      min: 1,
      max: 120,
      description: "Facoltativo: dove lo studio lavora di solito.",
    }).optional(),
    map: drawnMap.optional(),
  }),
  profiles: list("Profili pubblici", profile, {
    max: 6,
    description: "Indirizzi dei profili dello studio altrove, per esempio la scheda di Google o LinkedIn.",
  }).optional(),
  openingHours: list("Orari di apertura", openingHours, { min: 1, max: 7 }).superRefine(
    refuseClashes(
      haveHoursInCommon,
      "opens",
      "si sovrappone a un altro orario dello stesso giorno",
      "Correggere le ore, o fare dei due orari uno solo.",
    ),
  ),
  closures: list("Chiusure", closure, {
    max: 12,
    description:
      "Facoltativo: ferie e altri giorni di chiusura, anche uno solo. La pagina dei contatti lo dice finché non sono passati.",
  })
    .superRefine(
      refuseClashes(
        haveDaysInCommon,
        "from",
        "si sovrappone a un'altra chiusura",
        "Correggere le date, o fare delle due chiusure una sola.",
      ),
    )
    .optional(),
  quoteValidityDays: integer("Validità dei preventivi in giorni", 2, 365),
  experienceYears: integer("Anni di esperienza", 1, 100, {
    description: "Facoltativo: il sito scrive «oltre N anni».",
  }).optional(),
  counters: list("Contatori", counter, {
    max: 4,
    description: "Facoltativi: senza, la fascia dei numeri non c'è.",
    distinct: "label",
  }).optional(),
});

export const lists = contentFile("Elenchi", {
  projectCategories: list(
    "Categorie dei progetti",
    group("Categoria", "ProjectCategory", {
      name: text("Nome", { max: 40 }),
      description: text("Quali lavori", { max: 120 }),
    }),
    { min: 1, max: 20, distinct: "name" },
  ),
  serviceGroups: list(
    "Gruppi di servizi",
    group("Gruppo", "ServiceGroup", { name: text("Nome", { max: 30 }) }),
    { min: 1, max: 8, description: "Nell'ordine in cui si leggono.", distinct: "name" },
  ),
});

const mainItem = group("Voce di menu", "MainNavigationItem", {
  label: text("Voce", { max: 30 }),
  mobileLabel: text("Voce nel menu del telefono", { max: 30 }).optional(),
  to: sitePath,
  listsServices: z.boolean().optional().meta({ title: "Apre l'elenco dei servizi" }),
});

const links = (title: string, min: number, max: number) => list(title, link, { min, max, distinct: "to" });

export const navigation = contentFile("Navigazione", {
  main: list("Menu principale", mainItem, { min: 3, max: 7, distinct: "to" }),
  quote: link.meta({ title: "Pulsante del preventivo" }),
  footer: group("Piè di pagina", "FooterNavigation", {
    servicesTitle: text("Titolo della colonna servizi", { max: 40 }),
    companyTitle: text("Titolo della colonna studio", { max: 40 }),
    companyLinks: links("Collegamenti dello studio", 1, 8),
    contactTitle: text("Titolo della colonna contatti", { max: 40 }),
    legalLinks: links("Collegamenti legali", 1, 4),
  }),
});

const emailJsId = (title: string) =>
  patternText(title, /^[\w-]{3,60}$/u, "codice copiato dal pannello di EmailJS", {
    description: "Copiato dal pannello di EmailJS.",
  });

/** Public identifiers of the mail service; environment variables may override them. */
export const forms = contentFile("Invio dei moduli", {
  serviceId: emailJsId("Service ID"),
  templates: group("Modelli", "EmailTemplates", {
    contact: emailJsId("Modello del modulo di contatto"),
    quote: emailJsId("Modello del preventivo"),
  }),
  publicKey: emailJsId("Public key"),
  privacyNote: text("Perché si chiedono i dati", {
    min: 60,
    max: 320,
    description:
      "Sopra il pulsante dei due moduli: a che cosa servono i dati. Le basi giuridiche sono nell'informativa.",
  }),
});
