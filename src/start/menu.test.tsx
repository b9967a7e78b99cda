import { manageMenu } from "./menu";

test("a link closes the menu, but no other dialog: a telephone link may open nothing", () => {
  document.body.innerHTML = `
    <dialog popover open id="menu"><a href="#servizi">Servizi</a></dialog>
    <dialog open id="errore"><a href="#telefono">Chiama</a></dialog>`;
  manageMenu();
  for (const link of document.querySelectorAll("a")) link.click();
  const openDialogs = document.querySelectorAll("dialog[open]");
  expect([...openDialogs].map(({ id }) => id)).toEqual(["errore"]);
});
