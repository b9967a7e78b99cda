import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Slots } from "../islands/island";
import { isUnmodified } from "../lib/plain-click";
import { prefersReducedMotion } from "../lib/reduced-motion";
import { sectionStrings } from "../strings/sections";
import * as styles from "./carousel.module.css";
import "./icon-button.css";
import { icons } from "./icons";

/**
 * `align`, `dragThreshold` and `duration` are the client's specification. `watchFocus` is off because it ignores a
 * focus that comes more than 10 ms after the key press, as on slow phones
 * (https://github.com/davidjerleke/embla-carousel/blob/v8.6.0/packages/embla-carousel/src/components/SlideFocus.ts).
 */
const options = { align: "center", dragThreshold: 10, duration: 25, watchFocus: false } as const;

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Returns the slide to which the visitor had scrolled before Embla started. */
function slideInView(embla: Embla): number {
  const slideWidth = embla.slideNodes()[0]?.clientWidth ?? 0;
  return slideWidth > 0 ? Math.round(embla.rootNode().scrollLeft / slideWidth) : 0;
}

/**
 * Starts Embla. A snap has the index of the first slide that it shows. On wide screens there are fewer snaps than
 * slides: Embla trims those at the ends (https://www.embla-carousel.com/api/options/#containscroll).
 */
function useCarousel() {
  const [viewport, embla] = useEmblaCarousel(options);
  const [position, setPosition] = useState({ snap: 0, isFirst: true, isLast: false });
  /** Read out when the slide changes. */
  const [announcement, setAnnouncement] = useState("");
  /** Sum of arrow presses before Embla runs, one render after hydration: −1 for each to the left, +1 to the right. */
  const pendingSnapsRef = useRef(0);

  useEffect(() => {
    if (!embla) return;
    const showPosition = () => {
      const snap = embla.selectedScrollSnap();
      setPosition({ snap, isFirst: !embla.canScrollPrev(), isLast: !embla.canScrollNext() });
    };
    const announceSlide = () => {
      const slide = embla.slideNodes()[embla.selectedScrollSnap()];
      setAnnouncement(slide?.getAttribute("aria-label") ?? "");
    };

    embla.scrollTo(slideInView(embla) + pendingSnapsRef.current, true);
    embla.rootNode().scrollLeft = 0;
    showPosition();
    if (pendingSnapsRef.current !== 0) announceSlide();
    embla.on("select", showPosition).on("select", announceSlide).on("reInit", showPosition);
  }, [embla]);

  function move(direction: -1 | 1): void {
    if (!embla) pendingSnapsRef.current += direction;
    else if (direction < 0) embla.scrollPrev(prefersReducedMotion());
    else embla.scrollNext(prefersReducedMotion());
  }

  /** Makes Embla show the slide that the keyboard has focused, instead of the browser's own scrolling to it. */
  function showFocusedSlide({ target }: FocusEvent): void {
    const slide = embla?.slideNodes().findIndex((node) => node.contains(target)) ?? -1;
    if (!embla || slide === -1 || !target.matches(":focus-visible")) return;
    const snap = embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide));
    embla.rootNode().scrollLeft = 0;
    embla.scrollTo(snap, true);
  }

  return { viewport, isStarted: embla !== undefined, position, announcement, move, showFocusedSlide };
}

type ArrowProps = { icon: "previous" | "next"; label: string; isDisabled: boolean; onPress: () => void };

/** Uses `aria-disabled`: a disabled button would lose the focus. */
const Arrow = ({ icon, label, isDisabled, onPress }: ArrowProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onPress}
  >
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={icons[icon]} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  </button>
);

const Slide = ({ name, children }: { name: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: the role of the carousel pattern; a fieldset belongs to forms
  <div role="group" aria-roledescription={sectionStrings.slide} aria-label={name} className={styles.slide}>
    {children}
  </div>
);

type CarouselProps = {
  /** Name without the word «carosello», which screen readers add. */
  label: string;
  /** Name of each slide, whose content is the slot of its number. */
  slides: readonly string[];
  slots: Slots;
};

/** Scrolls and snaps by CSS without scripts, by Embla with them. */
export function Carousel({ label, slides, slots }: CarouselProps) {
  const { viewport, isStarted, position, announcement, move, showFocusedSlide } = useCarousel();
  const total = slides.length;

  function onKeyDown(event: KeyboardEvent): void {
    const isArrow = event.key === "ArrowLeft" || event.key === "ArrowRight";
    // Leaves arrows with Alt or Cmd to the browser, which then goes back or forward.
    if (!isArrow || !isUnmodified(event)) return;
    event.preventDefault();
    move(event.key === "ArrowLeft" ? -1 : 1);
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: listens for all controls inside
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="group"
      aria-roledescription={sectionStrings.carousel}
      aria-label={label}
      className={styles.carousel}
      data-react=""
      data-enhanced={isStarted}
      onKeyDown={onKeyDown}
      onFocus={showFocusedSlide}
    >
      <div className={`scripts-only ${styles.controls}`}>
        <span className={`quiet tabular ${styles.position}`} aria-hidden="true">
          {sectionStrings.snapOf(position.snap + 1, total)}
        </span>
        <Arrow
          icon="previous"
          label={sectionStrings.previousSlide}
          isDisabled={position.isFirst}
          onPress={() => move(-1)}
        />
        <Arrow
          icon="next"
          label={sectionStrings.nextSlide}
          isDisabled={position.isLast}
          onPress={() => move(1)}
        />
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <Slide key={slide} name={`${sectionStrings.slidePosition(index + 1, total)}: ${slide}`}>
              {slots[index]}
            </Slide>
          ))}
        </div>
      </div>
    </div>
  );
}
