/** Movements an athlete may write off, and the names of exercises that they mean. */
export const DISLIKES: readonly { readonly text: string; readonly means: RegExp }[] = [
  { text: "burpees", means: /burpee/i },
  { text: "running", means: /\b(?:run|running)\b/i },
  { text: "rowing", means: /\brow erg\b/i },
  { text: "wall balls", means: /wall ball/i },
  { text: "thrusters", means: /thruster/i },
  { text: "swimming", means: /\bswim\b/i },
  { text: "pull-ups", means: /pull-up/i },
  { text: "lunges", means: /lunge/i },
  { text: "deadlifts", means: /deadlift/i },
  { text: "box jumps", means: /box jump/i },
];

export const DISLIKE_SEPARATOR = ", ";

/** The dislikes that a text of the random athletes was made of. */
export function getDislikes(text: string | undefined): readonly RegExp[] {
  if (text === undefined) return [];
  const parts = text.split(DISLIKE_SEPARATOR);
  return DISLIKES.filter((dislike) => parts.includes(dislike.text)).map((dislike) => dislike.means);
}

/** Something in it is none of these dislikes. */
export function hasOtherWords(text: string | undefined): boolean {
  return text !== undefined && text.split(DISLIKE_SEPARATOR).some((part) => DISLIKES.every((dislike) => dislike.text !== part));
}
