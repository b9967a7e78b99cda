/**
 * In the browser this stands in for react-helmet (src/gatsby/on-create-webpack-config.ts), 5.5 kB gz lighter: the head is
 * printed by react-helmet at build, and here it only has to follow the visitor to other pages.
 */
import { Children, isValidElement, type ReactElement, type ReactNode, useEffect } from "react";

/** As react-helmet marks what it has printed. */
const mark = "data-react-helmet";

type HeadElement = ReactElement<Record<string, string | undefined>>;

const isHeadElement = (child: ReactNode): child is HeadElement => isValidElement(child);

/** Makes the head what the children say: title, metas and links; structured data is for who reads the HTML. */
function apply(children: ReactNode): void {
  for (const earlier of document.head.querySelectorAll(`:is(meta, link)[${mark}]`)) earlier.remove();
  for (const { type, props } of Children.toArray(children).filter(isHeadElement)) {
    if (type === "title") document.title = props.children ?? "";
    if (type !== "meta" && type !== "link") continue;
    const element = document.createElement(type);
    for (const [name, value] of Object.entries(props)) element.setAttribute(name, value ?? "");
    element.setAttribute(mark, "true");
    document.head.append(element);
  }
}

/** Takes the same children as react-helmet's; draws nothing. */
export function Helmet({ children }: { children: ReactNode }) {
  useEffect(() => apply(children));
  return null;
}
