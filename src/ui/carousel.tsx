import type { EmblaCarouselType } from "embla-carousel";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useInView } from "../hooks/use-in-view";
import { prefersReducedMotion } from "../lib/reduced-motion";
import { sectionWords } from "../words/sections";
import * as styles from "./carousel.module.css";
import { drawings, IconButton } from "./icon-button";

type Slide = { label: string; content: ReactNode };

/** Values of the specification, section 9. */
const options = { align: "center", dragThreshold: 10, duration: 25 } as const;

/**
 * Slides side by side. Without scripts they scroll by hand, with CSS snapping beneath; Embla, loaded when they come into
 * view, adds dragging, and moves them for the buttons and the arrow keys. Until it is there those scroll, too.
 *
 * @param label what the carousel holds, without the word «carosello»
 */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const { ref, state } = useInView<HTMLDivElement>(0);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  /** Whether there is nothing further on either side. */
  const [ends, setEnds] = useState({ first: false, last: false });

  useEffect(() => {
    const { current: element } = viewport;
    if (state !== "seen" || element === null) return;
    const starting = import("embla-carousel").then(
      ({ default: EmblaCarousel }) => {
        // What the visitor has scrolled by hand before stays in view.
        const slide = element.firstElementChild?.firstElementChild?.clientWidth ?? 0;
        const startIndex = slide > 0 ? Math.round(element.scrollLeft / slide) : 0;
        element.scrollLeft = 0;
        const engine = EmblaCarousel(element, { ...options, startIndex });
        const update = () => setEnds({ first: !engine.canScrollPrev(), last: !engine.canScrollNext() });
        update();
        engine.on("select", update).on("reInit", update);
        setEmbla(engine);
        return engine;
      },
      // Lost on the way: it goes on scrolling.
      () => undefined,
    );
    return () => void starting.then((engine) => engine?.destroy());
  }, [state]);

  const move = (direction: -1 | 1) => {
    if (embla !== undefined) {
      const jump = prefersReducedMotion();
      return direction < 0 ? embla.scrollPrev(jump) : embla.scrollNext(jump);
    }
    const { current } = viewport;
    // Embla, which may come meanwhile, starts from where it stands: not half-way.
    current?.scrollBy({
      left: direction * (current.firstElementChild?.firstElementChild?.clientWidth ?? 0),
      behavior: "instant",
    });
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
      ref={ref}
      role="group"
      aria-roledescription={sectionWords.carousel}
      aria-label={label}
      className={styles.carousel}
      data-enhanced={embla !== undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.controls}>
        <IconButton
          label={sectionWords.previousSlide}
          drawing={drawings.previous}
          disabled={ends.first}
          onClick={() => move(-1)}
        />
        <IconButton
          label={sectionWords.nextSlide}
          drawing={drawings.next}
          disabled={ends.last}
          onClick={() => move(1)}
        />
      </div>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live="polite">
          {slides.map(({ label: slideLabel, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              key={slideLabel}
              role="group"
              aria-roledescription={sectionWords.slide}
              aria-label={`${sectionWords.slidePosition(index + 1, slides.length)}: ${slideLabel}`}
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
