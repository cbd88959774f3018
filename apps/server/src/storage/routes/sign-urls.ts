import type { Context } from "hono";
import { z } from "zod";
import { asCaller } from "#database/as-caller.ts";
import type { StorageDependencies, StorageEnv } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";
import { type ObjectAddress, addressedBucket, addressedObject } from "../request/address.ts";
import { readJson } from "../request/json-body.ts";
import { type SignedUrls, createSignedUrls } from "../signed-urls.ts";
import { findObjectNames } from "../store/objects.ts";
import { authorise, getOwner } from "../upload/authorise.ts";

const expiresIn = z.number().int().min(1).max(3_153_600_000);
const one = z.object({ expiresIn, transform: z.unknown().optional() });
const many = z.object({ expiresIn, paths: z.array(z.string().max(1024)).min(1).max(500) });

/** POST /object/sign/:bucket/:name, for an object this caller may see. */
export function signDownload({ database, identity, clock }: StorageDependencies) {
  const urls = createSignedUrls(identity, clock);
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const address = addressedObject(context, "object/sign");
    const { expiresIn: seconds, transform } = await readJson(context, one);
    if (isTransformed(transform)) throw storageErrors.featureNotEnabled("Image transformation");
    const found = await asCaller(
      database,
      context.get("caller"),
      (transaction) => findObjectNames(transaction, address.bucketId, [address.name]),
      { readOnly: true },
    );
    if (found.size === 0) throw storageErrors.noSuchKey();
    return context.json({ signedURL: await signedUrl(urls, address, seconds) });
  };
}

/** POST /object/sign/:bucket: an address, or what is against it, for each of the paths. */
export function signDownloads({ database, identity, clock }: StorageDependencies) {
  const urls = createSignedUrls(identity, clock);
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const bucketId = addressedBucket(context, "object/sign");
    const { expiresIn: seconds, paths } = await readJson(context, many);
    const found = await asCaller(database, context.get("caller"), (transaction) => findObjectNames(transaction, bucketId, paths), {
      readOnly: true,
    });
    const answers = paths.map(async (path) =>
      found.has(path)
        ? { error: null, path, signedURL: await signedUrl(urls, { bucketId, name: path }, seconds) }
        : { error: "Either the object does not exist or you do not have access to it", path, signedURL: null },
    );
    return context.json(await Promise.all(answers));
  };
}

/** An empty one asks for the image as it is. */
function isTransformed(transform: unknown): boolean {
  return typeof transform === "object" && transform !== null && Object.keys(transform).length > 0;
}

async function signedUrl(urls: SignedUrls, address: ObjectAddress, seconds: number): Promise<string> {
  return `/object/sign/${address.bucketId}/${address.name}?token=${await urls.signDownload(address, seconds)}`;
}

/** POST /object/upload/sign/:bucket/:name: an address to which anybody may upload this object for two hours, if this caller might now. */
export function signUpload(dependencies: StorageDependencies) {
  const urls = createSignedUrls(dependencies.identity, dependencies.clock);
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const address = addressedObject(context, "object/upload/sign");
    const caller = context.get("caller");
    const right = { owner: getOwner(caller), upsert: context.req.header("x-upsert") === "true" };
    await authorise(dependencies, { ...address, caller, ownerId: right.owner, upsert: right.upsert });
    const token = await urls.signUpload(address, right);
    return context.json({ url: `/object/upload/sign/${address.bucketId}/${encodeURI(address.name)}?token=${token}`, token });
  };
}
