import { Link } from "react-router";
import type { LinkProps } from "react-router";
import type { ButtonStyle } from "./button-style.ts";
import { buttonStyle } from "./button-style.ts";

export interface ButtonLinkProps extends ButtonStyle, Omit<LinkProps, "className"> {
  readonly className?: string | undefined;
}

/** A link of the app that looks like a button. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonStyle({ variant, size, block }, className)} {...rest} />;
}
