import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { InputProps } from "../../../ui/field.tsx";
import { Input } from "../../../ui/field.tsx";

/** A password, with a button that shows what was typed. */
export function PasswordInput(props: Omit<InputProps, "type" | "end">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      type={shown ? "text" : "password"}
      end={
        <button
          type="button"
          aria-label={shown ? "Hide password" : "Show password"}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
          className="-mr-3 grid size-11 place-items-center text-ink-3 hover:text-ink focus-visible:-outline-offset-4"
        >
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
        </button>
      }
    />
  );
}
