import { Play, Square } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Progress } from "#ui/feedback/progress.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useDiscardQuestion } from "#ui/overlay/use-discard-question.tsx";
import { useDeleteWithUndo } from "#ui/feedback/use-delete-with-undo.ts";
import { deletableTestCases } from "../api/change-tests.ts";
import { type TestCase, useTestCases } from "../api/get-tests.ts";
import { CaseCard } from "./case-card.tsx";
import type { TestRunner } from "./use-test-runner.ts";

const CaseForm = lazyPart(async () => (await import("./case-form.tsx")).CaseForm);

interface RunTestsProps {
  readonly runner: TestRunner;
  readonly onCreate: () => void;
}

export function RunTests({ runner, onCreate }: RunTestsProps): ReactNode {
  const query = useTestCases();
  const [edited, setEdited] = useState<TestCase>();
  const remove = useDeleteWithUndo(deletableTestCases, "test case", getSentence);
  if (query.isPending) return <CasesSkeleton />;
  if (query.isLoadingError) {
    return (
      <Alert
        tone="destructive"
        title="The test cases could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      >
        {getSentence(query.error)}
      </Alert>
    );
  }
  const cases = query.data ?? [];
  if (cases.length === 0) {
    return (
      <EmptyState
        title="No test cases"
        action={
          <Button variant="solid" onClick={onCreate}>
            Create Test
          </Button>
        }
      >
        A test case is a question to the coach and the words that its answer must contain.
      </EmptyState>
    );
  }
  return (
    <div className="grid max-w-4xl gap-2">
      <RunnerBar runner={runner} cases={cases} />
      <ul className="divide-y divide-line border-y border-line">
        {cases.map((testCase) => (
          <li key={testCase.id}>
            <CaseCard
              testCase={testCase}
              result={runner.results.get(testCase.id)}
              isRunning={runner.running?.id === testCase.id}
              isBusy={runner.running !== undefined}
              onRun={() => runner.run([testCase])}
              onEdit={() => setEdited(testCase)}
              onDelete={() => remove(testCase)}
            />
          </li>
        ))}
      </ul>
      {edited !== undefined && <EditDialog testCase={edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

function EditDialog({ testCase, onClose }: { readonly testCase: TestCase; readonly onClose: () => void }): ReactNode {
  const { fields, close, question } = useDiscardQuestion(onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={`Edit ${testCase.name}`}>
      <div {...fields}>
        <CaseForm testCase={testCase} onSaved={onClose} />
      </div>
      {question}
    </Dialog>
  );
}

function RunnerBar({ runner, cases }: { readonly runner: TestRunner; readonly cases: readonly TestCase[] }): ReactNode {
  const { running, progress } = runner;
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-4 pb-2">
      {running === undefined ? (
        <p className="text-ink-3">
          {cases.length} {cases.length === 1 ? "test case" : "test cases"}
        </p>
      ) : (
        <Progress
          className="min-w-0 flex-1 basis-56"
          label={`Running ${running.name}`}
          value={progress.done}
          max={progress.of}
          valueText={`${progress.done} of ${progress.of}`}
        />
      )}
      {running === undefined ? (
        <Button variant="solid" onClick={() => runner.run(cases)}>
          <Play aria-hidden="true" size={16} strokeWidth={1.75} />
          Run All Tests
        </Button>
      ) : (
        <Button variant="danger-line" onClick={() => runner.stop()}>
          <Square aria-hidden="true" size={16} strokeWidth={1.75} />
          Stop
        </Button>
      )}
    </div>
  );
}

function CasesSkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="Test cases are loading" className="grid max-w-4xl gap-4">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-32" />
      ))}
    </div>
  );
}
