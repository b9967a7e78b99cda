type DrawingProps = {
  drawing: { alt: string; aspect: number; src: { publicURL: string | null } };
  className?: string | undefined;
};

/** Size that reserves the drawing's space: only its ratio counts. */
export const drawingSize = (aspect: number) => ({ width: 1600, height: Math.round(1600 / aspect) });

export const Drawing = ({ drawing: { alt, aspect, src }, className }: DrawingProps) => (
  <img
    className={className}
    src={src.publicURL ?? undefined}
    {...drawingSize(aspect)}
    alt={alt}
    loading="lazy"
    decoding="async"
  />
);
