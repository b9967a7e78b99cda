import useEmblaCarousel from "embla-carousel-react";
import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { prefersReducedMotion } from "../lib/reduced-motion";
import { strings } from "../strings";
import * as styles from "./carousel.module.css";
import { drawings, IconButton } from "./icon-button";

type Slide = { key: string; label: string; content: ReactNode };

/** Values of the specification, section 9. */
const options = { align: "center", dragThreshold: 10, duration: 25 } as const;

/**
 * Slides side by side. Without scripts they scroll by hand, with CSS snapping beneath; Embla adds
 * dragging, buttons and the arrow keys.
 *
 * @param label what the carousel holds, without the word «carosello»
 */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const [viewport, embla] = useEmblaCarousel(options);
  const [ends, setEnds] = useState({ first: true, last: false });

  useEffect(() => {
    if (embla === undefined) return;
    const update = () => setEnds({ first: !embla.canScrollPrev(), last: !embla.canScrollNext() });
    update();
    embla.on("select", update).on("reInit", update);
    return () => {
      embla.off("select", update).off("reInit", update);
    };
  }, [embla]);

  const move = (direction: -1 | 1) => {
    const jump = prefersReducedMotion();
    return direction < 0 ? embla?.scrollPrev(jump) : embla?.scrollNext(jump);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    // With these the arrows are the browser's own: back, forward.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move(event.key === "ArrowLeft" ? -1 : 1);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the arrow keys serve whichever control inside has the focus
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's role; a fieldset belongs to forms
    <div
      role="group"
      aria-roledescription={strings.carousel}
      aria-label={label}
      className={styles.carousel}
      data-enhanced={embla !== undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.controls}>
        <IconButton
          label={strings.previousSlide}
          drawing={drawings.previous}
          disabled={ends.first}
          onClick={() => move(-1)}
        />
        <IconButton
          label={strings.nextSlide}
          drawing={drawings.next}
          disabled={ends.last}
          onClick={() => move(1)}
        />
      </div>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live="polite">
          {slides.map(({ key, label: slideLabel, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              key={key}
              role="group"
              aria-roledescription={strings.slide}
              aria-label={`${strings.slidePosition(index + 1, slides.length)}: ${slideLabel}`}
              className={styles.slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
