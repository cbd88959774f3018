/** Pixels. */
const WIDTH = 640;
/** Milliseconds after which a browser that cannot read the video is given up on. */
const POSTER_TIMEOUT_MS = 10_000;

/** A frame from a tenth of the way into a video, as a JPEG; undefined when this browser cannot show it. */
export async function getPoster(file: File): Promise<Blob | undefined> {
  const url = URL.createObjectURL(file);
  const video = Object.assign(document.createElement("video"), { muted: true, playsInline: true, preload: "auto" });
  try {
    const loaded = happened(video, "loadeddata");
    video.src = url;
    await loaded;
    const sought = happened(video, "seeked");
    video.currentTime = Number.isFinite(video.duration) ? Math.min(video.duration / 10, 10) : 0;
    await sought;
    return await findFrame(video);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(url);
  }
}

function findFrame(video: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(WIDTH, video.videoWidth);
  canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/jpeg", 0.82));
}

function happened(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("too slow")), POSTER_TIMEOUT_MS);
    video.addEventListener(event, () => (clearTimeout(timer), resolve()), { once: true });
    video.addEventListener("error", () => (clearTimeout(timer), reject(new Error("unreadable"))), { once: true });
  });
}
