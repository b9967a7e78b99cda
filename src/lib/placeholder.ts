/** Whether an id is one of those the project ships with, which the mail service does not know. */
export const isPlaceholder = (id: string) => /placeholder|segnaposto/iu.test(id);
