import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { isStorable } from "#http/storable.ts";
import type { StorageDependencies, StorageEnv } from "./dependencies.ts";
import { storageErrors } from "./errors.ts";
import { requireCaller } from "./request/caller.ts";
import { limitJson } from "./request/json-body.ts";
import { renderError } from "./request/error-response.ts";
import { createBucket, deleteBucket, emptyBucket, getBucket, listBuckets, updateBucket } from "./routes/buckets.ts";
import { copy, move } from "./routes/move-object.ts";
import { downloadPublic, downloadSigned, download } from "./routes/download-object.ts";
import { info } from "./routes/object-info.ts";
import { listObjects, listObjectsV2 } from "./routes/list-objects.ts";
import { removeMany, removeOne } from "./routes/remove-objects.ts";
import { signDownload, signDownloads, signUpload } from "./routes/sign-urls.ts";
import { uploadSigned, upload } from "./routes/upload-object.ts";
import { resumable } from "./routes/resumable.ts";

export type { StorageDependencies } from "./dependencies.ts";
export { announceResumable } from "./routes/resumable.ts";

/** /storage/v1, as the official client speaks it. An address with a word of its own comes before the ones that begin with a bucket. */
export function storageRoutes(dependencies: StorageDependencies): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();
  app.onError(renderError);
  app.use(refuseUnstorableQuery);

  app.get("/object/public/:bucket/*", downloadPublic(dependencies));
  app.get("/object/sign/:bucket/*", downloadSigned(dependencies));
  app.put("/object/upload/sign/:bucket/*", uploadSigned(dependencies));
  app.get("/object/info/public/:bucket/*", info(dependencies, "object/info/public"));
  app.get("/object/info/authenticated/:bucket/*", info(dependencies, "object/info/authenticated"));
  app.get("/object/info/:bucket/*", info(dependencies, "object/info"));
  app.get("/object/authenticated/:bucket/*", download(dependencies, "object/authenticated"));
  app.get("/object/:bucket/*", download(dependencies, "object"));
  app.all("/render/*", () => {
    throw storageErrors.featureNotEnabled("Image transformation");
  });

  app.use(requireCaller(dependencies));
  const json = limitJson(dependencies.bodyTimeoutMs);
  app.get("/bucket", listBuckets(dependencies));
  app.post("/bucket", json, createBucket(dependencies));
  app.get("/bucket/:id", getBucket(dependencies));
  app.put("/bucket/:id", json, updateBucket(dependencies));
  app.delete("/bucket/:id", deleteBucket(dependencies));
  app.post("/bucket/:id/empty", json, emptyBucket(dependencies));
  app.post("/object/list/:bucket", json, listObjects(dependencies));
  app.post("/object/list-v2/:bucket", json, listObjectsV2(dependencies));
  app.post("/object/move", json, move(dependencies));
  app.post("/object/copy", json, copy(dependencies));
  app.post("/object/sign/:bucket", json, signDownloads(dependencies));
  app.post("/object/sign/:bucket/:name{.+}", json, signDownload(dependencies));
  app.post("/object/upload/sign/:bucket/:name{.+}", json, signUpload(dependencies));
  app.on(["POST", "PUT"], "/object/:bucket/:name{.+}", upload(dependencies));
  app.delete("/object/:bucket", json, removeMany(dependencies));
  app.delete("/object/:bucket/:name{.+}", removeOne(dependencies));
  app.on(["POST", "GET", "PATCH", "DELETE"], ["/upload/resumable", "/upload/resumable/:id"], resumable(dependencies));
  app.all("*", (context) => {
    throw storageErrors.unknownRoute(context.req.method, context.req.path);
  });
  return app;
}

/** Refuses, of every route, a query with what the database cannot read. */
const refuseUnstorableQuery = createMiddleware<StorageEnv>(async (context, next) => {
  const given = Object.entries(context.req.queries());
  const unstorable = given.find(([name, values]) => !isStorable(name) || !values.every(isStorable));
  if (unstorable) throw storageErrors.invalidRequest("querystring contains characters that cannot be stored");
  await next();
});
