/**
 * A stand-in for the mail service's send-form endpoint (https://www.emailjs.com/docs/rest-api/send-form/): the
 * mailbox of `npm start`, and the other end of the browser tests, which can tell it to misbehave.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import busboy from "busboy";

/** A message as it came over the wire: its parts, in their order. */
export type Letter = { readonly receivedAt: string; readonly parts: readonly Part[] };
export type Part = { readonly name: string; readonly value: string };

/** How the endpoint treats one request. */
export type Conduct =
  /** As the service does: checks the ids, delivers, answers «OK»; not before `after` has come, if it is given. */
  | { readonly kind: "deliver"; readonly after?: Promise<void> }
  /** Delivers nothing and answers this. */
  | { readonly kind: "refuse"; readonly status: number; readonly text: string }
  /** Delivers and never answers: the sender cannot know. */
  | { readonly kind: "hang" }
  /** Takes the message in and breaks the connection without an answer. */
  | { readonly kind: "cut" };

type Options = {
  deliver: (letter: Letter) => Promise<void>;
  /** Asked once for each request; without it every message is delivered. */
  conduct?: () => Conduct;
};

/** No honest message comes near it, and nothing on this machine fills up. In bytes. */
const bodyLimit = 1_000_000;

/** The service asks for these, in this order, and names the first that is missing. */
const requiredIds = ["user_id", "service_id", "template_id"];

function readParts(request: IncomingMessage): Promise<Part[]> {
  return new Promise((resolve, reject) => {
    const parts: Part[] = [];
    const parser = busboy({ headers: request.headers, limits: { fieldSize: bodyLimit } });
    parser.on("field", (name, value) => parts.push({ name, value }));
    parser.on("file", (name, stream) => {
      stream.resume();
      reject(new Error(`The ${name} part is a file`));
    });
    parser.on("error", reject);
    parser.on("close", () => resolve(parts));
    // A sender who goes away in the middle would leave the parser waiting.
    request.on("error", reject);
    request.on("aborted", () => reject(new Error("The request was cut off")));
    request.pipe(parser);
  });
}

const isMissing = (parts: readonly Part[], id: string) =>
  !parts.some(({ name, value }) => name === id && value.trim() !== "");

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Access-Control-Allow-Origin": "*",
  });
  response.end(text);
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { deliver, conduct }: Options,
): Promise<void> {
  if (request.method !== "POST") return answer(response, 405, "Method Not Allowed");
  if (Number(request.headers["content-length"] ?? 0) > bodyLimit)
    return answer(response, 413, "Payload Too Large");

  let parts: Part[];
  try {
    parts = await readParts(request);
  } catch (error) {
    return answer(response, 400, error instanceof Error ? error.message : String(error));
  }

  const present = conduct?.() ?? { kind: "deliver" };
  if (present.kind === "refuse") return answer(response, present.status, present.text);
  if (present.kind === "cut") return void response.destroy();

  const missing = requiredIds.find((id) => isMissing(parts, id));
  if (missing !== undefined) return answer(response, 400, `The ${missing} parameter is required`);
  if (present.kind === "deliver") await present.after;
  await deliver({ receivedAt: new Date().toISOString(), parts });
  if (present.kind === "deliver") answer(response, 200, "OK");
}

/** A request handler for send-form; what `deliver` throws becomes a 500 with its message. */
export function mailEndpoint(options: Options) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    handle(request, response, options).catch((error: unknown) => {
      answer(response, 500, error instanceof Error ? error.message : String(error));
    });
  };
}
