import { z } from "zod";
import { addedMethod } from "../model/added-method.ts";
import { ASKED_FOR, LETTER, NOTICES } from "./wording.ts";

/** A mail somebody asked for, one that tells the owner of an account, or a letter from another part of the server. Who gets it, and whether anybody does, is decided when it is made. */
export const mailRequest = z.object({
  purpose: z.enum(["signup_resend", ...ASKED_FOR, ...NOTICES, LETTER]),
  /** The address of the account, in lower case. */
  email: z.string(),
  /** Where its link ends; one of the allowed addresses. */
  redirectTo: z.string(),
  /** The PKCE challenge of the browser that asked, when it wants a code at the end. */
  challenge: z.object({ challenge: z.string(), method: z.enum(["s256", "plain"]) }).nullable(),
  /** The user data of an account to be made when there is none. */
  create: z.record(z.string(), z.unknown()).nullable(),
  /** For the audit log. */
  ip: z.string().nullable(),
  /** For a notice: what happened when, and what its link undoes. */
  notice: z.object({ userId: z.string(), at: z.string(), subject: z.string(), added: addedMethod.optional() }).optional(),
  /** Content of a letter; sent only while the account still has this address. */
  letter: z
    .object({
      userId: z.string(),
      subject: z.string(),
      lines: z.array(z.string()),
      action: z.string(),
      link: z.string(),
      footnote: z.string(),
      unsubscribe: z.object({ page: z.string(), oneClick: z.string() }),
    })
    .optional(),
});
export type MailRequest = z.output<typeof mailRequest>;
