/** Ids shipped with the project, unknown to the mail service. */
export const isPlaceholder = (id: string) => /placeholder|segnaposto/iu.test(id);
