/** Shows an entry's page beside its form, as a build would make the page from the form and the saved content. */
import type * as Cms from "@sveltia/cms";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { loadContent } from "../../content-check/content";
import { pathInContent } from "../../content-model/paths";
import { editorPath } from "../../content-model/routes";
import { fontFaces } from "../../src/styles/font-faces";
import "../../src/styles/base.css";
import "../../src/styles/tokens.css";
import { type ContentSnapshot, readerOf } from "../content-snapshot";
import { contextOf, type Entries, entriesOf, entriesWith, previewState, runQuery } from "./fake-gatsby";
import { SiteFooter, type View, views } from "./views";

type Props = Cms.CustomPreviewTemplateProps;
type Asset = Cms.ApiAsset & { toBase64: () => Promise<string> };
/** `createElement` of the CMS's own React, which renders the result of a template. */
declare const h: typeof import("react").createElement;

/** URL of an empty drawing, shown for a picture that is not fetched yet; the picture's path is appended. */
const emptyPictureUrl =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'/%3E#";

/** Calls `fetchPicture` for empty pictures near the viewport only, because photographs may be camera originals. */
function observePictures(fetchPicture: (src: string) => Promise<void>): IntersectionObserver {
  const fetchVisible = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
      const src = String(target.getAttribute("src")).slice(emptyPictureUrl.length);
      // The form itself reports an unreadable picture.
      fetchPicture(src).catch(() => undefined);
    }
  };
  return new IntersectionObserver(fetchVisible, { rootMargin: "50%" });
}

/** @returns a function that shows the entry; call it after each change in the form */
function openPreview(
  frame: HTMLElement,
  kind: string,
  { pages, section }: View,
  latest: () => ContentSnapshot,
) {
  let props: Props;
  let saved: Entries | undefined;
  const pictures = new Map<string, string>();
  const root = createRoot(frame);
  const render = (page: ReactNode) => flushSync(() => root.render(page));
  frame.inert = true;

  const pictureObserver = observePictures(async (src) => {
    if (pictures.has(src)) return;
    pictures.set(src, emptyPictureUrl);
    const find = () => props.getAsset(`/content/${pathInContent(src)}`) as Asset | undefined;
    // Reading a picture gives it its URL.
    await find()?.toBase64();
    pictures.set(src, find()?.url ?? emptyPictureUrl);
    showEntry();
  });

  function showEntry(): void {
    const { slug, data } = (props.entry as unknown as { toJS: () => { slug: string; data: object } }).toJS();
    // If the view is one section, shows the edited entry alone in it.
    const otherEntries = { ...saved, ...(section && { [kind]: [] }) };
    const pictureAt = (src: string) =>
      src.startsWith("blob:") ? src : (pictures.get(src) ?? emptyPictureUrl + src);
    Object.assign(previewState, { entries: entriesWith({ ...data, slug }, kind, otherEntries), pictureAt });
    const onlySection = section ? `section:not(#${section}, #${section} *) { display: none; }` : "";
    const pageContext = contextOf(kind, slug);
    const pageProps = { pageContext, location: { pathname: "/" } };
    try {
      render(
        <>
          <style>{fontFaces + onlySection}</style>
          {pages.map(({ default: Page, query }, key) => (
            <Page {...pageProps} key={key} data={runQuery(query, pageContext)} />
          ))}
          <SiteFooter />
        </>,
      );
    } catch (error) {
      console.error(error);
      render(<p>Scritta così, la pagina non si può mostrare.</p>);
    }
    // The path of a picture that is not fetched yet follows the URL, and begins with a dot, `../images/…`; after a
    // failed fetch, no path follows.
    const unfetched = frame.querySelectorAll(`img[src^="${emptyPictureUrl}."]`);
    for (const image of unfetched) pictureObserver.observe(image);
  }

  return async (next: Props): Promise<void> => {
    props = next;
    // Reads the content once per form, because reading it at each change would take too long.
    saved ??= entriesOf((await loadContent(readerOf(latest()))).content.files);
    showEntry();
  };
}

/** Must be called before the CMS starts. */
export function registerPreviews(
  cms: Pick<typeof Cms, "registerPreviewTemplate" | "registerPreviewStyle">,
  latest: () => ContentSnapshot,
): void {
  cms.registerPreviewStyle(`${editorPath}/preview.css`);
  const updates = new WeakMap<HTMLElement, (props: Props) => unknown>();
  for (const [kind, view] of Object.entries(views)) {
    const onFrame = (frame: HTMLElement | null, props: Props) => {
      if (!frame) return;
      const update = updates.get(frame) ?? openPreview(frame, kind, view, latest);
      updates.set(frame, update);
      void update(props);
    };
    cms.registerPreviewTemplate(kind, (props) =>
      h("div", { ref: (frame: HTMLElement | null) => onFrame(frame, props) }),
    );
  }
}
