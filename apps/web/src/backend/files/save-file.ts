/** Hands a file to the browser, which keeps it among the downloads. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has opened the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
