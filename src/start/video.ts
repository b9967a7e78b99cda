/** Replaces the controls of films by one button until the film plays. */
export function manageVideos(): void {
  for (const video of document.querySelectorAll<HTMLVideoElement>("video[data-video]")) {
    const button = video.previousElementSibling;
    if (!(button instanceof HTMLButtonElement) || !video.paused) continue;
    video.controls = false;
    button.hidden = false;
    button.onclick = () => {
      video.controls = true;
      button.hidden = true;
      video.focus();
      // Without a playable source, the controls stay.
      void video.play().catch(() => undefined);
    };
  }
}
