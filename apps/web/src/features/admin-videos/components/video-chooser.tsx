import { Upload } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { buttonStyle } from "#ui/button-style.ts";

/** Takes a file from the disk, or dropped onto it: the input lies over all of it. */
export function VideoChooser({ onFile }: { readonly onFile: (file: File) => void }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
    // The same file can be chosen once more.
    if (input.current !== null) input.current.value = "";
  };
  return (
    <label className="relative grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong p-6 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring hover:bg-hover">
      <span className={buttonStyle({ variant: "solid" })}>
        <Upload aria-hidden="true" size={16} strokeWidth={1.75} />
        Choose video
      </span>
      <span className="text-sm text-ink-3">or drop one here. The upload begins at once and survives a broken connection.</span>
      <input
        ref={input}
        type="file"
        accept="video/*"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => take(event.currentTarget.files)}
      />
    </label>
  );
}
