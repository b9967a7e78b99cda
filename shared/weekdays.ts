/** Names of the days in the content's opening hours, in the order of the week. */
export const weekdays = [
  "lunedì",
  "martedì",
  "mercoledì",
  "giovedì",
  "venerdì",
  "sabato",
  "domenica",
] as const;
