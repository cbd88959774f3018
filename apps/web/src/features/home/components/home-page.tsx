import { buttonStyle } from "#ui/button-style.ts";
import { BestChart } from "./best-chart.tsx";
import { ChangeList } from "./change-list.tsx";
import { Leaderboard } from "./leaderboard.tsx";
import { Lockup } from "./lockup.tsx";
import { PhaseNotes } from "./phase-notes.tsx";
import { SampleBar } from "./sample-bar.tsx";
import { Section } from "./section.tsx";

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
              Ironpace plans your lifting and your endurance training together: a 12-week cycle of base, build and peak in five-week blocks,
              built from your numbers, then adjusted to what you actually did.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <a href={signUpPath} className={buttonStyle({ variant: "ember", size: "lg" }, "max-md:w-full")}>
                Start Your 12-Week Block
              </a>
              <a href={signUpPath} className={buttonStyle({ variant: "line", size: "lg" }, "max-md:w-full")}>
                Join the Community
              </a>
            </div>
          </div>
        </section>
        <section aria-labelledby="block" className="border-t border-line pt-5 md:pt-8">
          <h2 id="block" className="sr-only">
            A 12-week cycle: base, build, peak
          </h2>
          <SampleBar />
          <PhaseNotes />
        </section>
        <Section
          id="adapts"
          title="It adapts to what you did."
          text="Log a session, miss one, report a sore knee: the plan moves the load and tells you what changed and why."
        >
          <ChangeList />
        </Section>
        <Section
          id="progress"
          title={"Every\u00A0best, kept."}
          text="Progress tracking for strength, gymnastics, running and Hyrox splits, with the history behind each number."
        >
          <BestChart />
        </Section>
        <Section
          id="board"
          title="This month’s board."
          text="Planned: a community leaderboard with points for sessions done as planned. It does not exist yet; this is how it might look."
        >
          <Leaderboard />
        </Section>
      </div>
      <section className="below-fold bg-ember [--room:20rem] text-on-ember">
        <div className="wrap flex flex-wrap items-end justify-between gap-10 pt-12 pb-12 md:pt-18 md:pb-16">
          <Lockup
            as="h2"
            wide="Week one"
            narrow="is Monday."
            className="[--f:min(15vw,4.4rem)] [--k:1.71] md:[--f:clamp(2.125rem,5vw,4.75rem)]"
          />
          <a
            href={signUpPath}
            className="inline-flex min-h-14 items-center justify-center rounded-ctl bg-on-ember px-7 text-[1.0625rem] leading-none font-[650] whitespace-nowrap text-ember focus-visible:outline-on-ember active:translate-y-px motion-reduce:active:translate-y-0 max-md:w-full"
          >
            Start Your 12-Week Block
          </a>
        </div>
      </section>
    </>
  );
}
