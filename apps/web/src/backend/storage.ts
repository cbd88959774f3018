import { StorageClient } from "@supabase/storage-js";
import { readConfig } from "./config.ts";
import { fetchSignedIn } from "./supabase.ts";

/** Stored files. Apart from the client of the app, because few pages use them. */
export const storage = new StorageClient(`${readConfig()?.url ?? location.origin}/storage/v1`, {}, fetchSignedIn);
