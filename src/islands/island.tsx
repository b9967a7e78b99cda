import type { ComponentType, ReactNode } from "react";
import type { IslandName } from "./names";

/** Parts of an island that React does not operate, by name: their HTML stays as it is in the page. */
export type Slots = Readonly<Record<string, ReactNode>>;

export type IslandComponent<Props> = ComponentType<Props & { slots: Slots }>;

type IslandProps<Props> = {
  name: IslandName;
  component: IslandComponent<Props>;
  /** JSON, printed into the page or, if long, into a file of its own (gatsby/publish/island-files.ts). */
  props: Props;
  slots?: Slots;
};

/**
 * A part of the page that React owns once a visitor operates it. The build prints its HTML, name and props, from
 * which hydrate.tsx hydrates it alone. Under `npm start` it is an ordinary component.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  slots = {},
}: IslandProps<Props>) {
  const printedSlots: Record<string, ReactNode> = {};
  for (const [slot, content] of Object.entries(slots)) {
    if (!content) continue;
    printedSlots[slot] = (
      <div key={slot} data-slot={slot} className="contents">
        {content}
      </div>
    );
  }
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...props} slots={printedSlots} />
    </div>
  );
}
