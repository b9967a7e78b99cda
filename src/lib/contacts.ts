export type PostalAddress = Queries.PostalAddressFragment["address"];

/** A number that is written with spaces, as machines take it. */
export const telephoneNumber = (number: string) => number.replace(/\s/gu, "");

export const telephoneLink = (number: string) => `tel:${telephoneNumber(number)}`;

export const mailLink = (email: string) => `mailto:${email}`;

/** The address on one line: «Via Esempio 1, 00000 Comune (CS)». */
export const addressLine = ({ street, postalCode, city, province }: PostalAddress) =>
  `${street}, ${postalCode} ${city} (${province})`;

/** Directions to the address in the visitor's maps application; opened only when asked. */
export const directionsLink = (address: PostalAddress) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${addressLine(address)}, ${address.region}`)}`;
