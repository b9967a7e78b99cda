/** What a page sends over the connection, as the browser's protocol reports it. */
import type { CDPSession } from "@playwright/test";

export type Request = {
  url: string;
  /** What the browser asked for it as, such as `Document`, `Script` or `Image`. */
  type: string;
  /** Of the answer that came over the connection: 304 where the browser's copy was still good. */
  status: number;
  /** As transferred, headers included. */
  bytes: number;
};

export type Recorder = {
  /** Those that the browser did not answer from its cache. */
  requests: () => Request[];
  /** Milliseconds since anything came or went. */
  quietFor: () => number;
};

export const bytesOf = (requests: readonly Request[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** Records the requests of a page from now on. */
export async function recordRequests(session: CDPSession): Promise<Recorder> {
  const asked = new Map<string, Pick<Request, "url" | "type">>();
  const statuses = new Map<string, number>();
  const sizes = new Map<string, number>();
  let lastEvent = Date.now();
  const note = <Value>(values: Map<string, Value>, id: string, value: Value) => {
    lastEvent = Date.now();
    values.set(id, value);
  };
  session.on("Network.requestWillBeSent", ({ requestId, request: { url }, type = "Other" }) =>
    note(asked, requestId, { url, type }),
  );
  // Only for what came over the connection, and with its own status: `responseReceived` calls a confirmed copy 200.
  session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) =>
    note(statuses, requestId, statusCode),
  );
  // A video may never be finished: the player takes of it as much as it needs now.
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) =>
    note(sizes, requestId, (sizes.get(requestId) ?? 0) + encodedDataLength),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    note(sizes, requestId, encodedDataLength),
  );
  await session.send("Network.enable");
  return {
    requests: () =>
      [...statuses].map(([id, status]) => ({
        ...(asked.get(id) ?? { url: "", type: "Other" }),
        status,
        bytes: sizes.get(id) ?? 0,
      })),
    quietFor: () => Date.now() - lastEvent,
  };
}
