import { LoaderCircle } from "lucide-react";
import { useRef, type ComponentPropsWithRef, type ReactNode } from "react";
import type { ButtonStyle } from "./button-style.ts";
import { buttonStyle, disabledStyle } from "./button-style.ts";

export interface ButtonProps extends ButtonStyle, Omit<ComponentPropsWithRef<"button">, "className"> {
  /** Something this button started is running: it shows a spinner, keeps its width and its focus, and cannot be pressed again. */
  readonly busy?: boolean | undefined;
  /** What it reads while busy, e.g. "Saving..."; without it the text stays. */
  readonly busyText?: string | undefined;
  /** Quick presses in a row each count, as on the button of the next page. Elsewhere the second press of a double click is dropped. */
  readonly repeats?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Button({
  variant,
  size,
  block,
  busy = false,
  busyText,
  repeats = false,
  disabled,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  const off = busy || disabled === true;
  const pressed = useRef<ReactNode>(undefined);
  return (
    <button
      // A busy button keeps the focus, which a disabled one would lose.
      type={type}
      disabled={off && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-disabled={off ? "" : undefined}
      onClick={(event) => {
        // The second press of a double click comes before the first has made the button busy. A button that reads another text by then
        // does another thing.
        if (busy || (!repeats && event.detail > 1 && pressed.current === children)) return event.preventDefault();
        pressed.current = children;
        onClick?.(event);
      }}
      className={`${buttonStyle({ variant, size, block }, className)} ${disabledStyle}`}
      {...rest}
    >
      <BusyLabel busy={busy} busyText={busyText}>
        {children}
      </BusyLabel>
    </button>
  );
}

/** Both texts lie in one grid cell, so that the button is as wide as the longer one and never jumps. */
function BusyLabel({ busy, busyText, children }: { busy: boolean; busyText: string | undefined; children: ReactNode }) {
  if (busyText === undefined && !busy) return children;
  return (
    <span className="grid place-items-center *:col-start-1 *:row-start-1 *:inline-flex *:items-center *:gap-2">
      <span className={busy ? "invisible" : ""} aria-hidden={busy}>
        {children}
      </span>
      <span className={busy ? "" : "invisible"} aria-hidden={!busy}>
        <LoaderCircle aria-hidden="true" size={16} strokeWidth={1.75} className={busy ? "animate-spin" : ""} />
        {busyText ?? children}
      </span>
    </span>
  );
}
