import { Eye, EyeOff } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useState } from "react";
import type { InputProps } from "./field.tsx";
import { Input } from "./field.tsx";

/** A password in a `Field`, with a button that shows what was typed and a word about Caps Lock. */
export function PasswordInput({ onBlur, ...props }: Omit<InputProps, "type" | "end" | "onKeyDown" | "onKeyUp">) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  // The key a password manager makes up is no real one and knows nothing of Caps Lock.
  const watch = ({ nativeEvent }: KeyboardEvent) => setCapsLock(nativeEvent.getModifierState?.("CapsLock") ?? false);
  return (
    <>
      <Input
        {...props}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
        end={
          <button
            type="button"
            aria-label={shown ? "Hide password" : "Show password"}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
            className="-my-px -mr-3 grid size-11 shrink-0 place-items-center text-ink-3 hover:text-ink focus-visible:-outline-offset-4"
          >
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
          </button>
        }
      />
      <p role="status" className="text-sm leading-[1.4] text-pending empty:hidden">
        {capsLock ? "Caps Lock is on." : ""}
      </p>
    </>
  );
}
