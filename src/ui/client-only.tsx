import { type ComponentType, useEffect, useState } from "react";

/**
 * A component whose code is loaded after hydration. It prints nothing into the HTML, and stays nothing if its code does
 * not arrive. Not React's `lazy`, which would make the build render a page in pieces, in turn with other pages. As with
 * `lazy`, it is called once for each component, at module level.
 */
export function clientOnly<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function ClientOnly(props: Props) {
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
