import type { CoachProposal } from "@ironpace/contract";
import { expect, test } from "vitest";
import type { AskedQuestion } from "../answer/asked.ts";
import { sameAgain } from "./card-stays.ts";

const easy = (from: string): CoachProposal => ({ title: "Easy", why: "", request: { reason: "ease", from, to: from, onlyEasy: true } });
const after = (content: string, proposals: readonly CoachProposal[]): Pick<AskedQuestion, "content" | "turns"> => ({
  content,
  turns: [{ question: "make monday easier", answer: "Easier.", proposals, decision: null }],
});

test("a card says that it holds new words only where it does", () => {
  const other = sameAgain(after("not off, just easier", [easy("2026-11-30")]), [easy("2026-12-01")]);
  expect(other).toContain("has changed");
  const injury = { title: "Ankle", why: "", request: { reason: "injury", details: "ankle hurts, since Friday" } } as const;
  expect(sameAgain(after("since Friday", [easy("2026-11-30")]), [injury])).toContain("now holds “since Friday”");
  expect(sameAgain(after("hm", [easy("2026-11-30")]), [easy("2026-11-30")])).toContain("stays as it is");
});
