export const heicFault = {
  message: "è una fotografia HEIC, che i siti non mostrano",
  remedy: "Salvarla come JPEG (iPhone: Impostazioni › Fotocamera › Formati › «Più compatibile»).",
};
