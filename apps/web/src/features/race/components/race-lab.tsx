import { withPounds } from "@ironpace/contract";
import {
  type Athlete,
  estimateClimb,
  type Course,
  enteredChoice,
  type HyroxChoice,
  type LabChoice,
  raceLab,
  type TimedRace,
} from "@ironpace/training";
import { type ReactNode, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useUnits } from "#backend/preferences/use-units.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { type Competition, findLastRace, getHyroxFormat, toLabRace } from "../model/lab-race.ts";
import type { RacePlan } from "../model/planned-training.ts";
import { competitionPicture } from "../model/race-picture.ts";
import { climbText } from "../model/race-text.ts";
import { TimedRaceView } from "./lab/timed-race-view.tsx";
import { MeetLabView } from "./meet/meet-lab.tsx";
import { TestsLab } from "./tests-lab.tsx";

const DIVISIONS = [
  { value: "open", label: "Open" },
  { value: "pro", label: "Pro" },
] as const;
const TEAMS = [
  { value: "singles", label: "Singles" },
  { value: "doubles", label: "Doubles" },
  { value: "mixed", label: "Mixed" },
  { value: "relay", label: "Relay" },
] as const;
const COURSES = [
  { value: "flat", label: "Flat" },
  { value: "rolling", label: "Rolling" },
  { value: "hilly", label: "Hilly" },
] as const;

export interface RaceLabProps {
  readonly competition: Competition;
  readonly all: readonly Competition[];
  readonly athlete: Athlete;
  readonly plan: RacePlan | null | undefined;
  readonly today: string;
  readonly profileHref: string;
  /** What the plan covers of the race, and the way to it. */
  readonly children: ReactNode;
  /** Where the choice of entry or course stands, in the head of the page. */
  readonly pickerPlace: HTMLElement | null;
}

/** The race taken apart by the athlete's numbers. It works the engine: load it when it is drawn. */
export function RaceLab({ competition, all, athlete, plan, today, profileHref, children, pickerPlace }: RaceLabProps): ReactNode {
  const { distance } = useUnits();
  const format = getHyroxFormat(competition);
  const [choice, setChoice] = useState<LabChoice>(() => ({ hyrox: enteredChoice(toLabRace(competition)), course: "flat" }));
  const lab = useMemo(
    () => raceLab(athlete, toLabRace(competition), { today, choice, last: findLastRace(all, competition, today) }),
    [athlete, competition, all, today, choice],
  );
  if (format?.kind === "powerlifting" || format?.kind === "weightlifting")
    return (
      <>
        <MeetLabView competition={competition} format={format} athlete={athlete} today={today} />
        {children}
      </>
    );
  if (lab === undefined)
    return (
      <>
        <TestsLab competition={competition} athlete={athlete} today={today} />
        {children}
      </>
    );
  const picker =
    format?.kind === "hyrox" ? (
      <HyroxPicker choice={choice.hyrox} onChange={(hyrox) => setChoice({ ...choice, hyrox })} />
    ) : format?.kind === "running" ? (
      <CoursePicker course={choice.course} onChange={(course) => setChoice({ ...choice, course })} />
    ) : null;
  const { now } = lab;
  return (
    <>
      {pickerPlace !== null && createPortal(picker, pickerPlace)}
      {now === undefined ? (
        <EmptyState
          title="No predicted finish time yet"
          action={
            <ButtonLink to={profileHref} variant="solid">
              Enter a run time
            </ButtonLink>
          }
        >
          Enter a 5 km or 10 km time to see your predicted split for each part of the race.
        </EmptyState>
      ) : (
        <>
          {format?.kind === "hyrox" && <Standards race={now} team={choice.hyrox.team} />}
          {format?.kind === "running" && choice.course !== "flat" && format.distance !== undefined && (
            <p className="text-sm text-ink-3">
              Assumes about {climbText(estimateClimb(choice.course, format.distance), distance)} up and down, at an even effort.
            </p>
          )}
          <TimedRaceView
            name={competition.name}
            raceDay={competition.date}
            today={today}
            lab={lab}
            now={now}
            plan={plan}
            picture={() => competitionPicture(competition, now)}
          >
            {children}
          </TimedRaceView>
        </>
      )}
      {now === undefined && children}
    </>
  );
}

const TEAM_RULES: Readonly<Record<LabChoice["hyrox"]["team"], string>> = {
  singles: "You do all 8 runs and 8 stations.",
  doubles: "You both run all 8 km and share the stations.",
  mixed: "You both run all 8 km and share the stations.",
  relay: "Assumes four athletes like you: each runs 2 km and does two stations.",
};

/** The weights of the entry. */
function Standards({ race, team }: { readonly race: TimedRace; readonly team: LabChoice["hyrox"]["team"] }): ReactNode {
  const { weight } = useUnits();
  const weighed = race.segments.filter(({ detail }) => detail.includes("kg"));
  return (
    <div aria-live="polite" className="flex flex-wrap gap-x-6 gap-y-1.5 border-t border-line pt-3 text-sm text-ink-3">
      {weighed.map(({ id, name, detail }) => (
        <span key={id}>
          {name} <b className="fig-iron text-ui text-ink">{detail.replace(/^\d+ m, |^100 × /u, "").replace(" kg", "")}</b>{" "}
          {withPounds(detail, weight).replace(/^.* kg/u, "kg")}
        </span>
      ))}
      <span>{TEAM_RULES[team]}</span>
    </div>
  );
}

/** Tries out another division or another team; pairs and relays start with the open weights. */
function HyroxPicker({ choice, onChange }: { readonly choice: HyroxChoice; readonly onChange: (choice: HyroxChoice) => void }): ReactNode {
  return (
    <div className="flex flex-wrap gap-3">
      <Segmented
        aria-label="Division"
        options={DIVISIONS}
        value={choice.isPro ? "pro" : "open"}
        disabled={choice.team !== "singles"}
        onValueChange={(value) => onChange({ ...choice, isPro: value === "pro" })}
      />
      <Segmented
        aria-label="Team"
        options={TEAMS}
        value={choice.team}
        onValueChange={(team) => onChange({ team, isPro: team === "singles" && choice.isPro })}
      />
    </div>
  );
}

function CoursePicker({ course, onChange }: { readonly course: Course; readonly onChange: (course: Course) => void }): ReactNode {
  return <Segmented aria-label="Course" options={COURSES} value={course} onValueChange={onChange} />;
}
