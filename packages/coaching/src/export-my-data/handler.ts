import type { FunctionContext, FunctionHandler } from "../context.ts";
import { csv } from "./csv.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";
import { readRows, type Row } from "./read-rows.ts";
import { type ZipFile, zipStream } from "./zip-stream.ts";

/**
 * `POST /functions/v1/export-my-data`: everything stored about the caller, as a zip with `ironpace.json` and, for each table that has rows, a CSV file.
 * The type is application/octet-stream because that is what the official client hands over as a Blob.
 */
export const exportMyData: FunctionHandler = async (_, context) => {
  try {
    const { data: account } = await context.data.rpc("export_own_account").throwOnError();
    const name = `ironpace-export-${context.today}.zip`;
    const archive = zipStream(filesOf(account, context), {
      modified: new Date(`${context.today}T12:00:00Z`),
      failed: (thrown) => context.log.error({ err: thrown }, "export-my-data broke off"),
    });
    return new Response(archive, {
      headers: { "content-type": "application/octet-stream", "content-disposition": `attachment; filename="${name}"` },
    });
  } catch (thrown) {
    context.log.error({ err: thrown }, "export-my-data failed");
    return Response.json({ error: "Your data could not be exported", errorType: "INTERNAL_ERROR", status: 500 }, { status: 500 });
  }
};

async function* filesOf(account: unknown, context: FunctionContext): AsyncGenerator<ZipFile> {
  yield { name: "ironpace.json", text: json(account, context) };
  for (const table of PERSONAL_TABLES) {
    const rows = readRows(table, context);
    const first = await rows.next();
    if (first.done !== true) yield { name: `csv/${table.name}.csv`, text: csv(chain(first.value, rows)) };
  }
}

/** One object: the account, and a list of rows for each table. */
async function* json(account: unknown, context: FunctionContext): AsyncGenerator<string> {
  yield `{\n"exported_on": ${JSON.stringify(context.today)},\n"account": ${JSON.stringify(account)}`;
  for (const table of PERSONAL_TABLES) {
    yield `,\n${JSON.stringify(table.name)}: [`;
    let separator = "\n";
    for await (const rows of readRows(table, context)) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(",\n");
      separator = ",\n";
    }
    yield "]";
  }
  yield "\n}\n";
}

async function* chain(first: readonly Row[], rest: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield first;
  yield* rest;
}
