/** The studio as a contact for phones and mail programs: a vCard 3.0 (RFC 2426), the version that all of them read. */
import type { SiteContent } from "../../content-model/site-content";
import { addressLine, telephoneNumber } from "../../src/lib/contacts";
import { openingLines } from "../../src/lib/opening-hours";
import { layoutStrings } from "../../src/strings/layout";

export type StudioFacts = Pick<
  SiteContent["studio"],
  "name" | "email" | "phone" | "mobile" | "address" | "position" | "openingHours"
>;

/** A text as a value, or as a part of one (RFC 2426, 4). */
const text = (value: string) =>
  value.replace(/[\\;,]/gu, String.raw`\$&`).replace(/\r\n?|\n/gu, String.raw`\n`);

/** Values of several parts, as of N and ADR: an empty part keeps its place. */
const parts = (...texts: readonly string[]) => texts.map(text).join(";");

/**
 * The text of `studio.vcf`, without REV, so that the same content gives the same bytes. The whole name is the family
 * name, because organisations need an N too (3.1.2). ADR has no place for an Italian province: it is in LABEL (3.2.2).
 * The card's address as UID lets a second import renew the contact (3.6.7).
 */
export function vcardOf(studio: StudioFacts, siteUrl: string): string {
  const { name, email, phone, mobile, address, position, openingHours } = studio;
  const { street, city, region, postalCode } = address;
  const hours = openingLines(openingHours).map((line) => line.join(" "));
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${text(name)}`,
    `N:${parts(name, "", "", "", "")}`,
    `ORG:${text(name)}`,
    `TEL;TYPE=WORK,VOICE:${telephoneNumber(phone)}`,
    `TEL;TYPE=CELL:${telephoneNumber(mobile)}`,
    `EMAIL;TYPE=INTERNET:${text(email)}`,
    `ADR;TYPE=WORK:${parts("", "", street, city, region, postalCode, "Italia")}`,
    `LABEL;TYPE=WORK:${text(`${addressLine(address)}, ${region}, Italia`)}`,
    // Six decimals, latitude first (3.4.2).
    ...(position ? [`GEO:${position.latitude.toFixed(6)};${position.longitude.toFixed(6)}`] : []),
    `URL:${siteUrl}/`,
    `NOTE:${text([`${layoutStrings.openingHours}:`, ...hours].join("\n"))}`,
    `UID:${siteUrl}/studio.vcf`,
    "END:VCARD",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}
