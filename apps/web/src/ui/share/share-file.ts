/** Whether this device hands files to other apps. */
export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Opens the device's own sheet; the athlete picks where the file goes, or closes it. */
export async function shareFile(file: File): Promise<"shared" | "closed"> {
  try {
    await navigator.share({ files: [file] });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "closed";
    throw error;
  }
}
