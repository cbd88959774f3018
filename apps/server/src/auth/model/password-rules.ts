import { LONGEST_PASSWORD_BYTES } from "../../identity/password.ts";
import { authErrors } from "../errors.ts";

const shortestPassword = 8;

/** Throws `weak_password` with its reasons when a new password is too short, or longer than bcrypt reads and so weaker than it looks. */
export function checkNewPassword(password: string): void {
  if (Array.from(password).length < shortestPassword) {
    throw authErrors.weakPassword(`Password should be at least ${shortestPassword} characters.`, ["length"]);
  }
  if (Buffer.byteLength(password, "utf8") > LONGEST_PASSWORD_BYTES) {
    throw authErrors.weakPassword(`Password cannot be longer than ${LONGEST_PASSWORD_BYTES} bytes.`, ["length"]);
  }
}
