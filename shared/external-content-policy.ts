export const externalContentAnchor = "contenuti-esterni";
export const externalContentPolicy = `/privacy-policy#${externalContentAnchor}`;
