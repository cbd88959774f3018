import type { DataQuestion } from "../../own-data/data-slots.ts";
import { readDataQuestion } from "../../own-data/ask.ts";
import type { CoachView } from "../../view.ts";

const IMPROVES =
  /^(?:and |so |ok )*how (?:do|can|could|should) i (?:get|improve|raise|increase|boost|make|train|bring) (?:it|that|this)(?: up| better| faster| higher| stronger| down)*$/;
const PREDICTS =
  /^(?:and |so |then )*(?:what (?:would|is|about|does) .*)?(?:for|over) (?:a |an |the )?(half(?: marathon)?|marathon|10 ?k(?:m)?|5 ?k(?:m)?|10|5)(?: then)?$/;
const JUDGES =
  /\b(?:is|was) (?:that|it|this) (?:any )?(?:good|decent|ok|okay|strong|fast|normal|average|bad|weak|slow|respectable|a lot|enough|too much|too little|high|low|much|many|usual)\b|^(?:good|any good)$/;
const SUMMED: ReadonlySet<string> = new Set(["sessions", "time", "distance", "load", "effort", "volume"]);

/** What to make of a value that was just told: its norm, what it predicts, how to raise it. As a question that is complete in itself. */
export function aboutValue(words: string, before: string, view: CoachView): string | undefined {
  const asked = readDataQuestion(before, view.today, view.plan?.plan.startDate);
  const subject = asked === undefined ? undefined : subjectOf(asked);
  if (IMPROVES.test(words)) return subject === undefined ? undefined : `how do i improve my ${subject.replace("20-minute power", "ftp")}`;
  const distance = PREDICTS.exec(words)?.[1];
  if (distance !== undefined && (asked?.metric === "test" || asked?.metric === "pace"))
    return `predict my ${distance.replace(/^half$/, "half marathon").replace(/^(10|5)$/, "$1k")} time`;
  const period =
    /^how was (?:my )?((?:last|this) (?:week|month)|january|february|march|april|may|june|july|august|september|october|november|december)\b/.exec(
      before,
    )?.[1];
  if (period !== undefined && /^(?:was (?:that|it) )?(?:more|less|harder|easier) than usual$/.test(words))
    return `my training load ${period} compared to usual`;
  if (!JUDGES.test(words) || asked === undefined) return undefined;
  if (asked.metric === "lift") return `is my ${subject ?? ""} good for my weight`;
  if (asked.metric === "adherence" || asked.metric === "streak" || /\b(?:miss|skipp?)(?:ed)?\b/.test(before)) return "how consistent am i";
  if (asked.metric === "test") return `is my ${subject ?? ""} good for my age`;
  return SUMMED.has(asked.metric) ? `${before.replace(/\b(?:than|vs|compared)\b.*/, "")} compared to usual` : undefined;
}

/** What a question of own data was about, as words: "back squat", "5k". */
function subjectOf({ lift, test }: DataQuestion): string | undefined {
  if (lift !== undefined) return lift.name;
  return test === undefined || test.name === "Hyrox"
    ? undefined
    : test.name.replace(/^(\d+) km$/, "$1k").replace(/^(\d),?(\d{3}) m row$/, "$1k row");
}
