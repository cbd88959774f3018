import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * The key under which work is known again: of what the file says, before units and time zones are applied. Not from `crypto.subtle`, which is
 * missing where the page came over plain http.
 */
export const getKey = (...said: readonly (string | number)[]): string =>
  `import:${bytesToHex(sha256(utf8ToBytes(said.join("\n")))).slice(0, 40)}`;
