/**
 * In the browser this stands in for react-helmet (src/gatsby/on-create-webpack-config.ts), 5.5 kB gz lighter: the head is
 * printed by react-helmet at build, and here it only has to follow the visitor to other pages.
 */
import { Children, isValidElement, type ReactElement, type ReactNode, useEffect } from "react";

/** As react-helmet marks what it has printed. */
const mark = "data-react-helmet";

/** What makes an element of the head one of its kind: two with the same key are the same thing. */
const keyOf = (get: (name: string) => unknown) =>
  ["name", "property", "rel"].map((name) => get(name) ?? "").join("|");

type HeadElement = ReactElement<Record<string, string | undefined>>;

function elementFor({ type, props }: HeadElement): HTMLElement {
  const element = document.createElement(String(type));
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, value ?? "");
  element.setAttribute(mark, "true");
  return element;
}

const isHeadElement = (child: ReactNode): child is HeadElement => isValidElement(child);

/** Makes the head what the children say: title, metas and links; structured data is for who reads the HTML. */
function apply(children: ReactNode): void {
  const wanted = Children.toArray(children).filter(isHeadElement);
  const title = wanted.find(({ type }) => type === "title");
  if (title?.props.children !== undefined) document.title = title.props.children;

  const present = new Map(
    [...document.head.querySelectorAll(`:is(meta, link)[${mark}]`)].map((element) => [
      `${element.localName}|${keyOf((name) => element.getAttribute(name))}`,
      element,
    ]),
  );
  for (const child of wanted.filter(({ type }) => type === "meta" || type === "link")) {
    const key = `${String(child.type)}|${keyOf((name) => child.props[name])}`;
    const earlier = present.get(key);
    present.delete(key);
    const element = elementFor(child);
    if (earlier === undefined) document.head.append(element);
    else if (!earlier.isEqualNode(element)) earlier.replaceWith(element);
  }
  for (const surplus of present.values()) surplus.remove();
}

/** Takes the same children as react-helmet's; draws nothing. */
export function Helmet({ children }: { children: ReactNode }) {
  useEffect(() => apply(children));
  return null;
}
