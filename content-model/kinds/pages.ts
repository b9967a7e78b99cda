import { z } from "zod";
import { embedAddress } from "../embed-address";
import {
  hero,
  heroImage,
  image,
  paragraphs,
  points,
  referenceTo,
  sectionHeading,
  seo,
  text,
} from "../fields";
import { carouselServiceCount } from "../specification";

export const homePage = z
  .strictObject({
    seo,
    hero,
    services: sectionHeading.meta({ title: "Sezione servizi" }),
    whyChoose: z
      .strictObject({ heading: sectionHeading, items: points("Motivi", { min: 3, max: 6 }) })
      .meta({ title: "Perché sceglierci", typeName: "PointsSection" }),
    callToAction: sectionHeading.meta({ title: "Invito finale" }),
  })
  .meta({ title: "Pagina iniziale" });

export const aboutPage = z
  .strictObject({
    seo,
    hero,
    studio: z
      .strictObject({
        title: text("Titolo", { max: 80 }),
        paragraphs: paragraphs("Testo", { min: 2, max: 5 }),
      })
      .meta({ title: "Lo studio", typeName: "TextSection" }),
    goal: z
      .strictObject({
        title: text("Titolo", { max: 80 }),
        paragraphs: paragraphs("Testo", { min: 1, max: 3 }),
      })
      .meta({ title: "L'obiettivo", typeName: "TextSection" }),
    video: z
      .strictObject({
        heading: sectionHeading,
        poster: image,
        videoUrl: embedAddress("video", {
          title: "Video",
          description:
            "Facoltativo. YouTube o Vimeo: aprire il video e copiare l'indirizzo della pagina, non il codice da incorporare. Filmato proprio: un file .mp4 della cartella static/video, con un nome di lettere minuscole, cifre e trattini. Un filmato parlato va su YouTube o Vimeo, con i sottotitoli.",
          examples: ["https://www.youtube.com/watch?v=XXXXXXXXXXX", "/video/lo-studio.mp4"],
        }).optional(),
        uploadDate: z.iso
          .date({ error: "data nel formato «2026-05-31»" })
          .optional()
          .meta({ title: "Data di pubblicazione del video", examples: ["2026-05-31"] }),
        seconds: z.int().min(1).max(36_000).optional().meta({ title: "Durata del video in secondi" }),
      })
      .meta({ title: "Video", typeName: "VideoSection" }),
    carousel: z
      .strictObject({
        heading: sectionHeading,
        services: z
          .array(referenceTo("service", "Servizio"))
          .length(carouselServiceCount)
          .meta({ title: "Servizi del carosello", description: "Dieci, nell'ordine in cui scorrono." }),
      })
      .meta({ title: "Carosello dei servizi", typeName: "ServiceCarouselSection" }),
    team: sectionHeading.meta({ title: "Sezione persone" }),
  })
  .meta({ title: "Chi Siamo" });

export const servicesPage = z
  .strictObject({
    seo,
    hero,
    benefits: z
      .strictObject({ heading: sectionHeading, items: points("Vantaggi", { min: 3, max: 6 }) })
      .meta({ title: "Vantaggi", typeName: "PointsSection" }),
    list: sectionHeading.meta({ title: "Elenco dei servizi" }),
    method: z
      .strictObject({ heading: sectionHeading, items: points("Passi", { min: 4, max: 4 }) })
      .meta({ title: "Metodo in quattro passi", typeName: "PointsSection" }),
  })
  .meta({ title: "I Nostri Servizi" });

export const portfolioPage = z
  .strictObject({ seo, hero, list: sectionHeading.meta({ title: "Elenco dei progetti" }) })
  .meta({ title: "I Nostri Progetti" });

export const contactPage = z
  .strictObject({
    seo,
    hero,
    details: sectionHeading.meta({ title: "Recapiti" }),
    form: sectionHeading.meta({ title: "Modulo" }),
    map: z
      .strictObject({
        heading: sectionHeading,
        poster: image,
        embedUrl: embedAddress("map", {
          title: "Mappa da incorporare",
          description:
            "Facoltativo. OpenStreetMap: aprire www.openstreetmap.org, cercare il posto e copiare l'indirizzo della pagina. Google Maps: «Condividi», «Incorpora una mappa», e copiare l'indirizzo che segue src=, che comincia con https://www.google.com/maps/embed?pb=.",
          examples: ["https://www.openstreetmap.org/?mlat=38.9100&mlon=16.5900#map=17/38.9100/16.5900"],
        }).optional(),
      })
      .meta({ title: "Mappa", typeName: "MapSection" }),
  })
  .meta({ title: "Contatti" });

export const quotePage = z
  .strictObject({
    seo,
    hero,
    form: sectionHeading.meta({ title: "Modulo" }),
    directContact: sectionHeading.meta({ title: "Contatto diretto" }),
  })
  .meta({ title: "Preventivo" });

export const equipmentPage = z
  .strictObject({
    seo,
    hero,
    equipment: sectionHeading.meta({ title: "Strumenti" }),
    software: sectionHeading.meta({ title: "Software" }),
  })
  .meta({ title: "Attrezzature" });

export const notFoundPage = z
  .strictObject({
    seo,
    code: text("Codice", { max: 5 }),
    title: text("Titolo", { max: 60 }),
    text: text("Testo", { max: 200 }),
    button: text("Pulsante", { max: 40 }),
    image: heroImage,
  })
  .meta({ title: "Pagina non trovata" });
