/** Recognises ids with which the project ships, and which the mail service does not know. */
export const isPlaceholder = (id: string) => /placeholder|segnaposto/iu.test(id);
