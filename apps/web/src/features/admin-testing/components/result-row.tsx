import { useId, useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { formatLongDate } from "#ui/format.ts";
import { MarkdownText } from "#ui/markdown-text.tsx";
import type { TestResult } from "../api/get-tests.ts";
import { timeOfDay } from "../model/labels.ts";
import { ResultFacts } from "./result-view.tsx";

interface ResultRowProps {
  readonly result: TestResult;
  /** For the comparison. */
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

export function ResultRow({ result, isChosen, onChoose }: ResultRowProps): ReactNode {
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
