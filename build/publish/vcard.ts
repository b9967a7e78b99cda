/**
 * The studio as a contact that phones and mail programs keep: `studio.vcf`, a vCard 3.0 (RFC 2426), the version that all
 * of them read. Without REV, so that the same content gives the same bytes.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { z } from "zod";
import type { studio as studioSchema } from "../../content-model/kinds/site";
import { addressLine, telephoneNumber } from "../../src/lib/contacts";
import { daysLabel, hoursLabel } from "../../src/lib/opening-hours";
import { frameStrings } from "../../src/words/layout";
import { siteOrigin } from "./site-origin";

export type StudioFacts = Pick<
  z.infer<typeof studioSchema>,
  "name" | "email" | "phone" | "mobile" | "address" | "position" | "openingHours"
>;

/** Octets of a line without its end: RFC 2426, 2.6; RFC 2425, 5.8.1. */
const lineOctets = 75;

/**
 * A text value (RFC 2426, 4 and 5): line ends, commas, semicolons and backslashes are marked, and control characters,
 * which have no place in it, left out.
 */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/gu, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .replace(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);

/** Values of several parts, as of N and ADR: an empty part keeps its place. */
const parts = (...texts: readonly string[]) => texts.map(escaped).join(";");

/** A line in pieces, each but the first behind a space that does not count as text; no character is cut in two. */
function folded(line: string): string {
  const pieces = [""];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      pieces.push("");
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join("\r\n ");
}

function hoursNote(openingHours: StudioFacts["openingHours"]): string {
  const lines = openingHours.map((hours) => `${daysLabel(hours.days)} ${hoursLabel(hours)}`);
  return [`${frameStrings.openingHours}:`, ...lines].join("\n");
}

/** Six decimals, latitude first (RFC 2426, 3.4.2). */
const geoLine = ({ latitude, longitude }: NonNullable<StudioFacts["position"]>) =>
  `GEO:${latitude.toFixed(6)};${longitude.toFixed(6)}`;

/**
 * The whole name stands as family name, because N is required of organisations too (RFC 2426, 3.1.2). ADR has no place for
 * an Italian province: it is in LABEL, the address as it is written on a letter (3.2.2). The card's own address makes a
 * UID that no other card has (3.6.7), so that a second import renews the contact.
 *
 * @throws Error when the site's address is no origin
 */
export function vcardOf(studio: StudioFacts, siteUrl: string): string {
  const origin = siteOrigin(siteUrl);
  const { name, email, phone, mobile, address, position, openingHours } = studio;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escaped(name)}`,
    `N:${parts(name, "", "", "", "")}`,
    `ORG:${parts(name)}`,
    `TEL;TYPE=WORK,VOICE:${escaped(telephoneNumber(phone))}`,
    `TEL;TYPE=CELL:${escaped(telephoneNumber(mobile))}`,
    `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    `ADR;TYPE=WORK:${parts("", "", address.street, address.city, address.region, address.postalCode, "Italia")}`,
    `LABEL;TYPE=WORK:${escaped(`${addressLine(address)}, ${address.region}, Italia`)}`,
    ...(position ? [geoLine(position)] : []),
    `URL:${origin}/`,
    `NOTE:${escaped(hoursNote(openingHours))}`,
    `UID:${escaped(`${origin}/studio.vcf`)}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** @param publicRoot folder of a build */
export async function writeVcard(
  studio: StudioFacts,
  { publicRoot, siteUrl }: { publicRoot: string; siteUrl: string },
): Promise<void> {
  await writeFile(path.join(publicRoot, "studio.vcf"), vcardOf(studio, siteUrl));
}
