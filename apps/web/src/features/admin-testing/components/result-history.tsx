import { RefreshCw } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { formatCount, formatLongDate } from "#ui/format.ts";
import { MarkdownText } from "#ui/text/markdown-text.tsx";
import { Pages } from "#ui/data/pages.tsx";
import { ScrollRegion } from "#ui/layout/scroll-region.tsx";
import { Select } from "#ui/form/select.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { PAGE_SIZE, type TestResult, useTestCases, useTestResults } from "../api/get-tests.ts";
import { formatMilliseconds, timeOfDay } from "../model/labels.ts";
import { ResultFacts, ResultView } from "./result-view.tsx";

/** What every run came to, the latest first. Two can be put side by side. */
export function ResultHistory(): ReactNode {
  const [testCaseId, setTestCaseId] = useState(ALL);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly TestResult[]>([]);
  const [comparing, setComparing] = useState(false);
  const cases = useTestCases();
  const query = useTestResults(testCaseId === ALL ? undefined : testCaseId, page);
  const { results = [], total = 0 } = query.data ?? {};
  const options = [{ value: ALL, label: "All tests" }, ...(cases.data ?? []).map(({ id, name }) => ({ value: id, label: name }))];
  const choose = (result: TestResult, isChosen: boolean) =>
    // A third one takes the place of the first.
    setChosen((before) => (isChosen ? [...before, result].slice(-2) : before.filter(({ id }) => id !== result.id)));
  const [first, second] = chosen;
  return (
    <div className="grid max-w-4xl gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-full md:w-64">
          <Select
            aria-label="Test case"
            options={options}
            value={testCaseId}
            onValueChange={(value) => {
              setTestCaseId(value);
              setPage(1);
            }}
          />
        </div>
        <Button busy={query.isFetching && !query.isPending} onClick={() => void query.refetch()}>
          <RefreshCw aria-hidden="true" size={16} strokeWidth={1.75} />
          Refresh
        </Button>
        <Button variant="solid" disabled={second === undefined} onClick={() => setComparing(true)}>
          Compare ({chosen.length} of 2 chosen)
        </Button>
      </div>
      {query.isPending && <ResultsSkeleton />}
      {query.isError && (
        <Alert
          tone="destructive"
          title="The results could not be loaded"
          action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        >
          {getSentence(query.error)}
        </Alert>
      )}
      {query.isSuccess && results.length === 0 && <EmptyState title="No Results">Run a test to see its results here.</EmptyState>}
      <ul aria-busy={query.isPlaceholderData} className="divide-y divide-line">
        {results.map((result) => (
          <ResultRow
            key={result.id}
            result={result}
            isChosen={chosen.some(({ id }) => id === result.id)}
            onChoose={(isChosen) => choose(result, isChosen)}
          />
        ))}
      </ul>
      <Pages page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
      {comparing && first !== undefined && second !== undefined && (
        <ComparisonDialog results={[first, second]} onClose={() => setComparing(false)} />
      )}
    </div>
  );
}

const ALL = "all";

function ResultsSkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="Results are loading" className="grid gap-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  );
}

interface ResultRowProps {
  readonly result: TestResult;
  /** It is one of the results to compare. */
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function ResultRow({ result, isChosen, onChoose }: ResultRowProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  const name = result.ai_coach_test_cases?.name ?? "Test";
  const when = `${formatLongDate(result.created_at)} at ${timeOfDay(result.created_at)}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h2 className="heading-3 wrap-anywhere">{name}</h2>
          <p className="text-sm text-ink-3">{when}</p>
        </div>
        <Checkbox checked={isChosen} onCheckedChange={onChoose}>
          Compare<span className="sr-only"> {`${name}, ${when}`}</span>
        </Checkbox>
      </div>
      <ResultFacts result={result} />
      <Button
        variant="ghost"
        className="-ml-4 justify-self-start"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${open ? "Hide" : "Show"} response: ${name}, ${when}`}
        onClick={() => setOpen(!open)}
      >
        {open ? "Hide response" : "Show response"}
      </Button>
      <div id={id} hidden={!open} className="border-l-2 border-line pl-4 text-ui leading-relaxed wrap-anywhere">
        {open && <MarkdownText>{result.response}</MarkdownText>}
      </div>
    </li>
  );
}

interface ComparisonDialogProps {
  readonly results: readonly [TestResult, TestResult];
  readonly onClose: () => void;
}

/** Two runs side by side, the earlier one left; on a phone one above the other. */
function ComparisonDialog({ results, onClose }: ComparisonDialogProps): ReactNode {
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
    ...(gained.length > 0 ? [`now mentions ${gained.join(", ")}`] : []),
    ...(lost.length > 0 ? [`no longer mentions ${lost.join(", ")}`] : []),
  ]
    .join(", ")
    .concat(earlier.response === later.response ? ". The answer is the same." : ". The answer is different.");
}
