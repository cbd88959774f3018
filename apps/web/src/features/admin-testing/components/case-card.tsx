import { Ellipsis, Pencil, Play, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { LongText } from "#ui/text/long-text.tsx";
import { Menu, MenuItem } from "#ui/overlay/menu.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { TestCase, TestResult } from "../api/get-tests.ts";
import { ACTION_LABELS } from "../model/labels.ts";

const ResultView = lazyPart(async () => (await import("./result-view.tsx")).ResultView, <Skeleton className="h-24" />);

interface CaseCardProps {
  readonly testCase: TestCase;
  /** Result of its last run on this page. */
  readonly result: TestResult | undefined;
  readonly isRunning: boolean;
  /** Some test is running. */
  readonly isBusy: boolean;
  readonly onRun: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function CaseCard({ testCase, result, isRunning, isBusy, onRun, onEdit, onDelete }: CaseCardProps): ReactNode {
  const { name, action, content, expected_keywords } = testCase;
  return (
    <article aria-label={name} className="grid grid-cols-1 gap-3 py-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 gap-2">
          <h2 className="heading-3 wrap-anywhere">{name}</h2>
          <div className="flex flex-wrap gap-2">
            <Badge>{ACTION_LABELS[action]}</Badge>
          </div>
        </div>
        <div className="flex shrink-0 gap-2">
          <Button busy={isRunning} disabled={isBusy} aria-label={`Run Test: ${name}`} onClick={onRun}>
            <Play aria-hidden="true" size={16} strokeWidth={1.75} />
            Run Test
          </Button>
          <Menu
            trigger={
              <Button variant="ghost" size="icon" aria-label={`Actions for ${name}`}>
                <Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
              </Button>
            }
          >
            <MenuItem icon={Pencil} onClick={onEdit}>
              Edit
            </MenuItem>
            <MenuItem icon={Trash2} onClick={onDelete}>
              Delete
            </MenuItem>
          </Menu>
        </div>
      </div>
      <LongText limit={200}>{content}</LongText>
      <p className="text-sm text-ink-3">
        {expected_keywords.length === 0
          ? "No keywords expected: every answer passes."
          : `Expected keywords: ${expected_keywords.join(", ")}`}
      </p>
      {result !== undefined && (
        <div className="border-l-2 border-line pl-4">
          <ResultView result={result} />
        </div>
      )}
    </article>
  );
}
