import { type ComponentType, useEffect, useState } from "react";

/**
 * A component whose code comes once the page is live: in the HTML there is nothing of it, and should it not arrive, nothing
 * of it on the page. Not React's `lazy`, which would make the server render the page in pieces, between those of others.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, at module level, as React's `lazy` is
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      );
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
