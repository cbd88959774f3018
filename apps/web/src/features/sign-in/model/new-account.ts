import { passwordProblem, problemSentence } from "#backend/auth/new-password.ts";
import type { FieldErrors } from "#ui/form/use-field-errors.ts";

export const newAccountFields = ["firstName", "lastName", "email", "password", "confirmPassword"] as const;

export type NewAccount = Record<(typeof newAccountFields)[number], string>;

export interface Refusal<Name extends string> {
  readonly fields: FieldErrors<Name>;
  /** The documented message; not every wrong field has one. */
  readonly toast?: { readonly title: string; readonly description: string };
}

const LONGEST_NAME = 100;

/** What is wrong with the form as it was sent; undefined when nothing is. The server checks again. */
export function getRefusal(account: NewAccount): Refusal<keyof NewAccount> | undefined {
  const fields = {
    firstName: nameError(account.firstName),
    lastName: nameError(account.lastName),
    email: emailError(account.email),
    ...passwordErrors(account, "Please make sure both passwords match."),
  };
  if (Object.values(fields).every((error) => error === undefined)) return undefined;
  if ([account.firstName, account.lastName].some((name) => name.trim() === "")) {
    return { fields, toast: { title: "Missing information", description: "Please enter your first and last name." } };
  }
  const toast = passwordToast(account, "Please make sure both passwords match.");
  return { fields, ...(toast && { toast }) };
}

/** Both fields of a new password. */
export interface PasswordPair {
  readonly password: string;
  readonly confirmPassword: string;
}

export function passwordErrors({ password, confirmPassword }: PasswordPair, mismatch: string): FieldErrors<keyof PasswordPair> {
  const problem = passwordProblem(password);
  return {
    password: problem && problemSentence(problem),
    confirmPassword: confirmPassword === "" ? "Required" : confirmPassword === password ? undefined : mismatch,
  };
}

export function passwordToast(pair: PasswordPair, mismatch: string): Refusal<string>["toast"] {
  const problem = passwordProblem(pair.password);
  if (problem === "too-short") return { title: "Password too short", description: "Your password must be at least 8 characters long." };
  if (problem === "too-long") return { title: "Password too long", description: problemSentence(problem) };
  if (problem === undefined && pair.confirmPassword !== "" && pair.confirmPassword !== pair.password) {
    return { title: "Passwords don't match", description: mismatch };
  }
  return undefined;
}

export function emailError(email: string): string | undefined {
  if (email.trim() === "") return "Required";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : "Invalid email";
}

function nameError(name: string): string | undefined {
  if (name.trim() === "") return "Required";
  return name.trim().length > LONGEST_NAME ? `At most ${LONGEST_NAME} characters` : undefined;
}

/** The field a refusal of the server is about. */
export function refusedField(error: unknown): "email" | "password" | undefined {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (code === "weak_password" || code === "same_password") return "password";
  return code === "user_already_exists" || code === "email_address_invalid" ? "email" : undefined;
}
