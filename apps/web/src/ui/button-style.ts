import { cx } from "./cx.ts";

/** `ember` starts or continues training, at most one in a view; `solid` is the main action of everything else. */
type ButtonVariant = "ember" | "solid" | "line" | "ghost" | "danger" | "danger-line";
/** 40 px, 48 px; `icon` is square and needs an `aria-label`. Touch screens get 44 px. */
type ButtonSize = "md" | "lg" | "icon";

export interface ButtonStyle {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  readonly block?: boolean | undefined;
}

const variants: Record<ButtonVariant, string> = {
  ember: "border-transparent bg-ember font-[650] text-on-ember hover:bg-ember-hover",
  solid: "border-transparent bg-inverse text-on-inverse hover:bg-[color-mix(in_oklab,var(--inverse)_86%,var(--canvas))]",
  line: "border-line-strong bg-surface text-ink hover:bg-hover",
  ghost: "border-transparent text-ink hover:bg-hover",
  danger: "border-transparent bg-danger-fill text-on-danger hover:bg-[color-mix(in_oklab,var(--danger-fill)_86%,black)]",
  "danger-line": "border-line-strong bg-surface text-danger hover:bg-danger-wash",
};

const sizes: Record<ButtonSize, string> = {
  md: "min-h-(--ctl) px-4 text-ui",
  lg: "min-h-(--ctl-lg) px-5.5 text-[1rem]",
  icon: "min-h-(--ctl) w-(--ctl) shrink-0 text-ui",
};

/** The class names of a button, for a link or a trigger that looks like one. */
export function buttonStyle({ variant = "line", size = "md", block = false }: ButtonStyle, className?: string): string {
  return cx(
    "inline-flex items-center justify-center gap-2 rounded-ctl border leading-none font-[550] whitespace-nowrap",
    "transition-[background-color,border-color,color,transform] duration-(--t-fast) ease-out active:translate-y-px motion-reduce:active:translate-y-0",
    variants[variant],
    sizes[size],
    block && "w-full",
    className,
  );
}

/** Disabled looks the same for every variant; busy keeps the look of its variant. */
export const disabledStyle =
  "data-disabled:not-aria-busy:cursor-not-allowed data-disabled:not-aria-busy:border-line data-disabled:not-aria-busy:bg-sunken data-disabled:not-aria-busy:text-ink-3 data-disabled:active:translate-y-0 aria-busy:cursor-progress";
