/** `npm run config:docs`: writes `.env.example` and docs/configuration.md from the schema of the configuration. */
import { writeFileSync } from "node:fs";
import { configurationPage, envExample } from "./config-docs/render.ts";

writeFileSync(".env.example", envExample());
writeFileSync("docs/configuration.md", configurationPage());
