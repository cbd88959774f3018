import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { cx } from "../cx.ts";
import { useComposedControl } from "./field-control.ts";

export interface SegmentedProps<Value extends string> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly name?: string;
  readonly disabled?: boolean;
  /** Only where no `Field` with `nativeLabel={false}` gives the name. */
  readonly "aria-label"?: string;
  readonly className?: string;
}

/** One of two to seven short values, all in sight: a group of radio buttons on one track. */
export function Segmented<Value extends string>({
  options,
  value,
  onValueChange,
  name,
  disabled = false,
  className,
  "aria-label": label,
}: SegmentedProps<Value>) {
  const control = useComposedControl(label);
  return (
    <RadioGroup
      {...control}
      value={value}
      onValueChange={(chosen: Value | null) => {
        if (chosen !== null) onValueChange(chosen);
      }}
      disabled={disabled}
      {...(name === undefined ? {} : { name })}
      className={cx("inline-flex max-w-full flex-wrap gap-0.5 justify-self-start rounded-ctl bg-sunken p-[3px]", className)}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          aria-label={option.label}
          className="inline-flex min-h-9.5 min-w-11 flex-auto items-center justify-center rounded-chip px-3.5 text-sm font-medium whitespace-nowrap text-ink-2 focus-visible:-outline-offset-2 data-checked:bg-raised data-checked:font-semibold data-checked:text-ink data-checked:shadow-[0_0_0_1px_var(--line-strong)] data-disabled:text-ink-3 max-md:min-h-11 pointer-coarse:min-h-11"
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
