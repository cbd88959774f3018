import type { PairUnit } from "../../movement-loads.ts";
import type { WodMovement } from "../../wod.ts";
import { type Draft, draft, isEmpty } from "./draft.ts";
import { stripped } from "./part-kinds.ts";
import type { LineReading } from "../line/read-line.ts";

/** A rest that stands between two parts. */
export interface Pause {
  readonly pauseSeconds: number;
}

/** What is known while the lines of a workout are read one by one. */
export class BuilderState {
  readonly done: (Draft | Pause)[] = [];
  /** Lines of which something is in no part, with what it is. */
  readonly left: { readonly line: LineReading; readonly texts: readonly string[] }[] = [];
  readonly sport: string | undefined;
  readonly pairUnit: PairUnit;
  open: Draft = draft();
  /** The lift that sets without a name are of. */
  lift: WodMovement | undefined;
  isUnhurried = false;
  /** The head above a buy-in, for what comes after it. */
  pending: Draft | undefined;
  /** "3 x AMRAP 6, rest 2 min" above a letter for each. */
  series: { readonly work: number; readonly rest: number } | undefined;
  isThen = false;
  /** The line is done beside a workout for time. */
  isBeside = false;
  isTalked = false;
  /** "In 12 min" above what is done before "AMRAP in the remaining time". */
  window: number | undefined;
  /** The repetitions of the movement of this line: "50-40-30 wall balls". */
  lineList: readonly number[] | undefined;
  lastSource = "";
  headingSource = "";

  constructor(sport: string | undefined, pairUnit: PairUnit) {
    this.sport = sport;
    this.pairUnit = pairUnit;
  }

  close(): void {
    if (!isEmpty(this.open) || this.open.max !== undefined) {
      if (this.open.max !== undefined && isEmpty(this.open) && this.open.heading === undefined && this.lift !== undefined)
        this.open.heading = this.lift;
      this.done.push(this.open);
      const last = this.open.movements.at(-1) ?? this.open.heading;
      if (last !== undefined && (this.open.sets.length > 0 || this.open.max !== undefined)) this.lift = stripped(this.open.heading ?? last);
    } else if (this.open.heading !== undefined && this.open.heading.name !== this.sport) {
      // A name without anything of it is trained as it stands.
      this.done.push({ ...this.open, movements: [this.open.heading] });
    } else {
      // A scheme of nothing is shown back.
      this.left.push(...this.open.heads.map((line) => ({ line, texts: [line.rest] })));
    }
    this.open = draft({ isUnhurried: this.isUnhurried });
  }
}

export function isDraft(one: Draft | Pause): one is Draft {
  return "movements" in one;
}
