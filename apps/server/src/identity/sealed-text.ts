import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";

export interface SealedText {
  /** Encrypted under a key made for `purpose`: a sealed text moved to another row cannot be opened there. */
  seal(text: string, purpose: string): string;
  /** Undefined when the text was sealed with another key or for another purpose, or was changed. A text that was never sealed is returned. */
  unseal(sealed: string, purpose: string): string | undefined;
}

/** Texts at rest that nobody reads without the installation's own key: AES-256-GCM, the key derived with HKDF, in GoTrue's JSON form. */
export function createSealedText({ kid, d }: { readonly kid: string; readonly d: string }): SealedText {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", Buffer.from(d, "base64url"), "", `sealed text/${purpose}`, 32));
  return {
    seal(text, purpose) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(ALGORITHM, keyFor(purpose), nonce);
      const data = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return JSON.stringify({ key_id: kid, alg: "aes-gcm-hkdf", data: data.toString("base64"), nonce: nonce.toString("base64") });
    },
    unseal(sealed, purpose) {
      if (!sealed.startsWith("{")) return sealed;
      try {
        const { data, nonce } = form.parse(JSON.parse(sealed));
        const bytes = Buffer.from(data, "base64");
        const decipher = createDecipheriv(ALGORITHM, keyFor(purpose), Buffer.from(nonce, "base64"), { authTagLength: TAG_BYTES });
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

const ALGORITHM = "aes-256-gcm";
const TAG_BYTES = 16;
const form = z.object({ data: z.string(), nonce: z.string() });
