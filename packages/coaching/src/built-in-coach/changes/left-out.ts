/** Words for exercises and parts of a session. */
export const EXERCISE =
  /\b(pull ?ups?|chin ?ups?|push ?ups?|squats?|dead ?lifts?|bench|press|row|rower|rowing|ski|ski ?erg|bike|burpees?|wall balls?|lunges?|sleds?|sled (push|pull)|farmers?|carry|carries|planks?|side plank|core|strides?|warm ?up|cool ?down|thrusters?|cleans?|snatch|jumps?|box jumps?|curls?|raises?|swings?|hip thrusts?|accessor\w+|abs|intervals|stations?|mobility|stretch\w*|skips?)\b/;

/** The exercise of "and skip the pull ups", "without the row please". */
export function leaveOut(words: string): string | undefined {
  const found =
    /\b(?:skip|drop|leave out|take out|lose|cut out|remove|without|minus|no) (?:the |those |any )?([a-z ]{3,30}?)(?: part| bit| block| please| pls| today| tomorrow| too|$)/.exec(
      words,
    )?.[1];
  return found !== undefined && EXERCISE.test(found) ? found : undefined;
}
