import { parentPort } from "node:worker_threads";
import { checkShard, type Shard } from "./shard.ts";

parentPort?.on("message", (shard: Shard) => parentPort?.postMessage(checkShard(shard)));
