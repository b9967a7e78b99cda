import useEmblaCarousel from "embla-carousel-react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isUnmodified } from "../lib/plain-click";
import { prefersReducedMotion } from "../lib/reduced-motion";
import { sectionStrings } from "../strings/sections";
import * as styles from "./carousel.module.css";
import { IconButton } from "./icon-button";

type Slide = { label: string; content: ReactNode };

/**
 * Values of the specification, section 9. Embla itself follows the focus only where it moves within 10 ms of the Tab key,
 * which a slow phone does not manage: `showFocused` does.
 */
const options = { align: "center", dragThreshold: 10, duration: 25, watchFocus: false } as const;

/**
 * Slides side by side. Without scripts they scroll by hand, with CSS snapping beneath; Embla adds dragging, the buttons and
 * the arrow keys.
 *
 * @param label what the carousel holds, without the word «carosello»
 */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const [viewport, embla] = useEmblaCarousel(options);
  /** Steps asked for before Embla is there, which is a render after hydration. */
  const early = useRef(0);
  /** Which step is shown, and whether there is nothing further on either side. */
  const [shown, setShown] = useState({ step: 0, first: false, last: false });

  useEffect(() => {
    if (!embla) return;
    // Keeps the slides that the visitor has scrolled to before.
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
    update();
    embla.on("select", update).on("reInit", update);
  }, [embla]);

  const move = (direction: -1 | 1) => {
    if (embla === undefined) early.current += direction;
    else if (direction < 0) embla.scrollPrev(prefersReducedMotion());
    else embla.scrollNext(prefersReducedMotion());
  };

  /** Brings the slide that the keyboard has come to into view; the browser has scrolled it there in its own way. */
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
    // With these the arrows are the browser's own: back, forward.
    if (!isUnmodified(event)) return;
    event.preventDefault();
    move(event.key === "ArrowLeft" ? -1 : 1);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the arrow keys serve whichever control inside has the focus
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
      <div className={styles.controls}>
        {/* Slides say it themselves. */}
        <span className={styles.position} aria-hidden="true">
          {sectionStrings.stepOf(shown.step + 1, slides.length)}
        </span>
        <IconButton
          label={sectionStrings.previousSlide}
          icon="previous"
          disabled={shown.first}
          onClick={() => move(-1)}
        />
        <IconButton
          label={sectionStrings.nextSlide}
          icon="next"
          disabled={shown.last}
          onClick={() => move(1)}
        />
      </div>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live="polite">
          {slides.map(({ label: slideLabel, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the focus is of the link inside
            <div
              key={slideLabel}
              role="group"
              aria-roledescription={sectionStrings.slide}
              aria-label={`${sectionStrings.slidePosition(index + 1, slides.length)}: ${slideLabel}`}
              className={styles.slide}
              onFocus={showFocused(index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
