import { defineConfig } from "vitest/config";

/** The tables of the physiology, for its mutants: what no plan needs is noticed only there. */
export default defineConfig({
  test: { include: ["packages/training/src/physiology/*.test.ts"] },
});
