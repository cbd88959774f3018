import type { Day } from "@ironpace/training";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { cx } from "#ui/cx.ts";
import type { CheckInEntry } from "../api/check-ins.ts";
import { saveCheckIn } from "../api/save-check-in.ts";
import { nextQuestion, type Question, QUESTIONS } from "../model/questions.ts";

interface CheckInCardProps {
  readonly today: Day;
  readonly entry: CheckInEntry | undefined;
  readonly isPhone: boolean;
  /** The page with all mornings and what can be typed. */
  readonly href: string;
  /** What the answers mean; shown once all are given. */
  readonly children?: ReactNode;
}

/** Four questions, one tap each: one after the other on a phone, together on the desktop. Each answer is kept at once. */
export function CheckInCard({ today, entry, isPhone, href, children }: CheckInCardProps): ReactNode {
  const open = nextQuestion(entry);
  const answer = (item: Question["item"], value: number) => void saveCheckIn(today, { [item]: value });
  if (open === undefined) {
    return (
      <section aria-label="Check-in" className="grid content-start gap-3">
        <Head title="Check-in">
          <Link to={href} className="link hit-area text-sm">
            Change
          </Link>
        </Head>
        {children}
      </section>
    );
  }
  return isPhone ? <OneQuestion question={open} onAnswer={answer} /> : <AllQuestions entry={entry} onAnswer={answer} href={href} />;
}

function Head({ title, id, children }: { readonly title: string; readonly id?: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h2 className="heading-2" {...(id === undefined ? {} : { id, "aria-live": "polite" as const })}>
        {title}
      </h2>
      {children}
    </div>
  );
}

type OnAnswer = (item: Question["item"], value: number) => void;

function OneQuestion({
  question: { item, question, answers },
  onAnswer,
}: {
  readonly question: Question;
  readonly onAnswer: OnAnswer;
}): ReactNode {
  const id = useId();
  const number = QUESTIONS.findIndex((each) => each.item === item) + 1;
  return (
    <section aria-label="Check-in" className="grid content-start gap-2.5">
      <Head id={id} title={question}>
        <p className="text-sm whitespace-nowrap text-ink-3">
          {number} of {QUESTIONS.length}
          {number === 1 && ", ten seconds"}
        </p>
      </Head>
      <RatingRow labelledBy={id} answers={answers} value={null} onChange={(value) => onAnswer(item, value)} />
    </section>
  );
}

interface AllQuestionsProps {
  readonly entry: CheckInEntry | undefined;
  readonly onAnswer: OnAnswer;
  readonly href: string;
}

function AllQuestions({ entry, onAnswer, href }: AllQuestionsProps): ReactNode {
  return (
    <section aria-label="Check-in" className="grid gap-3 xl:grid-rows-[auto_minmax(0,1fr)]">
      <Head title="Check-in">
        <Link to={href} className="link hit-area text-sm">
          {" "}
          Add details{" "}
        </Link>
      </Head>
      <Questions entry={entry} onAnswer={onAnswer} />
    </section>
  );
}

/** All questions below each other. */
export function Questions({ entry, onAnswer }: Omit<AllQuestionsProps, "href">): ReactNode {
  const id = useId();
  return (
    <div className="grid auto-rows-[2.75rem] content-start gap-2.5">
      {QUESTIONS.map(({ item, label, answers }) => (
        <div key={item} className="grid grid-cols-[4.75rem_minmax(0,1fr)] items-center gap-2 *:last:h-full">
          <p id={`${id}${item}`} className="text-sm text-ink-2">
            {label}
          </p>
          <RatingRow
            labelledBy={`${id}${item}`}
            answers={answers}
            value={entry?.[item] ?? null}
            onChange={(value) => onAnswer(item, value)}
          />
        </div>
      ))}
    </div>
  );
}

interface RatingRowProps {
  /** The id of what names the group. */
  readonly labelledBy: string;
  /** From 1, the worst, to 5. */
  readonly answers: readonly string[];
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

/** Five blocks, one tap. */
function RatingRow({ labelledBy, answers, value, onChange }: RatingRowProps): ReactNode {
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      className="grid grid-cols-5 gap-1.5 md:gap-0 md:divide-x md:divide-line md:overflow-hidden md:rounded-ctl md:border md:border-line"
    >
      {answers.map((answer, index) => (
        <button
          key={answer}
          type="button"
          aria-pressed={value === index + 1}
          onClick={() => onChange(index + 1)}
          className={cx(
            "min-w-0 rounded-ctl border border-line-strong bg-surface px-0.5 leading-tight font-semibold hover:bg-hover active:translate-y-px motion-reduce:active:translate-y-0",
            "aria-pressed:border-inverse aria-pressed:bg-inverse aria-pressed:text-on-inverse",
            "min-h-13.5 text-[.8125rem] md:min-h-10 md:rounded-none md:border-y-0 md:border-r-0 md:border-line md:bg-transparent md:text-xs md:font-medium md:tracking-tight md:first:border-l-0 md:focus-visible:-outline-offset-2",
          )}
        >
          {answer}
        </button>
      ))}
    </div>
  );
}
