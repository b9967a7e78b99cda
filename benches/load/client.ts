/**
 * A load that knows which answer belongs to which request, and tells an answer cut short from one that never began:
 * wrk can do neither, and gives up a connection that is refused.
 */
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Mix, Target } from "./mix";

export type Answers = {
  /** With exactly the bytes of their file. */
  right: number;
  /** Whole, but with another status, encoding or other bytes; and requests without any answer for too long. */
  wrong: number;
  /** Ended before they were whole. */
  cut: number;
  /** Connections refused, as they are while nobody listens. */
  refused: number;
  /** Connections closed before an answer began, as an idle one may be just when it is used again. */
  reset: number;
  /** What the first wrong or cut answer was. */
  complaint?: string;
};

type Outcome = { kind: "right" | "wrong" | "cut" | "refused" | "reset"; why: string };

const patience = 20_000;

function judge(target: Target, response: IncomingMessage, body: Buffer): Outcome {
  const encoding = response.headers["content-encoding"];
  const right = response.statusCode === 200 && encoding === target.encoding && body.equals(target.body);
  const why = `status ${response.statusCode}, encoding ${encoding}, ${body.length} bytes instead of ${target.body.length}`;
  return right ? { kind: "right", why } : { kind: "wrong", why };
}

/** Whether any byte has come since the request was given its connection. */
function watchBytes(asked: ClientRequest): () => boolean {
  let count = () => 0;
  asked.once("socket", (socket) => {
    const before = socket.bytesRead;
    count = () => socket.bytesRead - before;
  });
  return () => count() > 0;
}

/** What it means that no whole answer came. */
function kindOfFailure(code: string | undefined, answerBegan: boolean): Outcome["kind"] {
  if (answerBegan) return "cut";
  if (code === "ECONNREFUSED") return "refused";
  return code === "ECONNRESET" || code === "EPIPE" ? "reset" : "wrong";
}

function ask(origin: string, agent: Agent, target: Target): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = { "Accept-Encoding": target.accepted };
    const asked = request(`${origin}${target.path}`, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () => resolve(judge(target, response, Buffer.concat(chunks))));
      response.once("error", ({ message }) => resolve({ kind: "cut", why: message }));
    });
    const answerBegan = watchBytes(asked);
    asked.setTimeout(patience, () => asked.destroy(new Error(`nothing for ${patience / 1000} s`)));
    asked.once("error", ({ message, code }: NodeJS.ErrnoException) => {
      resolve({ kind: kindOfFailure(code, answerBegan()), why: message });
    });
    asked.end();
  });
}

export type Load = {
  /** What has come so far. */
  answers: Readonly<Answers>;
  /**
   * Resolves when so many more answers have been right.
   *
   * @throws when they take too long
   */
  moreRight: (count: number) => Promise<void>;
  /** Lets the requests under way end. */
  stop: () => Promise<Answers>;
};

function* endlessly(order: readonly Target[]): Generator<Target, never> {
  for (;;) yield* order;
}

/** Asks over and over on so many connections at once, until it is stopped. */
export function startLoad(origin: string, { order }: Pick<Mix, "order">, connections: number): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answers = { right: 0, wrong: 0, cut: 0, refused: 0, reset: 0 };
  const targets = endlessly(order);
  let stopped = false;

  async function visitor(): Promise<void> {
    while (!stopped) {
      const target = targets.next().value;
      const { kind, why } = await ask(origin, agent, target);
      answers[kind] += 1;
      if (kind === "wrong" || kind === "cut")
        answers.complaint ??= `${target.path} (${target.accepted}): ${why}`;
      // A server that is away would otherwise be asked as fast as this machine can.
      if (kind === "refused") await wait(5);
    }
  }

  const visitors = Promise.all(Array.from({ length: connections }, visitor));
  return {
    answers,
    moreRight: async (count) => {
      const wanted = answers.right + count;
      const end = Date.now() + patience;
      while (answers.right < wanted) {
        if (Date.now() > end)
          throw new Error(`Too few right answers: ${JSON.stringify(answers)}, ${wanted} wanted.`);
        await wait(10);
      }
    },
    stop: async () => {
      stopped = true;
      await visitors;
      agent.destroy();
      return answers;
    },
  };
}

/** Under load, does something to the server again and again, with so many right answers before and after each time. */
export async function disturb(
  load: Load,
  disturbance: () => void | Promise<void>,
  { times, answersBetween }: { times: number; answersBetween: number },
): Promise<void> {
  await load.moreRight(answersBetween);
  for (let done = 0; done < times; done += 1) {
    await disturbance();
    await load.moreRight(answersBetween);
  }
}
