import { describe, expect, test } from "vitest";
import { hasRole } from "./role.ts";

describe("roles", () => {
  test("administrators pass every check", () => {
    expect((["admin", "coach", "user"] as const).map((role) => hasRole(["admin", "user"], role))).toEqual([true, true, true]);
  });

  test("coaches are coaches and users, but not administrators", () => {
    expect((["admin", "coach", "user"] as const).map((role) => hasRole(["coach"], role))).toEqual([false, true, true]);
  });

  test("whoever is signed in is a user, also when the roles could not be loaded", () => {
    expect((["admin", "coach", "user"] as const).map((role) => hasRole([], role))).toEqual([false, false, true]);
  });
});
