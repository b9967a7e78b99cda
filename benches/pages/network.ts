/** What a page sends over the line, as the browser's protocol tells it. */
import type { CDPSession } from "@playwright/test";
import type { Request } from "./kinds";

type Open = Request & { cached: boolean; ended: boolean };

export type Recorder = {
  /** Those that the browser did not answer from its cache. */
  requests: () => Request[];
  /** Milliseconds since anything came or went; 0 while an answer is awaited. */
  quietFor: () => number;
};

/** A player takes of a video as much as it needs now, and leaves the rest unfinished. */
const isAwaited = ({ ended, type }: Open) => !ended && type !== "Media";

/** Records the requests of a page from now on. */
export async function recordRequests(session: CDPSession): Promise<Recorder> {
  const open = new Map<string, Open>();
  const past: Open[] = [];
  /** What came over the line, told before or after the request itself and its answer. */
  const statuses = new Map<string, number>();
  let lastEvent = Date.now();

  function change(id: string, changed: (request: Open) => void): void {
    const request = open.get(id);
    if (!request) return;
    lastEvent = Date.now();
    changed(request);
  }

  session.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    if (!request.url.startsWith("http")) return;
    const before = open.get(requestId);
    // A redirect goes on under the same number.
    if (before && redirectResponse)
      past.push({ ...before, bytes: redirectResponse.encodedDataLength, ended: true });
    lastEvent = Date.now();
    open.set(requestId, {
      url: request.url,
      type: type ?? "Other",
      status: 0,
      bytes: 0,
      cached: false,
      ended: false,
    });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) =>
    change(requestId, (request) => {
      request.cached = true;
    }),
  );
  // Of an answer that only confirms the browser's copy, `response` tells the copy: its status is 200.
  session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode);
    change(requestId, (request) => {
      request.status = statusCode;
    });
  });
  session.on("Network.responseReceived", ({ requestId, response, type }) =>
    change(requestId, (request) => {
      request.type = type;
      request.status = statuses.get(requestId) ?? response.status;
      request.cached ||= Boolean(response.fromDiskCache || response.fromPrefetchCache);
      request.bytes = response.encodedDataLength;
    }),
  );
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) =>
    change(requestId, (request) => {
      request.bytes += encodedDataLength;
    }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    change(requestId, (request) => {
      request.bytes = encodedDataLength;
      request.ended = true;
    }),
  );
  session.on("Network.loadingFailed", ({ requestId }) =>
    change(requestId, (request) => {
      request.ended = true;
    }),
  );
  await session.send("Network.enable");

  const all = () => [...past, ...open.values()];
  return {
    requests: () =>
      all()
        .filter(({ cached }) => !cached)
        .map(({ url, type, status, bytes }) => ({ url, type, status, bytes })),
    quietFor: () => (all().some(isAwaited) ? 0 : Date.now() - lastEvent),
  };
}
