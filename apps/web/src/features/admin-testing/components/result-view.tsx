import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { formatCount } from "#ui/format.ts";
import { MarkdownText } from "#ui/text/markdown-text.tsx";
import type { TestResult } from "../api/get-tests.ts";
import { formatMilliseconds } from "../model/labels.ts";

/** What the coach answered, whether that is enough, and what it took. */
export function ResultView({ result }: { readonly result: TestResult }): ReactNode {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ResultFacts result={result} />
      <div className="text-ui leading-relaxed wrap-anywhere">
        <MarkdownText>{result.response}</MarkdownText>
      </div>
    </div>
  );
}

/** The same without the answer. */
export function ResultFacts({ result }: { readonly result: TestResult }): ReactNode {
  const { passed_expectations, response_time, token_count, keywords_found, keywords_missing } = result;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
        <Badge tone={passed_expectations ? "success" : "danger"} icon={passed_expectations ? Check : X}>
          {passed_expectations ? "Passed" : "Failed"}
        </Badge>
        <span>Response time {formatMilliseconds(response_time)}</span>
        <span>{token_count === null ? "No tokens: no language model answered" : `${formatCount(token_count)} tokens`}</span>
      </div>
      <Keywords label="Found" keywords={keywords_found} isFound />
      <Keywords label="Missing" keywords={keywords_missing} />
    </div>
  );
}

interface KeywordsProps {
  readonly label: string;
  readonly keywords: readonly string[];
  readonly isFound?: boolean;
}

function Keywords({ label, keywords, isFound = false }: KeywordsProps): ReactNode {
  if (keywords.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-sm">
      <span className="text-ink-3">{label}:</span>
      {keywords.map((keyword) => (
        <Badge key={keyword} tone={isFound ? "success" : "danger"}>
          {keyword}
        </Badge>
      ))}
    </div>
  );
}
