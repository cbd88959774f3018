interface LockupProps {
  readonly as: "h1" | "h2";
  readonly wide: string;
  readonly narrow: string;
  /** Sets `--f`, the size of the wide line, and `--k`, how much larger the narrow one is. */
  readonly className: string;
}

/** Two lines justified to one width: the load's voice set wide, the pace's set narrow. */
export function Lockup({ as: Heading, wide, narrow, className }: LockupProps) {
  return (
    <Heading className={`font-display text-nowrap ${className}`}>
      <span className="-ml-[.045em] block text-[length:var(--f)] leading-[.86] font-extrabold tracking-[-.045em] [font-stretch:125%]">
        {wide}
      </span>{" "}
      <span className="mt-[.045em] -ml-[.02em] block text-[length:calc(var(--f)*var(--k))] leading-[.84] font-bold tracking-[-.015em] [font-stretch:62%]">
        {narrow}
      </span>
    </Heading>
  );
}
