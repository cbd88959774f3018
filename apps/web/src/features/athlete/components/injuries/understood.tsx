import {
  clauseTexts,
  EXERCISES,
  findingText,
  PAIN_RULE,
  PROFESSIONAL_ADVICE,
  readInjuries,
  referralFor,
  stressLimits,
  isWithinLimits,
  type InjuryReading,
  type Grade,
} from "@ironpace/training";
import { useMemo, type ReactNode } from "react";
import { Alert } from "#ui/feedback/alert.tsx";
import { useToday } from "#ui/use-today.ts";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { Badge } from "#ui/badge.tsx";

interface UnderstoodProps {
  readonly text: string;
  readonly saved: boolean;
}

/** What the training engine reads in the text: regions, how bad, what it limits; red flags lead to a professional instead of a plan. */
export function UnderstoodInjuries({ text, saved }: UnderstoodProps): ReactNode {
  const today = useToday();
  const reading = useMemo(() => readInjuries(text, today), [text, today]);
  const { unread } = reading;
  const referral = referralFor(reading);
  return (
    <section aria-labelledby="understood-heading" className="grid content-start gap-4">
      <h2 id="understood-heading" className="heading-2">
        What we understood
      </h2>
      {referral !== undefined && (
        <Alert tone="destructive" title="Please stop and see a professional">
          {referral.text}
        </Alert>
      )}
      <Chips reading={reading} isEmpty={text.trim() === ""} hasUnread={unread.length > 0} />
      {unread.length > 0 && referral === undefined && (
        <Alert title="We did not understand this">
          {`Your plan ignores ${unread.map((words) => `“${words}”`).join(" and ")} for now.`} Say what it is: injury or pain, illness,
          medicine, pregnancy or birth, or operation.
        </Alert>
      )}
      {referral === undefined && reading.regions.some(({ grade }) => grade > 0) && <LeftOut reading={reading} />}
      {reading.professionalAdvice && referral === undefined && <p className="text-sm text-ink-2">{PROFESSIONAL_ADVICE}</p>}
      {!saved && <p className="text-sm text-ink-3">Not saved yet.</p>}
    </section>
  );
}

interface ChipsProps {
  readonly reading: InjuryReading;
  readonly isEmpty: boolean;
  readonly hasUnread: boolean;
}

function Chips({ reading, isEmpty, hasUnread }: ChipsProps): ReactNode {
  const { regions, health } = reading;
  if (isEmpty) return <p className="text-ink-2">No injuries entered. Your plan can use every exercise.</p>;
  const others = clauseTexts(reading.clauses);
  if (regions.length + health.findings.length + others.length === 0 && reading.redFlags.length === 0) {
    if (hasUnread) return null;
    return <p className="text-ink-2">We found no injury here. Name the body part and the pain, for example “left knee, 4/10”.</p>;
  }
  return (
    <ul className="grid gap-2.5">
      {regions.map((finding) => {
        const { grade } = finding;
        const { region, severity, allows } = findingText(finding);
        return (
          <Finding
            key={finding.region}
            name={region}
            severity={severity}
            grade={grade}
            limit={
              grade === 0 || finding.closesNothing === true
                ? `Allows ${allows}`
                : `${allows.charAt(0).toUpperCase()}${allows.slice(1)} here. Everything else keeps its weight.`
            }
          />
        );
      })}
      {health.findings.map(({ group, label, limits, note, ask }) => (
        <Finding
          key={`${group} ${note}`}
          name={label}
          severity={limits.clearance === "required" ? "see a doctor first" : "your plan adapts"}
          grade={limits.clearance === "required" ? 2 : 1}
          limit={ask === undefined ? note : `${note} ${ask}`}
        />
      ))}
      {others.map((text) => (
        <li key={text} className="border-t border-line pt-2.5 text-sm text-ink-2">
          {text}
        </li>
      ))}
    </ul>
  );
}

const EXAMPLES = 4;

/** How much of the exercise library the limits leave out. */
function LeftOut({ reading }: { readonly reading: InjuryReading }): ReactNode {
  const limits = stressLimits(reading);
  const out = EXERCISES.filter((exercise) => !isWithinLimits(exercise, limits));
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      {out.length > 0 && (
        <p>
          Your plan leaves out {out.length} of {EXERCISES.length} exercises, such as{" "}
          {out
            .slice(0, EXAMPLES)
            .map(({ name }) => name)
            .join(", ")}
          , and uses others instead.
        </p>
      )}
      <p>{PAIN_RULE}</p>
    </div>
  );
}

interface FindingProps {
  /** Region or condition. */
  readonly name: string;
  readonly severity: string;
  readonly grade: Grade;
  readonly limit: string;
}

const LOOKS = {
  0: { tone: "success", icon: CircleCheck },
  1: { tone: "neutral", icon: CircleAlert },
  2: { tone: "pending", icon: TriangleAlert },
  3: { tone: "danger", icon: TriangleAlert },
} as const;

/** One thing that was understood: where, how bad, what it limits. */
function Finding({ name, severity, grade, limit }: FindingProps): ReactNode {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line pt-2.5">
      <b className="font-semibold first-letter:uppercase">{name}</b>
      <Badge {...LOOKS[grade]}>{severity}</Badge>
      <span className="text-sm text-ink-2">{limit}</span>
    </li>
  );
}
