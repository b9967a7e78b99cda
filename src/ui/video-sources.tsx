/** @param src path of the .mp4, beside which the .webm is */
export function VideoSources({ src }: { src: string }) {
  return (
    <>
      <source src={src.replace(/\.mp4$/u, ".webm")} type="video/webm" />
      <source src={src} type="video/mp4" />
    </>
  );
}
