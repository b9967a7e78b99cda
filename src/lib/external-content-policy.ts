/** Anchor of the section of the privacy policy that speaks of videos and maps of third parties. */
export const externalContentAnchor = "contenuti-esterni";
export const externalContentPolicy = `/privacy-policy#${externalContentAnchor}`;
