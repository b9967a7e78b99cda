/** The sample sheets of services: as many notes as numbers, and the deliverable it shows. */
import { pictureFile } from "../../content-model/fields";
import { quote } from "../problem";
import { perhaps } from "../suggest";
import { fieldOf, fieldRule, namesIn } from "./rule";

const notesFitTheDrawing = fieldRule(({ path, value }, file, { images }) => {
  if (path.join(".") !== "sheet.notes" || !Array.isArray(value)) return [];
  const src = fieldOf(file, "sheet", "drawing", "src");
  const picture = typeof src === "string" ? images.get(pictureFile(src)) : undefined;
  // Missing and unusable files are reported by the rules of pictures.
  const wanted = picture && !("failure" in picture) ? picture.drawing?.notes : undefined;
  if (wanted === undefined || wanted === String(value.length)) return [];
  const message = `le note sono ${value.length}, nel disegno data-notes è ${quote(wanted)}`;
  const remedy =
    "Scrivere una nota per ogni numero del disegno; se il disegno è cambiato, correggere data-notes nel file SVG.";
  return [{ rule: "sheet-notes", message, remedy }];
});

const deliverableIsListed = fieldRule(({ path, value }, file) => {
  const names = namesIn(file, "deliverables");
  if (path.join(".") !== "sheet.deliverable" || typeof value !== "string" || names.includes(value)) return [];
  const message = `${quote(value)} non è tra gli elaborati consegnati`;
  const remedy = `${perhaps(value, names)}Ci sono: ${names.map(quote).join(", ")}.`;
  return [{ rule: "sheet-deliverable", message, remedy }];
});

export const sheetRules = [notesFitTheDrawing, deliverableIsListed];
