import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { useInView } from "../hooks/use-in-view";
import { prefersReducedMotion } from "../lib/reduced-motion";
import { sectionWords } from "../words/sections";
import * as styles from "./carousel.module.css";
import type { CarouselEngine, Embla, Ends } from "./carousel-engine";
import { drawings, IconButton } from "./icon-button";

type Slide = { key: string; label: string; content: ReactNode };

type Engine = ComponentType<ComponentProps<typeof CarouselEngine>>;

/**
 * Slides side by side. Without scripts they scroll by hand, with CSS snapping beneath; Embla, loaded when they come into
 * view, adds dragging, and moves them for the buttons and the arrow keys. Until it is there those scroll, too.
 *
 * @param label what the carousel holds, without the word «carosello»
 */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const { ref, state } = useInView<HTMLDivElement>(0);
  const [Engine, setEngine] = useState<Engine>();
  const [embla, setEmbla] = useState<Embla>();
  const [ends, setEnds] = useState<Ends>();

  useEffect(() => {
    if (state !== "seen") return;
    import("./carousel-engine").then(
      (engine) => setEngine(() => engine.CarouselEngine),
      // Lost on the way: it goes on scrolling.
      () => undefined,
    );
  }, [state]);

  const move = (direction: -1 | 1) => {
    const jump = prefersReducedMotion();
    if (embla !== undefined) return direction < 0 ? embla.scrollPrev(jump) : embla.scrollNext(jump);
    const { current } = viewport;
    current?.scrollBy({
      left: direction * (current.firstElementChild?.firstElementChild?.clientWidth ?? 0),
      behavior: jump ? "instant" : "smooth",
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
          disabled={ends?.first}
          onClick={() => move(-1)}
        />
        <IconButton
          label={sectionWords.nextSlide}
          drawing={drawings.next}
          disabled={ends?.last}
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
              aria-roledescription={sectionWords.slide}
              aria-label={`${sectionWords.slidePosition(index + 1, slides.length)}: ${slideLabel}`}
              className={styles.slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {Engine && viewport.current ? (
        <Engine viewport={viewport.current} onReady={setEmbla} onMove={setEnds} />
      ) : null}
    </div>
  );
}
