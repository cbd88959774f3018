declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  const ece: {
    /** Decrypts a message of a push service (RFC 8188). `authSecret` as base64url. */
    decrypt(message: Buffer, options: { readonly version: "aes128gcm"; readonly privateKey: ECDH; readonly authSecret: string }): Buffer;
  };
  export default ece;
}
