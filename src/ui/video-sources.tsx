/** @param file path of the .mp4, beside which the .webm is */
export function VideoSources({ file }: { file: string }) {
  return (
    <>
      <source src={file.replace(/\.mp4$/u, ".webm")} type="video/webm" />
      <source src={file} type="video/mp4" />
    </>
  );
}
