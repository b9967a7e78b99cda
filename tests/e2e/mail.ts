/** Starts a mail server for each worker, on a different origin from the site, like the real service. */
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

type Behaviour =
  | { kind: "deliver"; after?: Promise<void> }
  | { kind: "refuse"; status: number; text: string };

export function deferred(): { resolve: () => void; promise: Promise<void> } {
  let settle = () => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { resolve: settle, promise };
}

export const consoleFailurePattern = /EmailJS: |Failed to load resource/u;

/** Uses a free port, counts requests and keeps the messages, oldest first. */
async function startMailServer() {
  const folder = mkdtempSync(path.join(tmpdir(), "mailbox-"));
  const delivering = { kind: "deliver" } as Behaviour;
  const mail = { behaviour: delivering, requests: 0, messages: () => readMessages(folder) };
  const server = createServer((request, response) => {
    // Ignores the browser's request for an icon of the page «OK».
    if (request.url !== sendFormPath) return response.writeHead(204).end();
    // Allows any origin, like EmailJS.
    response.setHeader("Access-Control-Allow-Origin", "*");
    return mailEndpoint(async (message) => {
      mail.requests += 1;
      const { behaviour } = mail;
      if (behaviour.kind === "refuse") return answer(response, behaviour.status, behaviour.text);
      await behaviour.after;
      await storeMessage(folder, message);
    })(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(mail, {
    port: (server.address() as AddressInfo).port,
    reset: async () => {
      await rm(folder, { recursive: true, force: true });
      mail.requests = 0;
      mail.behaviour = delivering;
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
function disableTimeout(timeout: number) {
  const { setTimeout } = window;
  const withoutTimeout = (work: TimerHandler, delay?: number, ...values: unknown[]) =>
    delay === timeout ? 0 : setTimeout(work, delay, ...values);
  Object.assign(window, { setTimeout: withoutTimeout });
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
    await mailServer.reset();
    await page.addInitScript(disableTimeout, sendingTimeout);
    await use(mailServer);
  },
});

export { expect };
