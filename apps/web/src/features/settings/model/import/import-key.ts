import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * Key by which a session that was imported before is recognized: a hash of what the file says, before units and time zones are applied. Not from `crypto.subtle`, which is
 * missing where the page came over plain http.
 */
export const importKey = (...parts: readonly (string | number)[]): string =>
  `import:${bytesToHex(sha256(utf8ToBytes(parts.join("\n")))).slice(0, 40)}`;
