/** Slugs, positions and form values. */
import { order } from "../../fields";
import { kinds } from "../../kinds";
import { formValueBySlug, listedProjectSlugs, requiredProjectSlugs } from "../../specification";
import { type Content, type ContentFile, filesOfKind } from "../load";
import { problemAt } from "../locate";
import { type Problem, quote } from "../problem";
import { fieldOf, ownValue, type Rule, repeated } from "./rule";

/** The file's slug where it is a text; a wrong type is the schema's business. */
const slugOf = (file: ContentFile) => {
  const slug = fieldOf(file, "slug");
  return typeof slug === "string" ? slug : undefined;
};

const folderKinds = (content: Content) =>
  kinds.flatMap((kind) => ("folder" in kind ? [{ kind, files: filesOfKind(content, kind.name) }] : []));

/** The slug is the file's name; two files of a kind never share one. */
export const slugIsFileName: Rule = (content) =>
  folderKinds(content).flatMap(({ files }) =>
    files.flatMap((file): Problem[] => {
      const slug = slugOf(file);
      if (slug === undefined || slug === file.slug) return [];
      const owner =
        files.find((other) => other !== file && other.slug === slug) ??
        files.find((other) => other !== file && slugOf(other) === slug);
      return [
        problemAt(file, ["slug"], {
          rule: owner ? "duplicate-slug" : "slug-file-name",
          message: owner
            ? `l'indirizzo ${quote(slug)} è già di ${owner.name}`
            : `l'indirizzo ${quote(slug)} è diverso dal nome del file «${file.slug}.json»`,
          remedy: `Scrivere "${file.slug}", oppure rinominare il file.`,
        }),
      ];
    }),
  );

/** The file's position where it is one; never converted: an object may have a `toString` that is no function. */
const orderOf = (file: ContentFile) => {
  const value = fieldOf(file, "order");
  return typeof value === "number" && order.safeParse(value).success ? value : undefined;
};

/** Two entries at the same place would stand in an order that nobody chose. */
export const orderIsUnique: Rule = (content) =>
  folderKinds(content).flatMap(({ files }) => {
    const taken = files.map(orderOf).filter((taken) => taken !== undefined);
    return repeated(files, orderOf).map(({ file, first, value }) =>
      problemAt(file, ["order"], {
        rule: "duplicate-order",
        message: `la posizione ${quote(value)} è già di ${first.name}`,
        remedy: `Scegliere un numero libero, per esempio ${Math.max(0, ...taken) + 1}.`,
      }),
    );
  });

/** The forms know each service by the value that the specification gives it. */
export const formValues: Rule = (content) => {
  const services = filesOfKind(content, "service");
  const wrong = services.flatMap((file): Problem[] => {
    const right = ownValue<string>(formValueBySlug, file.slug);
    const value = fieldOf(file, "formValue");
    if (right === undefined || value === undefined || value === right) return [];
    const remedy = `Scrivere "${right}".`;
    return [
      problemAt(file, ["formValue"], {
        rule: "form-value",
        message: `${quote(value)} non è il valore di questo servizio`,
        remedy,
      }),
    ];
  });
  const twice = repeated(services, (file) => fieldOf(file, "formValue")).map(({ file, first, value }) =>
    problemAt(file, ["formValue"], {
      rule: "duplicate-form-value",
      message: `il valore ${quote(value)} è già di ${first.name}`,
      remedy: "Ogni servizio ha il suo valore nei moduli.",
    }),
  );
  return [...wrong, ...twice];
};

/** A draft is left out of the site: what the site needs cannot be one. */
export const requiredAreNoDrafts: Rule = (content) =>
  filesOfKind(content, "project").flatMap((file): Problem[] =>
    fieldOf(file, "draft") === true && (requiredProjectSlugs as readonly string[]).includes(file.slug)
      ? [
          problemAt(file, ["draft"], {
            rule: "required-draft",
            message: "questo progetto fa parte del sito: non può essere una bozza",
            remedy: 'Togliere la riga "draft".',
          }),
        ]
      : [],
  );

/** Of the nine required projects exactly six are in the list of /portfolio. */
export const listedProjects: Rule = (content) =>
  filesOfKind(content, "project").flatMap((file): Problem[] => {
    const value = fieldOf(file, "listed");
    const right = (listedProjectSlugs as readonly string[]).includes(file.slug);
    if (
      !(requiredProjectSlugs as readonly string[]).includes(file.slug) ||
      typeof value !== "boolean" ||
      value === right
    )
      return [];
    return [
      problemAt(file, ["listed"], {
        rule: "listed-project",
        message: right
          ? "questo progetto deve comparire nella pagina dei progetti"
          : "questo progetto non compare nella pagina dei progetti",
        remedy: `Scrivere ${right}.`,
      }),
    ];
  });
