import { adminUrl, stopPostgres } from "./postgres.ts";

/** Once per run, before the test processes start: the cluster that all of them use. */
export async function setup(): Promise<void> {
  process.env["IRONPACE_TEST_DATABASE_URL"] = await adminUrl();
}

export const teardown = stopPostgres;
