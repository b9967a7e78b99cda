/** Where pictures lie, and how the editor and the files name them. */
import path from "node:path";
import type { z } from "zod";
import type { Kind } from "../content-model/kinds";
import { elementOf, fieldsOf, metaOf } from "../content-model/walk";

/**
 * The files name pictures from their own folder, «../images/…»; the editor by their path in the project, which it finds
 * wherever the picture lies. The server (content-files.ts) changes one into the other.
 */
export const inFile = "../images/";
export const inEditor = "/content/images/";

/** Whether a list of the schema holds pictures: such an entry has too many to share a folder with others. */
function hasGallery(schema: z.ZodType): boolean {
  const element = elementOf(schema);
  return element ? hasPicture(element) : fieldsOf(schema).some(([, field]) => hasGallery(field));
}

function hasPicture(schema: z.ZodType): boolean {
  const element = elementOf(schema);
  if (element) return hasPicture(element);
  return metaOf(schema).graphqlType === "File" || fieldsOf(schema).some(([, field]) => hasPicture(field));
}

/** Folder for new pictures of a kind, as the editor writes it: that of `content/images` which mirrors the kind's. */
export function pictureFolder(kind: Kind): string {
  const folder = `${inEditor}${kind.folder ?? path.posix.dirname(kind.file)}`;
  return kind.folder !== undefined && hasGallery(kind.schema) ? `${folder}/{{slug}}` : folder;
}
