export type PostalAddress = Queries.PostalAddressFragment["address"];

export const telephoneNumber = (number: string) => number.replace(/\s/gu, "");

export const telephoneLink = (number: string) => `tel:${telephoneNumber(number)}`;

export const mailLink = (email: string) => `mailto:${email}`;

export const addressLine = ({ street, postalCode, city, province }: PostalAddress) =>
  `${street}, ${postalCode} ${city}\u00a0(${province})`;

/** Returns the URL of directions on Google Maps, which are opened only on request. */
export const directionsLink = (address: PostalAddress) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${addressLine(address).replace("\u00a0", " ")}, ${address.region}`)}`;

/** Joins names of places, and shortens «Provincia di Cosenza» to «Cosenza». */
export const placeNames = (places: readonly { readonly name: string }[]) =>
  places.map(({ name }) => name.replace(/^(?:Provincia|Città metropolitana) di /u, "")).join(", ");
