/** The box of an input, a textarea, a select. Focus, error and disabled are read from the control inside it. */
export const controlBox =
  "flex min-h-(--field) w-full items-center gap-2 rounded-ctl border border-control bg-surface text-base transition-[border-color] duration-(--t-fast) " +
  "hover:border-ink-3 focus-within:border-ring focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-ring " +
  "has-aria-invalid:border-danger has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-3 " +
  "has-[[readonly]]:bg-sunken";
