import type { LayoutData } from "../../../src/layout/layout-data";

export const layoutData: LayoutData = {
  studio: {
    name: "Studio Prova",
    tagline: "Misure esatte",
    email: "info@studio.example",
    phone: "+39 0000 111111",
    mobile: "+39 000 2222222",
    pec: null,
    vatNumber: null,
    professionalRegister: null,
    address: {
      street: "Via Prova 1",
      postalCode: "00000",
      city: "Comune",
      province: "CS",
      region: "Calabria",
    },
    openingHours: [{ days: ["sabato"], opens: "09:00", closes: "13:00" }],
  },
  navigation: {
    main: [],
    quote: { label: "Preventivo", to: "/preventivo" },
    footer: {
      servicesTitle: "I servizi",
      companyTitle: "Lo studio",
      companyLinks: [],
      contactTitle: "Contatti",
      legalLinks: [{ label: "Privacy", to: "/privacy" }],
    },
  },
  services: [],
};
