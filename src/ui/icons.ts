/** Line paths in a box of 24 by 24. */
export const icons = {
  previous: "M15 4l-8 8 8 8",
  next: "M9 4l8 8-8 8",
  close: "M5 5l14 14M19 5L5 19",
  zoomIn: "M12 5v14M5 12h14",
  zoomOut: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
} as const;
