import type { ReactNode } from "react";

/** A question and where it leads, under a form: "New here? Sign up". */
export function FormLink({
  question,
  href,
  children,
}: {
  readonly question?: string;
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <p className="text-sm text-ink-3">
      {question}{" "}
      <a href={href} className="link hit-area text-ink">
        {children}
      </a>
    </p>
  );
}

export interface LegalPaths {
  readonly terms: string;
  readonly privacy: string;
}

/** What somebody who goes on agrees to. */
export function LegalNote({ terms, privacy }: LegalPaths) {
  return (
    <p className="text-sm text-ink-3">
      By continuing you agree to the{" "}
      <a href={terms} className="link hit-area text-ink">
        Terms
      </a>{" "}
      and the{" "}
      <a href={privacy} className="link hit-area text-ink">
        Privacy
      </a>
      .
    </p>
  );
}
