import useEmblaCarousel from "embla-carousel-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Slots } from "../islands/island";
import { isUnmodified } from "../lib/plain-click";
import { prefersReducedMotion } from "../lib/reduced-motion";
import { sectionStrings } from "../strings/sections";
import * as styles from "./carousel.module.css";
import "./icon-button.css";
import { icons } from "./icons";

export type CarouselProps = {
  /** Without the word «carosello». */
  label: string;
  /** Name of each slide, whose content is the slot of its number. */
  slides: readonly string[];
};

/** The client's specification. Embla follows the focus only within 10 ms of Tab, too soon for slow phones. */
const options = { align: "center", dragThreshold: 10, duration: 25, watchFocus: false } as const;

/** CSS scroll snapping without scripts, Embla with them. */
export function Carousel({ label, slides, slots }: CarouselProps & { slots: Slots }) {
  const [viewport, embla] = useEmblaCarousel(options);
  /** Steps requested before Embla arrives, a render after hydration. */
  const early = useRef(0);
  const [shown, setShown] = useState({ step: 0, first: true, last: false });
  /** Read out when the slide changes. */
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (!embla) return;
    // Keeps the slide that scrolling had reached.
    const element = embla.rootNode();
    const { clientWidth = 0 } = embla.slideNodes()[0] ?? {};
    const start = clientWidth > 0 ? Math.round(element.scrollLeft / clientWidth) : 0;
    embla.scrollTo(start + early.current, true);
    element.scrollLeft = 0;
    const update = () =>
      setShown({
        step: embla.selectedScrollSnap(),
        first: !embla.canScrollPrev(),
        last: !embla.canScrollNext(),
      });
    const announce = () => {
      const slide = embla.slideNodes()[embla.selectedScrollSnap()];
      setAnnouncement(slide?.getAttribute("aria-label") ?? "");
    };
    update();
    if (early.current !== 0) announce();
    embla.on("select", update).on("select", announce).on("reInit", update);
  }, [embla]);

  const move = (direction: -1 | 1) => {
    if (embla === undefined) early.current += direction;
    else if (direction < 0) embla.scrollPrev(prefersReducedMotion());
    else embla.scrollNext(prefersReducedMotion());
  };

  /** Moves Embla to the slide focused by keyboard, to which the browser has scrolled in its own way. */
  const showFocused = (index: number) => (event: FocusEvent) => {
    if (embla === undefined || !event.target.matches(":focus-visible")) return;
    embla.rootNode().scrollLeft = 0;
    // Several slides may share one place.
    embla.scrollTo(
      embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(index)),
      true,
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    // Modified arrow keys are the browser's: back, forward.
    if (!isUnmodified(event)) return;
    event.preventDefault();
    move(event.key === "ArrowLeft" ? -1 : 1);
  };

  const arrows = [
    { icon: "previous", label: sectionStrings.previousSlide, direction: -1, isDisabled: shown.first },
    { icon: "next", label: sectionStrings.nextSlide, direction: 1, isDisabled: shown.last },
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the arrow keys serve all controls inside
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's role; a fieldset belongs to forms
    <div
      role="group"
      aria-roledescription={sectionStrings.carousel}
      aria-label={label}
      className={styles.carousel}
      data-react=""
      data-enhanced={embla !== undefined}
      onKeyDown={onKeyDown}
    >
      <div className={`live-only ${styles.controls}`}>
        <span className={`quiet tabular ${styles.position}`} aria-hidden="true">
          {sectionStrings.stepOf(shown.step + 1, slides.length)}
        </span>
        {arrows.map(({ icon, label, direction, isDisabled }) => (
          // `aria-disabled` only: a disabled button would lose the focus.
          <button
            key={icon}
            type="button"
            className="icon-button"
            aria-label={label}
            aria-disabled={isDisabled}
            onClick={() => isDisabled || move(direction)}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={icons[icon]} fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {slides.map((slideLabel, index) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the link inside has the focus
            <div
              key={slideLabel}
              role="group"
              aria-roledescription={sectionStrings.slide}
              aria-label={`${sectionStrings.slidePosition(index + 1, slides.length)}: ${slideLabel}`}
              className={styles.slide}
              onFocus={showFocused(index)}
            >
              {slots[index]}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
