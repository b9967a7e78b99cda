/** Each worker has a mail server on another origin than the site, like the real service. */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { answer, mailEndpoint, readMessages, storeMessage } from "../../gatsby/develop/mailbox";
import { sendFormPath } from "../../src/forms/configuration";
import { sendingTimeout } from "../../src/forms/transport";
import { test as base, expect } from "./support";

export const mailHost = "posta.test";

type Conduct =
  | { kind: "deliver"; after?: Promise<void> }
  | { kind: "refuse"; status: number; text: string }
  /** Delivers and never answers: the sender cannot know. */
  | { kind: "hang" };

export function event(): { come: () => void; came: Promise<void> } {
  let come = () => {};
  const came = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come, came };
}

export const failureInConsole = /EmailJS: |Failed to load resource/u;

/** Uses a free port, counts requests and keeps the messages, oldest first. */
async function startMailServer() {
  const folder = mkdtempSync(path.join(tmpdir(), "mailbox-"));
  const delivering = { kind: "deliver" } as Conduct;
  const mail = { conduct: delivering, requests: 0, messages: () => readMessages(folder) };
  const server = createServer((request, response) => {
    // The browser requests an icon for the page «OK».
    if (request.url !== sendFormPath) return response.writeHead(204).end();
    return mailEndpoint(async (message) => {
      mail.requests += 1;
      const { conduct } = mail;
      if (conduct.kind === "refuse") return answer(response, conduct.status, conduct.text);
      if (conduct.kind === "deliver") await conduct.after;
      await storeMessage(folder, message);
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

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export const mailServerFixture = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  async ({}, use: (mailServer: MailServer) => Promise<void>) => {
    const mailServer = await startMailServer();
    await use(mailServer);
    await mailServer.close();
  },
  { scope: "worker" },
] as const;

// Disables the form's timeout, which a busy machine could reach (covered by src/forms/transport.test).
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
