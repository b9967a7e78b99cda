/**
 * Lazy pictures wait until the page with its largest picture is loaded, or the visitor does something (src/styles/base.css):
 * on 3G Chromium fetches them 2,500 px ahead, and a project's hero had come after 3.6 s instead of 2.1.
 */
export function releasePictures(): void {
  const release = () => void delete document.documentElement.dataset.pictures;
  for (const type of ["load", "scroll", "pointerdown", "keydown"])
    addEventListener(type, release, { once: true, passive: true });
}
