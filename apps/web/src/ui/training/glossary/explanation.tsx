import { Popover } from "@base-ui/react/popover";
import type { ReactNode, RefObject } from "react";
import type { Term } from "./terms.ts";

interface ExplanationProps {
  readonly term: Term;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** What a term means, beside the word that was tapped. */
export function Explanation({ term, anchor, onClose }: ExplanationProps): ReactNode {
  const [name, text] = GLOSSARY[term];
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="start" sideOffset={6} collisionPadding={12} className="z-40">
          <Popover.Popup finalFocus={anchor} className="fade max-w-80 rounded-card border border-line bg-surface p-4 text-sm shadow-pop">
            <Popover.Title className="font-[550]">{name}</Popover.Title>
            <Popover.Description className="mt-1 text-ink-2">{text}</Popover.Description>
            <Popover.Close className="link hit-area mt-2 text-sm">Close</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The one glossary of the product: what the term stands for, and what to do with it. */
const GLOSSARY: { readonly [term in Term]: readonly [name: string, text: string] } = {
  RPE: [
    "RPE: rating of perceived exertion",
    "How hard the effort feels, from 1 to 10 (all-out). RPE 8 in a set: two reps left. RPE 3 on a run: you can talk.",
  ],
  RIR: ["RIR: reps in reserve", "How many more reps you could have done when you stopped. RIR 2 is the same as RPE 8."],
  VDOT: [
    "VDOT",
    "A running fitness number devised by the coach Jack Daniels, calculated from a race or time trial. Your easy, threshold and interval paces come from it.",
  ],
  AMRAP: ["AMRAP: as many rounds as possible", "Repeat the list until the time is up, and count the rounds and reps."],
  EMOM: [
    "EMOM: every minute on the minute",
    "Start the reps when each minute begins; what is left of the minute is your rest. E2MOM means every two minutes.",
  ],
  UT1: ["UT1: harder steady work on an erg", "You breathe deeply and can say a short sentence. About 75–82% of your maximum heart rate."],
  UT2: ["UT2: easy work on an erg", "You can talk in whole sentences. About 65–75% of your maximum heart rate."],
  AT: ["AT: anaerobic threshold", "The same as threshold: comfortably hard, a pace you could hold for about an hour."],
  "compromised run": [
    "Compromised run",
    "A run right after a station, on tired legs, as in a Hyrox race. It teaches you to hold your pace on heavy legs.",
  ],
  e1RM: ["e1RM: estimated one-rep max", "The most you could lift once, estimated from a set of several reps."],
  "1RM": ["1RM: one-rep max", "The most you can lift once with good form."],
  deload: ["Deload", "A lighter week on purpose: fewer sets and fewer hard minutes, so that your body adapts to the weeks before."],
  taper: ["Taper", "Training less in the last days or weeks before a race, while keeping some race pace, so that you start fresh."],
  iron: ["Iron", "The lifting half of your training: strength and skill work. The other half is pace."],
  pace: ["Pace", "The endurance half of your training: running, machines and conditioning. The other half is iron."],
  threshold: ["Threshold", "Comfortably hard: a pace you could hold for about an hour. You can say a few words at a time."],
  strides: ["Strides", "Short, relaxed accelerations of about 20 seconds, fast but never a sprint, with a full walk back."],
  metcon: ["Metcon: metabolic conditioning", "A workout of mixed exercises against the clock."],
  FTP: [
    "FTP: functional threshold power",
    "The most watts you could hold on a bike for about an hour. Your bike targets are percentages of it.",
  ],
  brick: ["Brick", "A run straight after a ride, to get used to running on tired legs."],
  Roxzone: ["Roxzone", "The area between the running track and the stations of a Hyrox race. The time you spend in it counts."],
  superset: ["Superset", "Two exercises done in turn, with the rest after the second one."],
  tempo: [
    "Tempo of a rep",
    "Seconds for lowering, the pause at the bottom, lifting, and the pause at the top. 3-1-1-0 is three seconds down, one at the bottom, one up, no pause.",
  ],
};
