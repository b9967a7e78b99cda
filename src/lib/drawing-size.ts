/** Printed in the HTML of every drawing; only the ratio counts. */
const width = 1600;

/** Width and height of a drawing, so that nothing moves when it arrives. */
export const drawingSize = (aspect: number) => ({ width, height: Math.round(width / aspect) });
