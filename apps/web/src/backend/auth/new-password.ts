/** What the server demands of a new password, told before it is asked. It also refuses the commonest ones, which only it knows. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD_BYTES = 72;

export type PasswordProblem = "missing" | "too-short" | "too-long";

export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password === "") return "missing";
  if (Array.from(password).length < SHORTEST_PASSWORD) return "too-short";
  return getBytes(password) > LONGEST_PASSWORD_BYTES ? "too-long" : undefined;
}

/** For the field; the documented toasts are the caller's. */
export function problemSentence(problem: PasswordProblem): string {
  switch (problem) {
    case "missing":
      return "Required";
    case "too-short":
      return "Your password must be at least 8 characters long.";
    case "too-long":
      return `Too long: use at most ${LONGEST_PASSWORD_BYTES} characters, fewer with accents or emoji.`;
  }
}

const getBytes = (password: string): number => new TextEncoder().encode(password).length;
