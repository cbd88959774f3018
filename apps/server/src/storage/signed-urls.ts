import { SignJWT, errors, jwtVerify } from "jose";
import { z } from "zod";
import type { Identity } from "#identity/identity.ts";
import { storageErrors } from "./errors.ts";
import type { ObjectAddress } from "./request/address.ts";

/** Seconds an address for an upload is good for. */
const UPLOAD_LIFETIME_SECONDS = 7200;

/** Tokens in addresses that need no key: each is for one object, one purpose and some time. */
export interface SignedUrls {
  signDownload(address: ObjectAddress, seconds: number): Promise<string>;
  /** Rejects with InvalidJWT, or with InvalidSignature for the token of another object. */
  verifyDownload(token: string, address: ObjectAddress): Promise<void>;
  signUpload(address: ObjectAddress, right: UploadRight): Promise<string>;
  verifyUpload(token: string, address: ObjectAddress): Promise<UploadRight>;
}

/** What whoever signed the address was allowed. */
interface UploadRight {
  readonly owner: string | null;
  readonly upsert: boolean;
}

const ALGORITHM = "HS256";
const uploadClaims = z.object({ owner: z.uuid().nullable(), upsert: z.boolean() });

/** Signed with a key of their own, made of the installation's: none of them is an access token, and no access token is one of them. */
export function createSignedUrls(identity: Pick<Identity, "keyedHash">, clock: () => Date): SignedUrls {
  const key = Buffer.from(identity.keyedHash("signed addresses", "storage"), "hex");
  const sign = (claims: Record<string, unknown>, seconds: number) => {
    const issuedAt = Math.floor(clock().getTime() / 1000);
    return new SignJWT({ ...claims, iat: issuedAt, exp: issuedAt + seconds }).setProtectedHeader({ alg: ALGORITHM, typ: "JWT" }).sign(key);
  };
  const verify = async (token: string, scope: string, address: ObjectAddress) => {
    const options = { algorithms: [ALGORITHM], currentDate: clock(), requiredClaims: ["exp", "url"] };
    const { payload } = await jwtVerify(token, key, options).catch((error: unknown) => {
      throw storageErrors.invalidJwt(error instanceof errors.JOSEError ? error.message : "Invalid JWT");
    });
    if (payload["scope"] !== scope || payload["url"] !== getUrl(address)) throw storageErrors.invalidSignature();
    return payload;
  };
  return {
    signDownload: (address, seconds) => sign({ url: getUrl(address), scope: "download" }, seconds),
    async verifyDownload(token, address) {
      await verify(token, "download", address);
    },
    signUpload: (address, { owner, upsert }) => sign({ url: getUrl(address), scope: "upload", owner, upsert }, UPLOAD_LIFETIME_SECONDS),
    async verifyUpload(token, address) {
      return uploadClaims.parse(await verify(token, "upload", address));
    },
  };
}

const getUrl = ({ bucketId, name }: ObjectAddress): string => `${bucketId}/${name}`;
