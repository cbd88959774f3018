import { z } from "zod";
import { type ObjectAddress, validBucketId, validName } from "../../request/address.ts";

/** Body of move and copy. */
export const fromToSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
});

export function getAddresses(body: z.infer<typeof fromToSchema>): { readonly from: ObjectAddress; readonly to: ObjectAddress } {
  return {
    from: { bucketId: validBucketId(body.bucketId), name: validName(body.sourceKey) },
    to: { bucketId: validBucketId(body.destinationBucket ?? body.bucketId), name: validName(body.destinationKey) },
  };
}
