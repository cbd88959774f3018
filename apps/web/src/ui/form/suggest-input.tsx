import { Autocomplete } from "@base-ui/react/autocomplete";
import { useState, type Ref } from "react";
import { announceInput } from "./announce-input.ts";
import { useNativeControl, controlBox } from "./field-control.ts";

export interface SuggestInputProps {
  /** Offered where they contain what is typed; anything else may be typed as well. */
  readonly suggestions: readonly string[];
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** One of the list was taken, by a press or by Enter. */
  readonly onPick?: ((suggestion: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text with suggestions: click, type or arrow down for the list, arrow keys and Enter to take one. Put it into a `Field`. */
export function SuggestInput({ suggestions, value, onValueChange, onPick, onBlur, name, ref }: SuggestInputProps) {
  const control = useNativeControl(undefined);
  // The list stands beside its input, so that both are in the same landmark; it takes no place in a grid.
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <Autocomplete.Root
      items={suggestions}
      value={value}
      onValueChange={(text, { reason }) => {
        onValueChange(text);
        if (reason !== "item-press") return;
        onPick?.(text);
        announceInput(host);
      }}
      openOnInputClick
    >
      <Autocomplete.InputGroup className={`${controlBox} px-3`}>
        <Autocomplete.Input
          {...control}
          ref={ref}
          name={name}
          autoComplete="off"
          onBlur={onBlur}
          className="min-w-0 flex-1 border-0 bg-transparent py-2 leading-[1.4] outline-0"
        />
      </Autocomplete.InputGroup>
      <span ref={setHost} className="absolute" />
      <Autocomplete.Portal container={host}>
        <Autocomplete.Positioner positionMethod="fixed" sideOffset={6} className="z-40 outline-0">
          <Autocomplete.Popup className="rise max-h-[min(var(--available-height),19rem)] w-(--anchor-width) overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ui shadow-pop data-empty:hidden">
            <Autocomplete.List>
              {(suggestion: string) => (
                <Autocomplete.Item
                  key={suggestion}
                  value={suggestion}
                  className="flex min-h-10 cursor-default items-center rounded-chip px-2.5 outline-0 select-none data-highlighted:bg-hover pointer-coarse:min-h-11"
                >
                  {suggestion}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
