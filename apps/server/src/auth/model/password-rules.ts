import { LONGEST_PASSWORD_BYTES } from "../../identity/password.ts";
import { authErrors } from "../errors.ts";
import { isCommonPassword } from "./common-passwords.ts";

const shortestPassword = 8;

/**
 * Throws `weak_password` with its reasons when a new password is too short, longer than bcrypt reads and so weaker than it looks, or one of those
 * that are tried first.
 */
export async function checkNewPassword(password: string): Promise<void> {
  if (Array.from(password).length < shortestPassword) {
    throw authErrors.weakPassword(`Password should be at least ${shortestPassword} characters.`, ["length"]);
  }
  if (Buffer.byteLength(password, "utf8") > LONGEST_PASSWORD_BYTES) {
    throw authErrors.weakPassword(`Password cannot be longer than ${LONGEST_PASSWORD_BYTES} bytes.`, ["length"]);
  }
  if (await isCommonPassword(password)) {
    throw authErrors.weakPassword("Password is known to be weak and easy to guess, please choose a different one.", ["pwned"]);
  }
}
