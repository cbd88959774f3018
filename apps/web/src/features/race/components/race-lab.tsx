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
  /** Where the choice of entry or course stands, in the head of the page; on a phone it stands below the verdict. */
  readonly pickerPlace: HTMLElement | null;
  /** The link to the simulator, where it stands beside the verdict. */
  readonly simulator: ReactNode;
}

/** The race taken apart by the athlete's numbers. It works the engine: load it when it is drawn. */
export function RaceLab(props: RaceLabProps): ReactNode {
  const { competition, all, athlete, plan, today, profileHref, children, pickerPlace, simulator } = props;
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
  const isPhone = pickerPlace === null;
  const standards = format?.kind === "hyrox" && now !== undefined && <Standards race={now} team={choice.hyrox.team} />;
  const climb = format?.kind === "running" && choice.course !== "flat" && format.distance !== undefined && (
    <p className="text-sm text-ink-3">
      About {climbText(estimateClimb(choice.course, format.distance), distance)} of climbing and as much descent, run at an even effort.
    </p>
  );
  return (
    <>
      {!isPhone && createPortal(picker, pickerPlace)}
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
          {!isPhone && standards}
          {!isPhone && climb}
          <TimedRaceView
            name={competition.name}
            raceDay={competition.date}
            today={today}
            lab={lab}
            now={now}
            plan={plan}
            picture={() => competitionPicture(competition, now)}
            simulator={simulator}
            entry={
              isPhone &&
              picker !== null && (
                <Entry summary={entryText(choice, format?.kind)} picker={picker}>
                  {climb}
                  {standards}
                </Entry>
              )
            }
          >
            {children}
          </TimedRaceView>
        </>
      )}
      {now === undefined && children}
    </>
  );
}

interface EntryProps {
  /** "Open, Singles" */
  readonly summary: string;
  readonly picker: ReactNode;
  /** What the entry asks for. */
  readonly children: ReactNode;
}

/** How the race is entered in one line, which opens to be changed. */
function Entry({ summary, picker, children }: EntryProps): ReactNode {
  return (
    <details className="group -mb-3 border-t border-line pt-1">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-ui [&::-webkit-details-marker]:hidden">
        <b className="font-semibold">{summary}</b>
        <span className="text-ink-2 underline decoration-line-strong underline-offset-4 group-open:hidden">Change</span>
      </summary>
      <div className="grid gap-3 pb-4">
        {picker}
        {children}
      </div>
    </details>
  );
}

function entryText({ hyrox: { isPro, team }, course }: LabChoice, kind: string | undefined): string {
  const label = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? "";
  if (kind !== "hyrox") return `${label(COURSES, course)} course`;
  return `${label(DIVISIONS, isPro ? "pro" : "open")}, ${label(TEAMS, team)}`;
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
    <div aria-live="polite" className="flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-ink-3 md:border-t md:border-line md:pt-3">
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
