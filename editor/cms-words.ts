export type Words = { [key: string]: string | Words };

/** Italian words of the CMS that its own translation lacks, or that are not true here. */
export const cmsWords: Words = {
  signed_in_as_x: "Si lavora sui file di questo computer",
  view_on_live_site: "Guarda la pagina (npm start)",
  visit_live_site: "Apri il sito (npm start)",
  live_site: "Sito (npm start)",

  slug: "Nome del file",
  edit_slug_error: {
    empty: "Il nome del file non può essere vuoto.",
    invalid: "Il nome del file non può avere spazi, barre o altri segni.",
    duplicate: "Questo nome è già di un'altra voce.",
  },
  select_item: "Seleziona {$name}",
  file_unavailable: "Non disponibile",
  file_unavailable_description: "Il file non si può leggere: forse è stato spostato o tolto.",
  replace_file: "Sostituisci il file",
  replace_image: "Sostituisci l'immagine",
  remove_file: "Togli il file",
  remove_image: "Togli l'immagine",
  deleting_referenced_assets_note: "Sparisce anche dalle voci che la usano.",
  cannot_delete_referenced_assets: "Non si può eliminare: è usata nelle voci che seguono.",
  deleting_referenced_entries_note: "Sparisce anche dalle voci che la nominano.",
  cannot_delete_referenced_entries: "Non si può eliminare: è nominata nelle voci che seguono.",
  show_errors: "Mostra gli errori",
  saving_entry: { error: { description: "La voce non è stata salvata." } },
  save_conflict: {
    title: "La voce è cambiata sul disco",
    modified: "Il file è cambiato sul disco dopo l'apertura di questa voce.",
    deleted: "Il file è stato tolto dal disco dopo l'apertura di questa voce.",
    overwrite_warning: "Se si salva adesso, quella modifica va persa.",
    recreate_warning: "Se si salva adesso, il file viene creato di nuovo.",
    save_anyway: "Salva sopra quella modifica",
  },
  entry_sidebar: {
    slug: {
      title: "Nome del file",
      generated_on_save: "Il nome del file viene dal titolo, quando la voce è salvata.",
      unavailable: "Questa voce non ha un nome di file.",
    },
  },
  list_item_options: "Opzioni dell'elemento",
  relation_field: {
    save_together_hint: "«{$name}» si salva insieme con questa voce.",
    add_failed: "Non è stato possibile aggiungere «{$name}».",
  },
  remote_change: {
    reload_entry: "Ricarica la voce",
    confirm_reloading_entry: "Ricaricare la voce? Le modifiche non salvate vanno perse.",
  },
};

/** Words in groups, those of `ours` in place of those of `theirs`. */
export function mergedWords(theirs: Words, ours: Words): Words {
  const result = { ...theirs };
  for (const [key, word] of Object.entries(ours)) {
    const other = theirs[key];
    result[key] = typeof word === "object" ? mergedWords(typeof other === "object" ? other : {}, word) : word;
  }
  return result;
}
