/** The dialog that the footer opens. */
export const choicesTexts = {
  title: "Contenuti esterni",
  intro:
    "Video e mappe di terzi si caricano soltanto su richiesta. Qui si vedono e si revocano le scelte ricordate.",
  blocked:
    "Il browser non permette di conservare le scelte: valgono finché questa pagina resta aperta, poi si cancellano da sole.",
  none: "Nessuna scelta è ricordata: ogni contenuto esterno chiede il permesso prima di caricarsi.",
  since: (day: string, until: string) => `dal ${day} al ${until}`,
  unstored: (day: string) => `dal ${day}, finché questa pagina resta aperta`,
  revoke: "Revoca",
  revokeAll: "Revoca tutte",
  revoked: (names: string) => `Revocato: ${names}.`,
  close: "Chiudi",
};
