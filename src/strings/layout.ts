/**
 * Words of the interface that every page needs, and those of the parts that are loaded separately: these would otherwise
 * bring all the words of sections.ts along.
 */
export const layoutStrings = {
  skipToContent: "Vai al contenuto",
  skipToFooter: "Vai al menu in fondo alla pagina",
  mainNavigation: "Navigazione principale",
  openServices: "Mostra l’elenco dei servizi",
  closeMenu: "Chiudi il menu",
  menu: "Menu",
  callNumber: (number: string) => `Chiama ${number}`,
  breadcrumb: "Percorso",
  home: "Home",
  homeOf: (name: string) => `${name}, home`,
  footerNavigation: "Collegamenti a piè di pagina",
  pageAnnouncement: (title: string) => `Pagina: ${title}`,
  phone: "Telefono",
  mobile: "Cellulare",
  email: "E-mail",
  pec: "PEC",
  address: "Indirizzo",
  openingHours: "Orari di apertura",
  closed: (days: string) => `Chiuso ${days}`,
  directions: "Indicazioni stradali",
  vatNumber: "P. IVA",
  professionalRegister: "Albo professionale",
  rightsOf: (name: string) => `${name}. Tutti i diritti riservati.`,
  pauseVideo: "Metti in pausa il video",
  playVideo: "Riproduci il video",
  externalContent: "Contenuti esterni",
} as const;
