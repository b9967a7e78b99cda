import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect } from "react";

/** Values of the specification, section 9. */
const options = { align: "center", dragThreshold: 10, duration: 25 } as const;

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

type CarouselEngineProps = {
  /** The element that the slides scroll in. */
  viewport: HTMLElement;
  onReady: (embla: Embla) => void;
};

/** Embla, as a component so that it can be loaded when the carousel comes into view; draws nothing. */
export function CarouselEngine({ viewport, onReady }: CarouselEngineProps) {
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
  }, [embla, viewport, onReady]);

  return null;
}
