import { cx } from "../cx.ts";
import { passwordStrength } from "./password-strength.ts";

const words = {
  1: "Easy to guess. Add another word or two.",
  2: "Fair. Longer is stronger.",
  3: "Good.",
  4: "Strong.",
} as const;

/** Stands where a hint stands: the rule before anything is typed, then how good it is so far. `about` must not be in it. */
export function StrengthHint({ password, about = [] }: { readonly password: string; readonly about?: readonly string[] }) {
  if (Array.from(password).length < 8) return "At least 8 characters.";
  const strength = passwordStrength(password, about);
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={cx("h-1 rounded-plate", step <= strength ? "bg-inverse" : "bg-hover")} />
        ))}
      </span>
      {words[strength]}
    </span>
  );
}
