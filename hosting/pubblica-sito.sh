#!/bin/sh
# pubblica-sito NOME: sul server Debian mette in linea /var/www/pubblicazioni/NOME, nuova o già usata.
set -eu
base=/var/www/pubblicazioni
case "${1-}" in
'' | *[!0-9A-Za-z-]*)
  echo "Uso: pubblica-sito NOME, con il nome di una cartella di $base" >&2
  exit 1
  ;;
esac
nuova=$base/$1
[ -f "$nuova/public/index.html" ] && [ -f "$nuova/nginx/nginx.conf" ] || { echo "$nuova è incompleta" >&2; exit 1; }

# Una pubblicazione alla volta: pagine e configurazione devono essere della stessa.
exec 9> /run/lock/pubblica-sito
flock 9

# Da qui è di root: chi l'ha caricata non la cambia più, e un collegamento non porta root a scrivere altrove.
[ ! -L "$nuova" ] && chown -R -h 0:0 "$nuova" && [ -z "$(find "$nuova" -type l -print -quit)" ] || {
  echo "$nuova contiene collegamenti, o non può diventare di root" >&2
  exit 1
}

# I file di questa build, prima di aggiungere quelli vecchi.
[ -f "$nuova/file.txt" ] || (cd "$nuova/public" && find . -type f) | sed 's|^\./||' > "$nuova/file.txt"

# Delle altre pubblicazioni restano raggiungibili i file il cui nome cambia con il contenuto.
for altra in "$base"/*/; do
  [ -f "$altra/file.txt" ] && [ "$altra" != "$nuova/" ] || continue
  { grep -E -f "$nuova/nginx/immutable.txt" "$altra/file.txt" || true; } |
    while IFS= read -r file; do
      [ -e "$nuova/public/$file" ] || [ ! -e "$altra/public/$file" ] || {
        mkdir -p "$(dirname "$nuova/public/$file")"
        ln "$altra/public/$file" "$nuova/public/$file"
      }
    done
done

# Cambia un collegamento in un solo passo: non c'è un istante in cui manca.
collega() {
  ln -sfn "$1" "$2.nuovo"
  mv -T "$2.nuovo" "$2"
}

# La nuova resta solo se nginx ne accetta la configurazione; altrimenti pagine e configurazione tornano quelle di prima.
precedente=$(readlink /etc/nginx/sito || true)
annulla() {
  if [ -n "$precedente" ]; then
    collega "$precedente" /etc/nginx/sito
    collega "${precedente%/nginx}/public" /var/www/sito
  else
    rm -f /etc/nginx/sito /var/www/sito
  fi
  exit 1
}
collega "$nuova/nginx" /etc/nginx/sito
nginx -t || annulla
collega "$nuova/public" /var/www/sito
systemctl reload nginx || annulla

# Dopo due settimane una pubblicazione se ne va; la precedente resta sempre, per tornare indietro.
find "$base" -mindepth 1 -maxdepth 1 -type d -mtime +14 \
  ! -path "$nuova" ! -path "${precedente%/nginx}" -exec rm -rf {} +
