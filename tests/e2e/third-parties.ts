/** Pages with a video or a map of a third party, and a `test` that answers in place of the third parties. */
import { test as sendingTest } from "./mail";

export const embeds = [
  {
    path: "/services/contabilita",
    host: "player.vimeo.com",
    button: "Riproduci il video",
    open: "Guarda il video su Vimeo",
  },
  {
    path: "/services/assistenza-rogiti",
    host: "www.youtube-nocookie.com",
    button: "Riproduci il video",
    open: "Guarda il video su YouTube",
  },
  {
    path: "/contact",
    host: "www.openstreetmap.org",
    button: "Carica la mappa",
    open: "Apri la mappa su OpenStreetMap",
  },
];

/** `asked`: the addresses that the third parties have been asked for. */
export const test = sendingTest.extend<{ asked: string[] }>({
  asked: async ({ context }, use) => {
    const asked: string[] = [];
    for (const { host } of embeds) {
      await context.route(`https://${host}/**`, (route) => {
        asked.push(route.request().url());
        const body = '<!doctype html><html lang="it"><title>Terzi</title><h1>Contenuto di terzi</h1>';
        return route.fulfill({ contentType: "text/html; charset=utf-8", body });
      });
    }
    await use(asked);
  },
});
