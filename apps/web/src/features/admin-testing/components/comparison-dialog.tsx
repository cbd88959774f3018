import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { formatCount, formatLongDate } from "#ui/format.ts";
import { ScrollRegion } from "#ui/scroll-region.tsx";
import type { TestResult } from "../api/get-tests.ts";
import { formatMilliseconds, timeOfDay } from "../model/labels.ts";
import { ResultView } from "./result-view.tsx";

interface ComparisonDialogProps {
  readonly results: readonly [TestResult, TestResult];
  readonly onClose: () => void;
}

/** Two runs side by side, the earlier one left; on a phone one above the other. */
export function ComparisonDialog({ results, onClose }: ComparisonDialogProps): ReactNode {
  const [earlier, later] = results.toSorted((a, b) => a.created_at.localeCompare(b.created_at)) as [TestResult, TestResult];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Two runs compared"
      description={differences(earlier, later)}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ScrollRegion label="The runs" className="grid gap-6 outline-offset-4 md:grid-cols-2">
        {[earlier, later].map((result, index) => (
          <section key={result.id} aria-label={index === 0 ? "Earlier run" : "Later run"} className="grid content-start gap-3">
            <div>
              <h3 className="heading-3 wrap-anywhere">{result.ai_coach_test_cases?.name ?? "Test"}</h3>
              <p className="text-sm text-ink-3">
                {formatLongDate(result.created_at)} at {timeOfDay(result.created_at)}
              </p>
            </div>
            <ResultView result={result} />
          </section>
        ))}
      </ScrollRegion>
    </Dialog>
  );
}

/** What the later run did otherwise, in a sentence. */
function differences(earlier: TestResult, later: TestResult): string {
  const time = later.response_time - earlier.response_time;
  const tokens = (later.token_count ?? 0) - (earlier.token_count ?? 0);
  const gained = later.keywords_found.filter((keyword) => earlier.keywords_missing.includes(keyword));
  const lost = later.keywords_missing.filter((keyword) => earlier.keywords_found.includes(keyword));
  return [
    `The later run took ${formatMilliseconds(Math.abs(time))} ${time > 0 ? "longer" : "less"}`,
    tokens === 0 ? "the same number of tokens" : `${formatCount(Math.abs(tokens))} tokens ${tokens > 0 ? "more" : "less"}`,
    ...(gained.length > 0 ? [`found ${gained.join(", ")}`] : []),
    ...(lost.length > 0 ? [`lost ${lost.join(", ")}`] : []),
    earlier.response === later.response ? "and gave the same answer." : "and gave a different answer.",
  ].join(", ");
}
