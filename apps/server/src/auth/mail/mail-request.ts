import { z } from "zod";
import { addedMethod } from "../model/added-method.ts";
import { ASKED_FOR, NOTICES } from "./wording.ts";

/** A mail somebody asked for, or one that tells the owner of an account. Who gets it, and whether anybody does, is decided when it is made. */
export const mailRequest = z.object({
  purpose: z.enum(["signup_resend", ...ASKED_FOR, ...NOTICES]),
  /** The address of the account, in lower case. */
  email: z.string(),
  /** Where its link ends; one of the allowed addresses. */
  redirectTo: z.string(),
  /** Of the browser that asked, when it wants a code at the end. */
  challenge: z.object({ challenge: z.string(), method: z.enum(["s256", "plain"]) }).nullable(),
  /** The user data of an account to be made when there is none. */
  create: z.record(z.string(), z.unknown()).nullable(),
  /** For the audit log. */
  ip: z.string().nullable(),
  /** Of a notice: what happened when, and what its link takes away again. */
  notice: z.object({ userId: z.string(), at: z.string(), subject: z.string(), added: addedMethod.optional() }).optional(),
});
export type MailRequest = z.output<typeof mailRequest>;
