/**
 * A click on a photograph in a form sets its focal point. The two numbers below it hold the point: they are what the CMS
 * saves, and how the keyboard sets it.
 */

const fieldAt = (keyPath: string) =>
  document.querySelector<HTMLElement>(`section.field[data-key-path="${CSS.escape(keyPath)}"]`);

const numberAt = (keyPath: string) => fieldAt(keyPath)?.querySelector("input");

/** The photograph's field that an event met, its frame, and the key path of its focal point; drawings have none. */
function photographOf({ target }: Event) {
  const frame = target instanceof Element ? target.closest<HTMLElement>(".preview.tile") : null;
  const field = frame?.closest<HTMLElement>('section.field[data-key-path$=".src"]');
  const keyPath = field?.dataset.keyPath?.replace(/src$/u, "focus");
  if (!frame || keyPath === undefined || field?.querySelector('input[accept=".svg"]')) return undefined;
  return { frame, field, keyPath };
}

type Photograph = NonNullable<ReturnType<typeof photographOf>>;

function mark({ frame, keyPath }: Photograph): void {
  for (const axis of ["x", "y"])
    frame.style.setProperty(`--${axis}`, numberAt(`${keyPath}.${axis}`)?.value || "50");
}

/** The CMS makes a field when its place is in view. */
async function madeAt(keyPath: string, place: Element | null | undefined): Promise<HTMLElement | null> {
  const mostFrames = 60;
  for (let frames = 0; frames < mostFrames && !fieldAt(keyPath); frames += 1) {
    place?.scrollIntoView({ block: "nearest" });
    await new Promise(requestAnimationFrame);
  }
  return fieldAt(keyPath);
}

const percentage = (part: number) => Math.round(100 * Math.min(1, Math.max(0, part)));

async function point(photograph: Photograph, { clientX, clientY }: MouseEvent): Promise<void> {
  const { frame, field, keyPath } = photograph;
  const { left, top, width, height } = frame.getBoundingClientRect();
  const values = { x: percentage((clientX - left) / width), y: percentage((clientY - top) / height) };
  const group = await madeAt(keyPath, field?.nextElementSibling);
  group?.querySelector<HTMLElement>('[aria-controls][aria-expanded="false"]')?.click();
  for (const [axis, value] of Object.entries(values)) {
    await madeAt(`${keyPath}.${axis}`, group?.querySelector(".item-list")?.lastElementChild);
    const number = numberAt(`${keyPath}.${axis}`);
    if (!number) continue;
    number.value = String(value);
    number.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field?.scrollIntoView({ block: "nearest" });
  mark(photograph);
}

/** Every photograph of every form, from now on. */
export function pointByClick(): void {
  document.addEventListener("click", (event) => {
    const photograph = photographOf(event);
    if (photograph) void point(photograph, event);
  });
  document.addEventListener("pointerover", (event) => {
    const photograph = photographOf(event);
    if (photograph) mark(photograph);
  });
}
