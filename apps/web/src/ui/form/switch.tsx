import { Switch as BaseSwitch } from "@base-ui/react/switch";

export interface SwitchProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Ids of the texts that name and explain it. */
  readonly "aria-labelledby": string;
  readonly "aria-describedby"?: string;
}

/** On or off, at once. The touch target is 44 px high; the track is 40 x 24. */
export function Switch({ onCheckedChange, ...rest }: SwitchProps) {
  return (
    <span className="inline-grid min-h-11 min-w-11 place-items-center">
      <BaseSwitch.Root
        {...rest}
        onCheckedChange={(next) => onCheckedChange(next)}
        className="hit-area flex h-6 w-10 shrink-0 items-center rounded-full border-[1.5px] border-control bg-surface p-0.5 transition-[background-color,border-color] duration-(--t-fast) data-checked:border-inverse data-checked:bg-inverse data-disabled:border-line data-disabled:bg-sunken"
      >
        <BaseSwitch.Thumb className="size-4 rounded-full bg-control transition-[translate,background-color] duration-(--t-fast) data-checked:translate-x-4.5 data-checked:bg-on-inverse motion-reduce:transition-none" />
      </BaseSwitch.Root>
    </span>
  );
}
