import {
  contentFile,
  date,
  embedAddress,
  group,
  hero,
  heroImage,
  image,
  list,
  paragraphs,
  points,
  referenceTo,
  sectionHeading,
  seo,
  text,
  whole,
} from "../fields";
import { carouselServiceCount } from "../specification";

const pointsSection = (title: string, items: ReturnType<typeof points>) =>
  group(title, "PointsSection", { heading: sectionHeading, items });

const textSection = (title: string, min: number, max: number) =>
  group(title, "TextSection", {
    title: text("Titolo", { max: 80 }),
    paragraphs: paragraphs("Testo", { min, max }),
  });

const heading = (title: string) => sectionHeading.meta({ title });

export const homePage = contentFile("Pagina iniziale", {
  seo,
  hero,
  services: heading("Sezione servizi"),
  whyChoose: pointsSection("Perché sceglierci", points("Motivi", 3, 6)),
  callToAction: heading("Invito finale"),
});

export const aboutPage = contentFile("Chi Siamo", {
  seo,
  hero,
  studio: textSection("Lo studio", 2, 5),
  goal: textSection("L'obiettivo", 1, 3),
  video: group("Video", "VideoSection", {
    heading: sectionHeading,
    poster: image,
    videoUrl: embedAddress(
      "video",
      "Video",
      "Facoltativo. YouTube o Vimeo: aprire il video e copiare l'indirizzo della pagina, non il codice da incorporare. Filmato proprio: un file .mp4 della cartella static/video, con un nome di lettere minuscole, cifre e trattini; accanto, con lo stesso nome, il filmato in .webm e i sottotitoli in .vtt, che in un filmato muto dicono che cosa si vede.",
      ["https://www.youtube.com/watch?v=XXXXXXXXXXX", "/video/lo-studio.mp4"],
    ),
    description: text("Descrizione del filmato", {
      min: 40,
      max: 1500,
      hint: "Che cosa si vede e si sente, per chi non può: sta sotto il video. Un filmato proprio ne ha bisogno.",
    }).optional(),
    uploadDate: date("Data di pubblicazione del video").optional(),
    seconds: whole("Durata del video in secondi", 1, 36_000).optional(),
  })
    .refine(({ videoUrl, description }) => description !== undefined || !videoUrl?.startsWith("/"), {
      path: ["description"],
      error: "un filmato proprio ha bisogno anche di una descrizione",
    })
    .optional(),
  carousel: group("Carosello dei servizi", "ServiceCarouselSection", {
    heading: sectionHeading,
    services: list("Servizi del carosello", referenceTo("service", "Servizio"), {
      min: carouselServiceCount,
      max: carouselServiceCount,
      hint: "Dieci, nell'ordine in cui scorrono.",
    }),
  }).optional(),
  team: heading("Sezione persone").optional(),
  tools: heading("Sezione attrezzature").optional(),
});

export const servicesPage = contentFile("I Nostri Servizi", {
  seo,
  hero,
  benefits: pointsSection("Vantaggi", points("Vantaggi", 3, 6)),
  list: heading("Elenco dei servizi"),
  method: pointsSection("Metodo in quattro passi", points("Passi", 4, 4)),
});

export const portfolioPage = contentFile("I Nostri Progetti", {
  seo,
  hero,
  list: heading("Elenco dei progetti"),
});

export const contactPage = contentFile("Contatti", {
  seo,
  hero,
  details: heading("Recapiti"),
  form: heading("Modulo"),
  map: group("Mappa", "MapSection", {
    heading: sectionHeading,
    embedUrl: embedAddress(
      "map",
      "Mappa da incorporare",
      "Facoltativo. OpenStreetMap: aprire www.openstreetmap.org, cercare il posto e copiare l'indirizzo della pagina. Google Maps: «Condividi», «Incorpora una mappa», e copiare l'indirizzo che segue src=, che comincia con https://www.google.com/maps/embed?pb=.",
      ["https://www.openstreetmap.org/?mlat=38.9100&mlon=16.5900#map=17/38.9100/16.5900"],
    ),
  }).optional(),
});

export const quotePage = contentFile("Preventivo", {
  seo,
  hero,
  form: heading("Modulo"),
  directContact: heading("Contatto diretto"),
});

export const equipmentPage = contentFile("Attrezzature", {
  seo,
  hero,
  equipment: heading("Strumenti"),
  software: heading("Software"),
});

export const notFoundPage = contentFile("Pagina non trovata", {
  seo,
  code: text("Codice", { max: 5 }),
  title: text("Titolo", { max: 60 }),
  text: text("Testo", { max: 200 }),
  button: text("Pulsante", { max: 40 }),
  image: heroImage,
});
