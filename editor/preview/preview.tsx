/** The editor's preview: an entry in the site's own page, as it stands in the form. A script of its own (bundle.ts). */
import type { ApiAsset, CustomPreviewTemplateProps, registerPreviewTemplate } from "@sveltia/cms";
import type { DocumentNode } from "gatsby/graphql";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { pictureFile } from "../../content-model/fields";
import { kinds } from "../../content-model/kinds";
import { fontFaces } from "../../src/styles/font-faces";
import "../../src/styles/base.css";
import "../../src/styles/tokens.css";
import { answer, type Content, type Entry } from "./answers";
import { show } from "./gatsby";
import { type View, views } from "./views";

type Props = CustomPreviewTemplateProps;
/** The CMS's types leave out what it has besides. */
type Asset = ApiAsset & { toBase64: () => Promise<string> };

/** Of the CMS's own React, which draws what a template returns. */
declare const h: typeof import("react").createElement;

/** Stands for a picture that nobody has looked at yet; its name follows. */
const unseen = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'/%3E#";

type Plain = { toJS: () => { slug: string; data: object } };

/** Everything that is saved, by kind. */
async function savedEntries({ getCollection }: Props): Promise<Content["entries"]> {
  const saved: Record<string, Entry[]> = {};
  for (const { name, ...kind } of kinds) {
    // The CMS groups the files that exist once by their folder (../config.ts).
    const group = "file" in kind ? kind.file.split("/", 1)[0] : name;
    const entries = (await getCollection(String(group))) as unknown as Plain[];
    saved[name] = entries
      .map((entry) => entry.toJS())
      .filter(({ slug }) => "folder" in kind || slug === name)
      .map(({ slug, data }) => ({ ...data, slug }));
  }
  return saved;
}

/**
 * Shows an entry for as long as it is open.
 *
 * @param root element of the preview's frame
 * @returns what is to be called whenever something in the form has changed
 */
function openPreview(
  root: HTMLElement,
  kind: string,
  { default: Page, query }: View,
): (props: Props) => void {
  let props: Props;
  let saved: Content["entries"] | undefined;
  const pictures = new Map<string, string>();
  // Nothing in it is to be followed, sent or played; and nobody need step through its links to reach the form.
  root.inert = true;
  const { documentElement, head } = root.ownerDocument;
  documentElement.lang = "it";
  // Not by `registerPreviewStyle`, which would have them in the CMS's own previews, too.
  const styles = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: "/redazione/preview.css",
  });
  const styled = new Promise((resolve) => {
    styles.onload = resolve;
  });
  head.append(styles);
  const page = createRoot(root);
  const render = (what: ReactNode) => flushSync(() => page.render(what));

  /** Photographs may have been taken as they came from the camera: each is fetched when it is nearly in view. */
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) void fetchPicture(String(target.getAttribute("src")).slice(unseen.length));
    },
    { rootMargin: "50%" },
  );

  async function fetchPicture(src: string): Promise<void> {
    if (pictures.has(src)) return;
    pictures.set(src, unseen);
    const find = () => props.getAsset(`/content/${pictureFile(src)}`) as Asset | undefined;
    // Only what has been read has an address. Of a picture that cannot be read the CMS tells in the form.
    const isRead = await find()
      ?.toBase64()
      .then(Boolean, () => false);
    if (isRead) pictures.set(src, find()?.url ?? unseen);
    draw();
  }

  function draw(): void {
    if (!saved) return;
    const { slug, data } = (props.entry as unknown as Plain).toJS();
    const others = saved[kind]?.filter((entry) => entry.slug !== slug) ?? [];
    const content: Content = {
      entries: { ...saved, [kind]: [{ ...data, slug }, ...others] },
      // A picture just chosen has its address already.
      picture: (src) => (src.startsWith("blob:") ? src : (pictures.get(src) ?? unseen + src)),
    };
    const pageContext = { slug };
    show(content);
    try {
      const shown = answer(query as DocumentNode, content, pageContext);
      render(
        <>
          <style>{fontFaces}</style>
          <Page data={shown} pageContext={pageContext} location={{ pathname: "/" }} />
        </>,
      );
    } catch (error) {
      console.error(error);
      render(<p>Scritta così, la pagina non si può mostrare.</p>);
    }
    for (const image of root.querySelectorAll(`img[src^="${unseen}."]`)) inView.observe(image);
  }

  return (next) => {
    const isFirst = props === undefined;
    props = next;
    draw();
    if (isFirst)
      void Promise.all([savedEntries(next), styled]).then(([entries]) => {
        saved = entries;
        draw();
      });
  };
}

/** Call it before the CMS starts. */
export function registerPreviews(register: typeof registerPreviewTemplate): void {
  const open = new WeakMap<HTMLElement, (props: Props) => void>();
  for (const [kind, view] of Object.entries(views)) {
    const update = (root: HTMLElement | null, props: Props) => {
      if (!root) return;
      const known = open.get(root) ?? openPreview(root, kind, view);
      open.set(root, known);
      known(props);
    };
    register(kind, (props) => h("div", { ref: (root: HTMLElement | null) => update(root, props) }));
  }
}
