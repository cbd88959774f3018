/** `node dump-words.ts TURNS.json OUT.jsonl`: what the words of every turn amount to; see encoder/README.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { wordsRead } from "../../packages/coaching/src/triage/meaning/words-read.ts";
import { triage } from "../../packages/coaching/src/triage/triage.ts";

const TODAY = "2026-11-30";

interface Conversation {
  readonly id: number;
  readonly turns: readonly string[];
}

const [from = "", to = ""] = process.argv.slice(2);
const lines: string[] = [];
for (const { id, turns } of JSON.parse(readFileSync(from, "utf8")) as readonly Conversation[])
  for (const [at, content] of turns.entries()) {
    const earlier = turns.slice(0, at);
    const found = await triage(content, earlier, TODAY);
    const words = await wordsRead(content, { earlier, today: TODAY, found });
    lines.push(JSON.stringify({ id, at, content, earlier, kind: found.kind, words }));
  }
writeFileSync(to, lines.join("\n"));
