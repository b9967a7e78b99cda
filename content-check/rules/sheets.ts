/** The sample sheets of services: as many notes as numbers, and the deliverable it shows. */
import { pictureFile } from "../../content-model/fields";
import { filesOfKind } from "../content";
import { problemAt } from "../locate";
import { type Problem, quote } from "../problem";
import { perhaps } from "../suggest";
import { fieldOf, namesIn, type Rule } from "./rule";

const sheetsFitTheirService: Rule = (content) =>
  filesOfKind(content, "service").flatMap((file): Problem[] => {
    const src = fieldOf(file, "sheet", "drawing", "src");
    const notes = fieldOf(file, "sheet", "notes");
    const deliverable = fieldOf(file, "sheet", "deliverable");
    const picture = typeof src === "string" ? content.images.get(pictureFile(src)) : undefined;
    // A file that is missing or cannot be used is reported by the rules of pictures.
    const wanted = picture && !("failure" in picture) ? picture.drawing?.notes : undefined;
    const problems: Problem[] = [];
    if (wanted !== undefined && Array.isArray(notes) && String(notes.length) !== wanted)
      problems.push(
        problemAt(file, ["sheet", "notes"], {
          rule: "sheet-notes",
          message: `le note sono ${notes.length}, nel disegno data-notes è ${quote(wanted)}`,
          remedy:
            "Scrivere una nota per ogni numero del disegno; se il disegno è cambiato, correggere data-notes nel file SVG.",
        }),
      );
    const names = namesIn(file, "deliverables");
    if (typeof deliverable === "string" && !names.includes(deliverable))
      problems.push(
        problemAt(file, ["sheet", "deliverable"], {
          rule: "sheet-deliverable",
          message: `${quote(deliverable)} non è tra gli elaborati consegnati`,
          remedy: `${perhaps(deliverable, names)}Ci sono: ${names.map(quote).join(", ")}.`,
        }),
      );
    return problems;
  });

export const sheetRules = [sheetsFitTheirService];
