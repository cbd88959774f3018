interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean; readonly tests: readonly { readonly projectName: string }[] }[];
}

/** One line for each failed test of a Vitest or Playwright JSON report: where, which, and the first line of why (Vitest). */
export function readFailures(read: () => string): string[] {
  try {
    const report = JSON.parse(read()) as VitestReport & { readonly suites?: readonly PlaywrightSuite[] };
    return report.suites ? report.suites.flatMap(ofSuite) : (report.testResults ?? []).flatMap(ofFile);
  } catch {
    return [];
  }
}

function ofFile({ name, status, message, assertionResults }: NonNullable<VitestReport["testResults"]>[number]): string[] {
  const failed = assertionResults.filter((test) => test.status === "failed");
  // A file that could not be loaded, or whose set-up failed, may name no test.
  if (failed.length === 0) return status === "failed" ? [`${name}: ${firstLine(message)}`] : [];
  return failed.map((test) => `${name} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
}

function ofSuite({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter((spec) => !spec.ok);
  return [
    ...failed.map((spec) => `${file} › ${spec.title} (${spec.tests.map((test) => test.projectName).join(", ")})`),
    ...suites.flatMap(ofSuite),
  ];
}

const firstLine = (text = ""): string => text.split("\n", 1)[0]!.slice(0, 200);
