/** What a page sends over the connection, as the browser's protocol reports it. */
import type { CDPSession } from "@playwright/test";

export type Request = {
  url: string;
  /** Of the answer that came over the connection: 304 where the browser's copy was still good. */
  status: number;
  /** As transferred, headers included. */
  bytes: number;
};

export type Recorder = {
  /** Those that the browser did not answer from its cache. */
  requests: () => Request[];
  /** Milliseconds since anything came or went; 0 while an answer is awaited. */
  quietFor: () => number;
};

export const bytesOf = (requests: readonly Request[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** Records the requests of a page from now on. */
export async function recordRequests(session: CDPSession): Promise<Recorder> {
  const known = new Map<string, Request>();
  const awaited = new Set<string>();
  /** Of a confirmed copy, `responseReceived` reports the copy's status, 200; this is what really came. */
  const statuses = new Map<string, number>();
  let lastEvent = Date.now();

  const change = (id: string, values: Partial<Request>) => {
    const request = known.get(id);
    if (!request) return;
    lastEvent = Date.now();
    Object.assign(request, values);
  };
  const forget = (id: string) => {
    known.delete(id);
    awaited.delete(id);
  };
  session.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    if (!url.startsWith("http")) return;
    lastEvent = Date.now();
    known.set(requestId, { url, status: 0, bytes: 0 });
    awaited.add(requestId);
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => forget(requestId));
  session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode);
    change(requestId, { status: statusCode });
  });
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    const { status, encodedDataLength: bytes, fromDiskCache, fromPrefetchCache } = response;
    if (fromDiskCache || fromPrefetchCache) forget(requestId);
    // A player takes of a video as much as it needs now, and leaves the rest.
    if (type === "Media") awaited.delete(requestId);
    change(requestId, { status: statuses.get(requestId) ?? status, bytes });
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: (known.get(requestId)?.bytes ?? 0) + encodedDataLength }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    change(requestId, { bytes: encodedDataLength });
    awaited.delete(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => awaited.delete(requestId));
  await session.send("Network.enable");
  return {
    requests: () => [...known.values()],
    quietFor: () => (awaited.size > 0 ? 0 : Date.now() - lastEvent),
  };
}
