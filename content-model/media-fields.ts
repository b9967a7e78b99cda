/** Fields of galleries, videos and maps, which several kinds contain. */
import { embedUrlField, group, image, text } from "./fields";

// Limits galleries, because each picture adds to the page's HTML and data.
export const maxPictures = 24;

export const galleryItem = group("Immagine della galleria", "GalleryItem", {
  image,
  caption: text("Didascalia", { min: 10, max: 180 }),
});

export const videoFields = {
  poster: image,
  videoUrl: embedUrlField(
    "video",
    "Video",
    "Facoltativo. YouTube o Vimeo: aprire il video e copiare l'indirizzo della pagina, non il codice da incorporare. Filmato proprio: un file .mp4 della cartella static/video, con un nome di lettere minuscole, cifre e trattini; accanto, con lo stesso nome, il filmato in .webm e i sottotitoli in .vtt, che in un filmato muto dicono che cosa si vede.",
    ["https://www.youtube.com/watch?v=XXXXXXXXXXX", "/video/lo-studio.mp4"],
  ),
  description: text("Descrizione del filmato", {
    min: 40,
    max: 1500,
    description:
      "Che cosa si vede e si sente, per chi non può: sta sotto il video. Un filmato proprio ne ha bisogno.",
  }).optional(),
};

type Video = { videoUrl?: string | undefined; description?: string | undefined };

export const hasDescriptionIfRequired = ({ videoUrl, description }: Video) =>
  description !== undefined || !videoUrl?.startsWith("/");
export const missingDescription = {
  path: ["description"],
  error: "un filmato proprio ha bisogno anche di una descrizione",
};

export const mapUrl = embedUrlField(
  "map",
  "Mappa da incorporare",
  "Facoltativo. OpenStreetMap: aprire www.openstreetmap.org, cercare il posto e copiare l'indirizzo della pagina. Google Maps: «Condividi», «Incorpora una mappa», e copiare l'indirizzo che segue src=, che comincia con https://www.google.com/maps/embed?pb=.",
  ["https://www.openstreetmap.org/?mlat=38.9100&mlon=16.5900#map=17/38.9100/16.5900"],
);
