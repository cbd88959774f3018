import { cx } from "../cx.ts";

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

/** 1 easy to guess, 2 fair, 3 good, 4 strong. */
type PasswordStrength = 1 | 2 | 3 | 4;

/**
 * A rough guess at how long a password stands, for a hint while it is typed; the server has the list of the commonest ones. What is
 * repeated, in sequence, a usual word or known about the person (`about`: name, e-mail address) counts as next to nothing.
 */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength {
  const bits = unpredictable(withoutKnown(password.toLowerCase(), about)) * Math.log2(getAlphabet(password));
  if (bits < 36) return 1;
  if (bits < 60) return 2;
  return bits < 70 ? 3 : 4;
}

const COMMON_PARTS =
  "password passwort passw0rd qwerty qwertz asdfgh letmein welcome iloveyou admin monkey dragon football baseball sunshine princess ironpace";

/** A known word counts as one character. */
function withoutKnown(password: string, about: readonly string[]): string {
  const words = [...about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)), ...COMMON_PARTS.split(" ")];
  return words
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, "\u0000"), password);
}

/** Characters that do not follow from the one before; those that do count for a fifth. */
function unpredictable(password: string): number {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return codes.reduce((sum, code, index) => {
    const step = code - (codes[index - 1] ?? -10);
    return sum + (Math.abs(step) <= 1 ? 0.2 : 1);
  }, 0);
}

/** How many characters each could have been. Spaces and capitals widen the choice less than they seem to, because they come where expected. */
function getAlphabet(password: string): number {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  return kinds === 1 && /^\d+$/.test(password) ? 10 : 16 + 8 * kinds;
}
