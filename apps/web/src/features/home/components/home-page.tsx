import { buttonStyle } from "#ui/button-style.ts";
import { BestChart } from "./best-chart.tsx";
import { ChangeList } from "./change-list.tsx";
import { ExampleBadge, Part } from "./part.tsx";
import "./home.css";
import { PhaseNotes } from "./phase-notes.tsx";
import { Phones } from "./phones.tsx";
import { RaceLab } from "./race-lab.tsx";
import { SampleBar } from "./sample-bar.tsx";
import { TryPart } from "./try-part.tsx";
import { WeekChange } from "./week-change.tsx";
import { WhyLoad } from "./why-load.tsx";

/** What Ironpace is, for visitors. Every figure comes from the engine and is marked as a sample athlete's. */
export function HomePage({ signUpPath }: { readonly signUpPath: string }) {
  return (
    <>
      <div className="wrap">
        <section className="grid gap-x-20 gap-y-5 pt-6 pb-8 md:gap-y-8 md:pt-11 md:pb-12 xl:grid-cols-[auto_minmax(18rem,26rem)] xl:items-end xl:justify-between">
          <Lockup
            as="h1"
            wide="Lift heavier."
            narrow="Run faster."
            className="[--f:min(13.75vw,4.6rem)] [--k:1.99] md:[--f:clamp(3.375rem,7.35vw,6.75rem)]"
          />
          <div>
            <p className="max-w-[37rem] text-[1.0625rem] leading-normal text-ink-2 md:text-lg md:leading-normal">
              Ironpace plans your lifting and your endurance training together: a 12-week block, planned up to five weeks at a time from
              your numbers and from what you actually did.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <a href={signUpPath} className={buttonStyle({ variant: "ember", size: "lg" }, "max-md:w-full")}>
                Start Your 12-Week Block
              </a>
              <a href="#try" className={buttonStyle({ variant: "line", size: "lg" }, "max-md:w-full")}>
                See Your Week
              </a>
            </div>
          </div>
        </section>
        <section
          aria-labelledby="phone"
          className="below-fold grid items-center gap-x-20 gap-y-10 border-t border-line py-12 md:py-16 [--room:79rem] xl:[--room:51rem] xl:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div>
            <h2 id="phone" className="home-title">
              One figure.
              <br />
              One cue.
              <br />
              One button.
            </h2>
            <ol className="mt-8 max-w-[27rem]">
              {points.map(({ name, text }, index) => (
                <li key={name} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3 border-t border-line py-3.5 text-ink-2">
                  <span className="fig-num text-lg text-ink-3">{index + 1}</span>
                  <span>
                    <b className="font-semibold text-ink">{name}</b> {text}
                  </span>
                </li>
              ))}
            </ol>
            <p className="mt-4 text-sm text-ink-2">
              <ExampleBadge /> A sample athlete's interval run and squat.
            </p>
          </div>
          <Phones />
        </section>
        <section
          aria-labelledby="block"
          className="below-fold border-t border-line pt-12 [--room:77rem] md:pt-16 md:[--room:60rem] xl:pt-24"
        >
          <h2 id="block" className="home-title mb-10">
            Twelve weeks. <span className="sr-only">A 12-week block: base, build, peak.</span>
            <span aria-hidden="true" className="max-md:block">
              One bar.
            </span>
          </h2>
          <SampleBar />
          <PhaseNotes />
        </section>
        <Part id="why" title="Why this weight?" text="Tap a number to see the training behind it." room="[--room:68rem] xl:[--room:46rem]">
          <WhyLoad />
        </Part>
        <Part
          id="adapts"
          title={
            <>
              Miss a day. <span className="xl:block">Keep the week.</span>
            </>
          }
          text="A late meeting, a sore knee, a faster 5 km: you see what moves before you say yes."
          below={
            <div>
              <ChangeList />
            </div>
          }
          room="[--room:74rem] xl:[--room:54rem]"
          isSplit
        >
          <WeekChange />
        </Part>
      </div>
      <RaceLab />
      <div className="wrap">
        <Part
          id="progress"
          title={"Every\u00A0best on record."}
          text="Track strength, gymnastics, running and Hyrox splits, each with its date and history."
          room="[--room:46rem] xl:[--room:38rem]"
          isSplit
        >
          <BestChart />
        </Part>
        <Part
          id="try"
          title="Two numbers. Your week."
          text="Enter your squat and 5 km time to see your week."
          room="[--room:57rem] xl:[--room:51rem]"
        >
          <TryPart />
        </Part>
      </div>
      <section className="below-fold bg-ember [--room:20rem] text-on-ember">
        <div className="wrap flex flex-wrap items-end justify-between gap-10 pt-12 pb-12 md:pt-18 md:pb-16">
          <Lockup
            as="h2"
            wide="Week one"
            narrow="is Monday."
            className="[--f:min(15vw,4.4rem)] [--k:1.71] md:[--f:clamp(2.75rem,6vw,5.5rem)]"
          />
          <div className="flex flex-wrap gap-3 max-md:w-full">
            <a href={signUpPath} className={`${end} bg-on-ember text-ember`}>
              Start Your 12-Week Block
            </a>
            <a href={signUpPath} className={`${end} border-2 border-on-ember`}>
              Join the Community
            </a>
          </div>
        </div>
      </section>
      <ul className="wrap grid gap-x-6 gap-y-5 pt-10 pb-4 sm:grid-cols-2 xl:grid-cols-4">
        {promises.map(({ name, text }) => (
          <li key={name} className="text-ui text-ink-2">
            <b className="mb-1 block text-base font-semibold text-ink">{name}</b>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

const end =
  "inline-flex min-h-14 items-center justify-center rounded-ctl px-7 text-[1.0625rem] leading-none font-[650] whitespace-nowrap focus-visible:outline-on-ember active:translate-y-px motion-reduce:active:translate-y-0 max-md:w-full";

const points = [
  { name: "Readable from a distance.", text: "The pace is as tall as your thumb." },
  { name: "Orange means now.", text: "The current set, the current interval, nothing else." },
  { name: "The whole session in one progress bar.", text: "You see what is left without counting." },
];

const promises = [
  { name: "No ranking.", text: "You are measured against your plan." },
  { name: "No promises.", text: "Every estimate comes with a range." },
  { name: "Not a doctor.", text: "The plan adapts to pain. It does not replace medical help." },
  { name: "Your data.", text: "Download or delete it in your settings." },
];

interface LockupProps {
  readonly as: "h1" | "h2";
  readonly wide: string;
  readonly narrow: string;
  /** Sets `--f`, the size of the wide line, and `--k`, how much larger the narrow one is. */
  readonly className: string;
}

/** Two lines justified to one width: the load's voice set wide, the pace's set narrow. */
function Lockup({ as: Heading, wide, narrow, className }: LockupProps) {
  return (
    <Heading className={`font-display text-nowrap ${className}`}>
      <span className="-ml-[.045em] block text-[length:var(--f)] leading-[.86] font-extrabold tracking-[-.045em] [font-stretch:125%]">
        {wide}
      </span>{" "}
      <span className="mt-[.045em] -ml-[.02em] block text-[length:calc(var(--f)*var(--k))] leading-[.84] font-bold tracking-[-.015em] [font-stretch:62%]">
        {narrow}
      </span>
    </Heading>
  );
}
