import { X } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { announceInput } from "./announce-input.ts";
import { useNativeControl, controlBox } from "./field-control.ts";

export interface TokenInputProps {
  readonly values: readonly string[];
  readonly onValuesChange: (values: readonly string[]) => void;
  readonly maxLength: number;
  readonly onBlur?: () => void;
}

/** A list of short texts: Enter or a comma adds what is typed, each has its cross. Put it into a `Field`. */
export function TokenInput({ values, onValuesChange, maxLength, onBlur }: TokenInputProps): ReactNode {
  const control = useNativeControl(undefined);
  const [text, setText] = useState("");

  function add(): void {
    const typed = text
      .split(",")
      // Some lists show their texts with a "#": who types one means the same.
      .map((part) => part.trim().replace(/^#+\s*/, ""))
      .filter((part) => part !== "");
    const added = typed.filter((part, index) => !values.includes(part) && typed.indexOf(part) === index);
    if (added.length > 0) onValuesChange([...values, ...added]);
    setText("");
  }

  function remove(index: number, control: Element): void {
    onValuesChange(values.filter((_, other) => other !== index));
    announceInput(control);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Backspace" && text === "" && values.length > 0) remove(values.length - 1, event.currentTarget);
    if (event.key !== "Enter" && event.key !== ",") return;
    // An empty box leaves Enter to the form.
    if (event.key === "Enter" && text.trim() === "") return;
    event.preventDefault();
    add();
  }

  return (
    <div className={`${controlBox} flex-wrap gap-1.5 px-1.5 py-1.5`}>
      {values.map((value, index) => (
        <span key={value} className="inline-flex min-h-8 max-w-full items-center rounded-chip bg-hover pl-2.5 text-sm wrap-anywhere">
          {value}
          <button
            type="button"
            aria-label={`Remove ${value}`}
            onClick={(event) => remove(index, event.currentTarget)}
            className="grid min-h-8 w-8 shrink-0 place-items-center self-stretch rounded-chip text-ink-3 hover:text-ink pointer-coarse:w-11"
          >
            <X aria-hidden="true" size={14} strokeWidth={1.75} />
          </button>
        </span>
      ))}
      <input
        {...control}
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // What stands there is meant, also without Enter.
          add();
          onBlur?.();
        }}
        className="min-h-8 min-w-24 flex-1 border-0 bg-transparent px-1.5 leading-[1.4] outline-0"
      />
    </div>
  );
}
