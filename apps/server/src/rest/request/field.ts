import type { Cursor } from "./cursor.ts";
import type { Field, JsonStep } from "./rest-request.ts";

const INDEX = /-?\d{1,9}(?=->|::|[.,)]|$)/y;
/** Far more than any document is deep. */
const MAX_STEPS = 30;

const KEY = /[^-:.,()>]+/y;

/** A column name with the path into its JSON: `data->a->0->>b`. */
export function readField(cursor: Cursor): Field {
  return { name: cursor.name(), json: readJsonPath(cursor) };
}

export function readJsonPath(cursor: Cursor): JsonStep[] {
  const steps: JsonStep[] = [];
  for (;;) {
    const asText = cursor.take("->>");
    if (!asText && !cursor.take("->")) return steps;
    if (steps.length === MAX_STEPS) throw cursor.fail("a shorter json path");
    const index = cursor.match(INDEX);
    if (index) {
      steps.push({ kind: "index", index: Number(index[0]), asText });
      continue;
    }
    const key = cursor.startsWith('"') ? cursor.quoted() : cursor.match(KEY)?.[0];
    if (key === undefined) throw cursor.fail("json key or index");
    steps.push({ kind: "key", key, asText });
  }
}
