import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

interface ToldGoalsProps {
  readonly titles: readonly string[];
  readonly onChoose: (title: string) => void;
}

/** What the athlete said they train for and has set no number for yet. */
export function ToldGoals({ titles, onChoose }: ToldGoalsProps): ReactNode {
  return (
    <section aria-labelledby="told-goals" className="grid gap-2">
      <h2 id="told-goals" className="heading-2">
        From your profile
      </h2>
      <p className="text-sm text-ink-2">You mentioned these in your profile. Add a number and a date to track them.</p>
      <ul className="divide-y divide-line border-y border-line">
        {titles.map((title) => (
          <li key={title} className="flex items-center justify-between gap-3 py-2.5">
            <span className="font-[550] wrap-anywhere">{title}</span>
            <Button aria-label={`Set target and date: ${title}`} onClick={() => onChoose(title)}>
              <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
              Set target
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
