import { Button as BaseButton } from "@base-ui/react/button";
import { LoaderCircle } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Link } from "react-router";
import type { LinkProps } from "react-router";
import type { ButtonStyle } from "./button-style.ts";
import { buttonStyle, disabledStyle } from "./button-style.ts";

export interface ButtonProps extends ButtonStyle, Omit<ComponentPropsWithRef<"button">, "className"> {
  /** Something this button started is running: it shows a spinner, keeps its width and its focus, and cannot be pressed again. */
  readonly busy?: boolean | undefined;
  /** What it reads while busy, e.g. "Saving..."; without it the text stays. */
  readonly busyText?: string | undefined;
  readonly className?: string | undefined;
}

export function Button({
  variant,
  size,
  block,
  busy = false,
  busyText,
  disabled,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <BaseButton
      type={type}
      disabled={busy || disabled}
      focusableWhenDisabled={busy}
      aria-busy={busy || undefined}
      className={`${buttonStyle({ variant, size, block }, className)} ${disabledStyle}`}
      {...rest}
    >
      <BusyLabel busy={busy} busyText={busyText}>
        {children}
      </BusyLabel>
    </BaseButton>
  );
}

export interface ButtonLinkProps extends ButtonStyle, Omit<LinkProps, "className"> {
  readonly className?: string | undefined;
}

/** A link of the app that looks like a button. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonStyle({ variant, size, block }, className)} {...rest} />;
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
