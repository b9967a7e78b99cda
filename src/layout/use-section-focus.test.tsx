import { render } from "@testing-library/react";
import { useEffect } from "react";
import { useSectionFocus } from "./use-section-focus";

type Props = { location: { hash: string } };

function Page({ location }: Props) {
  useSectionFocus(location);
  return <section id="persone" tabIndex={-1} />;
}

function Router({ location }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of address.
  useEffect(() => document.getElementById("pagina")?.focus(), [location]);
  return (
    <div id="pagina" tabIndex={-1}>
      <Page location={location} />
    </div>
  );
}

test.each([
  ["an address names it, after the router has given it to the page", ["", "#persone"], "persone"],
  ["the same address is asked for again", ["", "#persone", "", "#persone"], "persone"],
  ["the page is loaded with it", ["#persone"], "pagina"],
  ["there is none of that name", ["", "#altrove"], "pagina"],
])("the section or the page has the focus when %s", async (_, [first = "", ...others], focused) => {
  const { rerender } = render(<Router location={{ hash: first }} />);
  for (const hash of others) rerender(<Router location={{ hash }} />);
  await Promise.resolve();
  expect(document.activeElement?.id).toBe(focused);
});
