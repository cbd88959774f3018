import type { Hono } from "hono";
import type { AppEnv } from "../../../http/context.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { challengeFactor } from "./challenge.ts";
import { enrollFactor } from "./enroll.ts";
import { unenrollFactor } from "./unenroll.ts";
import { verifyFactor } from "./verify.ts";

/** A user's own second factors. */
export function factorRoutes(app: Hono<AppEnv>, dependencies: AuthDependencies): void {
  app.post("/factors", enrollFactor(dependencies));
  app.post("/factors/:factorId/challenge", dependencies.limits.limited("attempts", challengeFactor(dependencies)));
  app.post("/factors/:factorId/verify", dependencies.limits.limited("attempts", verifyFactor(dependencies)));
  app.delete("/factors/:factorId", unenrollFactor(dependencies));
}
