import { expect, test } from "vitest";
import { z } from "zod";
import { newId } from "./new-id.ts";

test("ids are UUIDs of version 4, each another", () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
