import { z } from "zod";
import { authErrors } from "../errors.ts";

const longestEmail = 255;

/** The address as it is stored and looked up: lower case. Throws `validation_failed` with GoTrue's sentences. */
export function normalizeEmail(address: string): string {
  if (address === "") throw authErrors.validation("An email address is required");
  if (address.length > longestEmail) throw authErrors.validation("An email address is too long");
  if (!z.regexes.html5Email.test(address)) throw authErrors.validation("Unable to validate email address: invalid format");
  return address.toLowerCase();
}
