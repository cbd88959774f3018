import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Tooltip } from "#ui/tooltip.tsx";

interface GenerateButtonProps {
  readonly tooFewDays: boolean;
  readonly busy: boolean;
}

export function GenerateButton({ tooFewDays, busy }: GenerateButtonProps): ReactNode {
  const button = (
    <Button type="submit" variant="ember" size="lg" className="max-md:w-full" disabled={tooFewDays} busy={busy}>
      Generate Plan
    </Button>
  );
  if (!tooFewDays) return <div>{button}</div>;
  return (
    <div>
      <Tooltip text="Minimum 3 training days per week required">
        <span className="inline-flex max-md:w-full">{button}</span>
      </Tooltip>
    </div>
  );
}
