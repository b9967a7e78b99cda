import { useEffect, useState } from "react";

export type EmbedState = {
  /** "loading" and "shown": the frame is in the page; otherwise the poster stands in its place. */
  readonly phase: "poster" | "loading" | "shown" | "failed";
  /** Whether the visitor has just asked for it, and not a choice remembered from earlier. */
  readonly isAsked: boolean;
};

export const isOpen = ({ phase }: EmbedState) => phase === "loading" || phase === "shown";

type LiveParts = typeof import("./live");

/** State of an embed, and the code that makes it live: loaded only by pages that have one, once they are live. */
export function useEmbed() {
  const [state, setState] = useState<EmbedState>({ phase: "poster", isAsked: false });
  const [parts, setParts] = useState<LiveParts>();

  useEffect(() => {
    let isGone = false;
    import("./live").then(
      (loaded) => isGone || setParts(loaded),
      // Lost on the way: the link to the third party stays, as for who has no scripts.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);

  return { state, setState, parts };
}
