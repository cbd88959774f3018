import type { Handler } from "hono";

/** GoTrue's own words: clients that look at them ask for the protocol, not for the product. */
export const health: Handler = (context) =>
  context.json({ version: "v2", name: "GoTrue", description: "GoTrue is a user registration and authentication API" });
