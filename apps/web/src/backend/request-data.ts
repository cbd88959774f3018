import type { PostgrestSingleResponse } from "@supabase/postgrest-js";

/** What a request answered with; a failure is thrown. */
export async function getData<Data>(request: PromiseLike<PostgrestSingleResponse<Data>>): Promise<Data> {
  const { data, error } = await request;
  if (error) throw error;
  return data;
}
