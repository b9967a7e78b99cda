/** What the repository's answers mean to the staff. */

export const unreachable =
  "Il repository non risponde: la connessione manca, o il servizio è fermo. Le modifiche restano in questa pagina: riprovare fra poco.";

const words: Readonly<Record<number, string>> = {
  401: "L'accesso non vale più: il token è sbagliato o scaduto. Le modifiche restano nella bozza: copiare i testi lunghi, uscire e rientrare con un token nuovo.",
  403: "Questo accesso può leggere ma non scrivere, oppure per oggi ha chiesto troppo. Chiedere a chi cura il sito.",
  404: "Il repository, il ramo o il file non c'è, o questo accesso non può vederlo. Chiedere a chi cura il sito.",
  409: "Nel frattempo un'altra persona ha salvato. Le modifiche restano in questa pagina: salvare di nuovo.",
  413: "Il salvataggio pesa troppo: caricare meno fotografie per volta.",
  422: "Nel frattempo un'altra persona ha cambiato questa voce. Le modifiche restano in questa pagina: copiare i testi lunghi, ricaricare la pagina e rifarle.",
  429: "Troppe richieste in poco tempo: aspettare qualche minuto e riprovare. Le modifiche restano in questa pagina.",
};

export const wordsForStatus = (status: number): string =>
  words[status] ??
  `Il repository ha risposto con un errore (${status}). Le modifiche restano in questa pagina: riprovare fra poco.`;
