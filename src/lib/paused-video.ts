let isPaused = false;

/** Whether the visitor has stopped a video that plays by itself; then none does again during this visit. */
export const isPausedByVisitor = () => isPaused;

export const notePause = (paused: boolean): void => {
  isPaused = paused;
};
