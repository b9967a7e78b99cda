/** Section of the privacy policy about videos and maps of other sites, to which footers and embeds link. */
export const externalContentAnchor = "contenuti-esterni";
export const externalContentNotice = `/privacy-policy#${externalContentAnchor}`;
