import type { ComponentType, ReactNode } from "react";
import type { IslandName } from "./names";

/** Parts inside an island that React does not operate: their HTML stays as it is (start.tsx). */
export type Slots = Readonly<Record<string, ReactNode>>;

type IslandProps<Props> = {
  name: IslandName;
  component: ComponentType<Props & { slots: Slots }>;
  /** JSON: printed into the page, or into a file of its own if long (gatsby/publish/islands.ts). */
  props: Props;
  slots?: Slots;
};

/**
 * A part of the page that React owns once it is operated. The build prints its HTML, name and props;
 * start.tsx hydrates it alone. Under `npm start` it is an ordinary component.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  slots = {},
}: IslandProps<Props>) {
  const filled = Object.entries(slots).filter(([, content]) => content);
  const marked = filled.map(([slot, content]) => [
    slot,
    <div key={slot} data-slot={slot} className="contents">
      {content}
    </div>,
  ]);
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...props} slots={Object.fromEntries(marked)} />
    </div>
  );
}
