import { serveFunction } from "../_shared/serve-function.ts";

serveFunction("export-my-data");
