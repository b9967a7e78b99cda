import { render } from "@testing-library/react";
import { useEffect } from "react";
import { useSectionFocus } from "./use-section-focus";

type Place = { hash: string };

function Page({ location }: { location: Place }) {
  useSectionFocus(location);
  return (
    <section id="persone" tabIndex={-1}>
      <a href="/about">Chi siamo</a>
    </section>
  );
}

/** As the router does: the whole page has the focus after each change. */
function Router({ location }: { location: Place }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of address.
  useEffect(() => document.getElementById("pagina")?.focus(), [location]);
  return (
    <div id="pagina" tabIndex={-1}>
      <Page location={location} />
    </div>
  );
}

async function go(...hashes: string[]) {
  const [first = "", ...others] = hashes;
  const { rerender } = render(<Router location={{ hash: first }} />);
  for (const hash of others) rerender(<Router location={{ hash }} />);
  await Promise.resolve();
}

const focused = () => document.activeElement?.id;

test("the section that an address names has the focus, after the router has given it to the page", async () => {
  await go("", "#persone");
  expect(focused()).toBe("persone");
});

test("again, when the same address is asked for again", async () => {
  await go("", "#persone", "", "#persone");
  expect(focused()).toBe("persone");
});

test.each([
  ["the page is loaded with it", ["#persone"]],
  ["an address names none", ["#persone", ""]],
  ["there is none of that name", ["", "#altrove"]],
  ["the address is no valid one", ["", "#100%"]],
])("no section takes the focus when %s", async (_, hashes) => {
  await go(...hashes);
  expect(focused()).toBe("pagina");
});

test("a visitor who has gone on inside the section stays there", async () => {
  const { rerender } = render(<Page location={{ hash: "" }} />);
  const link = document.querySelector("a");
  link?.focus();
  rerender(<Page location={{ hash: "#persone" }} />);
  await Promise.resolve();
  expect(link).toHaveFocus();
});
