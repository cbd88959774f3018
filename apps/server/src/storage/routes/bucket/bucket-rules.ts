import { z } from "zod";

/** What can be said of a bucket; sizes as bytes or as text like "20mb". */
export const bucketRulesSchema = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number().int().min(0), z.string().max(30)]).nullish(),
  allowed_mime_types: z
    .array(z.string().regex(/^(\*|[\w!#$&^.+-]+)\/(\*|[\w!#$&^.+-]+)$/, "must be a media type such as video/mp4 or video/*"))
    .max(100)
    .nullish(),
});
