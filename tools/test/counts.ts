export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The counts of a Vitest or Playwright JSON report; a report that cannot be read counts nothing. */
export function readCounts(read: () => string): Counts {
  let report: Record<string, unknown>;
  try {
    report = JSON.parse(read()) as Record<string, unknown>;
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
  if (isPlaywright(report.stats)) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  return {
    passed: Number(report.numPassedTests ?? 0),
    failed: Number(report.numFailedTests ?? 0),
    skipped: Number(report.numPendingTests ?? 0) + Number(report.numTodoTests ?? 0),
  };
}

function isPlaywright(stats: unknown): stats is { expected: number; unexpected: number; flaky: number; skipped: number } {
  return typeof stats === "object" && stats !== null && "expected" in stats;
}
