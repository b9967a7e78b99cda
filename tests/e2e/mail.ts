/**
 * The `test` of the forms' browser tests: each worker has a mail server that its browser finds under the name that the
 * build under test posts to. So the messages cross from one origin to another, as they do to the real service.
 */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { answer, mailEndpoint, readLetters, storeLetter } from "../../gatsby/develop/mailbox";
import { sendFormPath } from "../../src/forms/configuration";
import { sendingTimeout } from "../../src/forms/transport";
import { test as base, expect } from "./support";

export const mailHost = "posta.test";

/** How the mail server treats a request. */
type Conduct =
  /** As the service does, once `after` has come. */
  | { kind: "deliver"; after?: Promise<void> }
  /** Delivers nothing and answers this. */
  | { kind: "refuse"; status: number; text: string }
  /** Delivers and never answers: the sender cannot know. */
  | { kind: "hang" };

/** Something that comes when the test says so. */
export function event(): { come: () => void; came: Promise<void> } {
  let come = () => {};
  const came = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come, came };
}

/** The browser's own words for an answer that is an error, and ours. */
export const failureInConsole = /EmailJS: |Failed to load resource/u;

/** Starts the mail server on a free port; it counts requests and keeps the delivered messages, oldest first. */
export async function startMailServer() {
  const folder = mkdtempSync(path.join(tmpdir(), "mailbox-"));
  const delivering = { kind: "deliver" } as Conduct;
  const mail = { conduct: delivering, requests: 0, letters: () => readLetters(folder) };
  const server = createServer((request, response) => {
    // The browser looks for an icon of the page that says «OK».
    if (request.url !== sendFormPath) return response.writeHead(204).end();
    return mailEndpoint(async (letter) => {
      mail.requests += 1;
      const { conduct } = mail;
      if (conduct.kind === "refuse") return answer(response, conduct.status, conduct.text);
      if (conduct.kind === "deliver") await conduct.after;
      await storeLetter(folder, letter);
      if (conduct.kind === "hang") await new Promise(() => {});
    })(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(mail, {
    port: (server.address() as AddressInfo).port,
    startAnew: async () => {
      await rm(folder, { recursive: true, force: true });
      mail.requests = 0;
      mail.conduct = delivering;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  });
}

/** Treats requests as its `conduct` says. */
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** The fixture of a worker's mail server. */
export const mailServerFixture = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  async ({}, use: (mailServer: MailServer) => Promise<void>) => {
    const mailServer = await startMailServer();
    await use(mailServer);
    await mailServer.close();
  },
  { scope: "worker" },
] as const;

/** However long a busy machine takes, the form does not give an answer up: with a clock, that is src/forms/transport.test. */
function waitForAnswers(timeout: number) {
  const { setTimeout } = window;
  const patient = (work: TimerHandler, delay?: number, ...values: unknown[]) =>
    delay === timeout ? 0 : setTimeout(work, delay, ...values);
  Object.assign(window, { setTimeout: patient });
}

export const test = base.extend<{ mail: MailServer }, { mailServer: MailServer }>({
  mailServer: [...mailServerFixture],
  launchOptions: [
    async ({ launchOptions, mailServer }, use) => {
      const rules = "--host-resolver-rules=";
      const args = (launchOptions.args ?? []).map((argument) =>
        argument.startsWith(rules)
          ? argument.replace(rules, `${rules}MAP ${mailHost} 127.0.0.1:${mailServer.port}, `)
          : argument,
      );
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
  knownHosts: [mailHost],
  mail: async ({ mailServer, page }, use) => {
    await mailServer.startAnew();
    await page.addInitScript(waitForAnswers, sendingTimeout);
    await use(mailServer);
  },
});

export { expect };
