import type { Hono } from "hono";
import type { AppEnv } from "#http/context.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { limitAccountChanges } from "../../limit-account-changes.ts";
import { challengeFactor } from "./challenge.ts";
import { enrollFactor } from "./enroll.ts";
import { unenrollFactor } from "./unenroll.ts";
import { verifyFactor } from "./verify.ts";

/** A user's own second factors. */
export function factorRoutes(app: Hono<AppEnv>, dependencies: AuthDependencies): void {
  const { limited } = dependencies.limits;
  const ownChange = limitAccountChanges(dependencies);
  app.post("/factors", ownChange(enrollFactor(dependencies)));
  app.post("/factors/:factorId/challenge", limited("attempts", challengeFactor(dependencies)));
  app.post("/factors/:factorId/verify", limited("attempts", verifyFactor(dependencies)));
  app.delete("/factors/:factorId", ownChange(unenrollFactor(dependencies)));
}
