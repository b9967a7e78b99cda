/** A certificate for tests, signed with its own key: what a server needs to answer https at all. */
import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** One value of DER: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const integer = (bytes: Buffer) => der(0x02, bytes);
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes);
/** Moments as `261121120000Z`. */
const moment = (date: Date) =>
  der(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\.\d+/gu, "")
        .slice(2)}`,
    ),
  );

const commonName = Buffer.from("0603550403", "hex");
const ecdsaWithSha256 = sequence(Buffer.from("06082a8648ce3d040302", "hex"));
const day = 24 * 60 * 60 * 1000;

/** Certificate and key in PEM, valid for two days. */
export function selfSigned(host: string): { certificate: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(host)))));
  const now = Date.now();
  const body = sequence(
    // The first byte keeps the number positive.
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(moment(new Date(now - day)), moment(new Date(now + day))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const bytes = sequence(body, ecdsaWithSha256, bits(sign("sha256", body, privateKey)));
  const lines = bytes.toString("base64").replace(/.{64}/gu, "$&\n");
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
