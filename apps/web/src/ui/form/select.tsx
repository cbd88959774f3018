import { Select as BaseSelect } from "@base-ui/react/select";
import { Check, ChevronsUpDown } from "lucide-react";
import { useState } from "react";
import { announceInput } from "./announce-input.ts";
import { cx } from "../cx.ts";
import { useComposedControl } from "./field-control.ts";

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string> {
  readonly options: readonly SelectOption<Value>[];
  /** null: nothing chosen yet. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly onBlur?: () => void;
  /** Only where no `Field` with `nativeLabel={false}` gives the name. */
  readonly "aria-label"?: string;
  readonly className?: string;
}

/** One of a few values. Put it into `<Field nativeLabel={false}>`. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = "Choose",
  name,
  disabled = false,
  required = false,
  onBlur,
  className,
  "aria-label": label,
}: SelectProps<Value>) {
  const control = useComposedControl(label);
  // The popup stands beside its trigger, so that both are in the same landmark.
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <BaseSelect.Root
      items={options.map((option) => ({ value: option.value as Value | null, label: option.label }))}
      value={value}
      onValueChange={(chosen) => {
        if (chosen === null) return;
        onValueChange(chosen);
        announceInput(host);
      }}
      disabled={disabled}
      required={required}
      modal={false}
      {...(name === undefined ? {} : { name })}
    >
      <BaseSelect.Trigger
        {...control}
        onBlur={onBlur}
        className={cx(
          "flex min-h-(--field) w-full items-center justify-between gap-2 rounded-ctl border border-control bg-surface px-3 text-left text-base transition-[border-color] duration-(--t-fast) hover:border-ink-3",
          "data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-3 aria-invalid:border-danger",
          className,
        )}
      >
        <BaseSelect.Value placeholder={placeholder} className="truncate data-placeholder:text-ink-3" />
        <BaseSelect.Icon>
          <ChevronsUpDown aria-hidden="true" size={16} strokeWidth={1.75} />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <span ref={setHost} className="contents" />
      <BaseSelect.Portal container={host}>
        <BaseSelect.Positioner positionMethod="fixed" sideOffset={6} alignItemWithTrigger={false} className="z-40 outline-0">
          <BaseSelect.Popup className="rise max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ui shadow-pop">
            <BaseSelect.List>
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  className="grid min-h-10 cursor-default grid-cols-[1rem_1fr] items-center gap-3 rounded-chip px-2.5 outline-0 select-none data-highlighted:bg-hover pointer-coarse:min-h-11"
                >
                  <BaseSelect.ItemIndicator className="col-start-1">
                    <Check aria-hidden="true" size={16} strokeWidth={1.75} />
                  </BaseSelect.ItemIndicator>
                  <BaseSelect.ItemText className="col-start-2">{option.label}</BaseSelect.ItemText>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}
