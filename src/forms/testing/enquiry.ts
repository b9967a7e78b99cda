/** One enquiry, for the tests of this folder. */
import type { EnquirySettings } from "../enquiry";

export const settings: EnquirySettings = {
  id: "quote",
  services: [
    { value: "rilievi-topografici", slug: "topografici", label: "Rilievi topografici" },
    { value: "catasto", slug: "catasto", label: "Catasto" },
  ],
  configuration: {
    serviceId: "service_a",
    templateId: "template_a",
    publicKey: "key_a",
    origin: "https://mail.example",
  },
  fallback: { phone: "+39 0000 000000", email: "info@studio.example" },
};

export const values = {
  name: "Ada Rossi",
  email: "ada@dominio.it",
  phone: "",
  service: "catasto",
  location: "Contrada Olivara",
  timing: "",
  message: "Salve",
};

export const emptyValues = {
  name: "",
  email: "",
  phone: "",
  service: "",
  location: "",
  timing: "",
  message: "",
};
