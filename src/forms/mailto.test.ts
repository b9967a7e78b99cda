import { enquiryMailto } from "./mailto";

const services = [{ value: "rilievi-topografici", slug: "topografici", label: "Rilievi topografici" }];
const values = {
  name: "Ada & Ugo",
  email: "ada@dominio.it",
  phone: "",
  service: "rilievi-topografici",
  location: "Contrada Olivara?",
  timing: "3-giorni",
  message: "Prima riga\nseconda <b>😀</b>",
};

test("everything typed is in the body, as a person would write it", () => {
  const address = new URL(enquiryMailto("info@studio.example", "quote", values, services));
  expect(address.pathname).toBe("info@studio.example");
  expect(address.searchParams.get("subject")).toBe("Richiesta di preventivo");
  expect(address.searchParams.get("body")).toBe(
    [
      "Nome e Cognome: Ada & Ugo",
      "Email: ada@dominio.it",
      "Tipo di Servizio: Rilievi topografici",
      "Indirizzo/Località del Progetto: Contrada Olivara?",
      "Tempistiche: 3 Giorni",
      "",
      "Dettagli del Progetto:",
      "Prima riga",
      "seconda <b>😀</b>",
    ].join("\r\n"),
  );
});
