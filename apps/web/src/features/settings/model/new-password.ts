import { z } from "zod";
import { LONGEST_PASSWORD_BYTES, SHORTEST_PASSWORD } from "#backend/auth/new-password.ts";

/** The form that sets another password; `proof` is the present password or the code from a mail. */
export const newPassword = z
  .object({
    proofBy: z.enum(["password", "code"]),
    proof: z.string().min(1, "Required"),
    password: z
      .string()
      .min(1, "Required")
      .min(SHORTEST_PASSWORD, "Your password must be at least 8 characters long.")
      .refine(
        (password) => new TextEncoder().encode(password).length <= LONGEST_PASSWORD_BYTES,
        "Too long: use at most 72 characters, fewer with accents or emoji.",
      ),
    confirmation: z.string().min(1, "Required"),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    message: "Please make sure both passwords match.",
    when: ({ value }) => typeof value === "object" && value !== null,
  });
export type NewPassword = z.infer<typeof newPassword>;

/** The field that a refusal of the server is about; undefined when it is about none of them. */
export function fieldOfRefusal(code: string | undefined): "proof" | "password" | undefined {
  if (code === "weak_password" || code === "same_password") return "password";
  return code !== undefined && ABOUT_PROOF.has(code) ? "proof" : undefined;
}

const ABOUT_PROOF: ReadonlySet<string> = new Set([
  "current_password_required",
  "current_password_invalid",
  "reauthentication_needed",
  "reauthentication_not_valid",
]);
