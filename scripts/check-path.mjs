// Gatsby's compilers misread these characters in a path: they hang, or fail without naming the cause.
const folder = process.cwd();
const [character] = /['()[\]#%?*]/.exec(folder) ?? [];
if (character) {
  console.error(
    `Gatsby cannot work in a folder whose path has «${character}»: move the project (${folder}).`,
  );
  console.error(
    `Gatsby non funziona in una cartella con «${character}» nel percorso: spostare il progetto (${folder}).`,
  );
  process.exitCode = 1;
}
