import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect } from "react";

/** Values of the specification, section 9. */
const options = { align: "center", dragThreshold: 10, duration: 25 } as const;

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Whether there is nothing further on either side. */
export type Ends = { first: boolean; last: boolean };

type CarouselEngineProps = {
  /** The element that the slides scroll in. */
  viewport: HTMLElement;
  onReady: (embla: Embla) => void;
  onMove: (ends: Ends) => void;
};

/** Embla, as a component so that it can be loaded when the carousel comes into view; draws nothing. */
export function CarouselEngine({ viewport, onReady, onMove }: CarouselEngineProps) {
  const [attach, embla] = useEmblaCarousel(options);

  useEffect(() => attach(viewport), [attach, viewport]);

  useEffect(() => {
    if (embla === undefined) return;
    // What the visitor has scrolled by hand before stays in view.
    const slide = embla.slideNodes()[0]?.offsetWidth ?? 0;
    const index = slide > 0 ? Math.round(viewport.scrollLeft / slide) : 0;
    viewport.scrollLeft = 0;
    embla.scrollTo(index, true);
    onReady(embla);
    const update = () => onMove({ first: !embla.canScrollPrev(), last: !embla.canScrollNext() });
    update();
    embla.on("select", update).on("reInit", update);
    return () => {
      embla.off("select", update).off("reInit", update);
    };
  }, [embla, viewport, onReady, onMove]);

  return null;
}
