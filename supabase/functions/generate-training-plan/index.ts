import { serveFunction } from "../_shared/serve-function.ts";

serveFunction("generate-training-plan");
