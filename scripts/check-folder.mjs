// Gatsby's compilers misread these characters in a folder's name: they hang, or fail without the cause.
const folder = process.cwd();
const [letter] = /['()[\]#%?*]/.exec(folder) ?? [];
if (letter) {
  console.error(`Gatsby cannot work in a folder whose path has «${letter}»: move the project (${folder}).`);
  console.error(
    `Gatsby non funziona in una cartella con «${letter}» nel percorso: spostare il progetto (${folder}).`,
  );
  process.exitCode = 1;
}
