import type { Frame } from "../frame.ts";
import type { LastAnswer } from "./record.ts";

/** What a message brings up by its own name: a question about it stands alone, unless the answer before was about it too. */
const SUBJECTS =
  /\b(?:protein|eiwei(?:ß|ss)|sleep|slept|schlaf(?:en|e)?|electrolytes?|elektrolyte|caffeine|koffein|creatine|kreatin|simulation|hyrox sim)\b/iu;
/** A record set or a rule for weeks, said in one message: never about what the answer before said. */
const SAID_WHOLE =
  /\bmy [\w ]{2,20}(?:max|1rm|pb|pr) is now \d|\bset my [\w ]{1,16} to \d|\bno [\w ]{3,20} for (?:\d+|two|three|four) weeks\b|\b(?:ran|rowed|did) \d[^.?!]*\blog it\b/iu;

/** Whether a message of five words or more names its own subject, one the answer before did not speak of. */
export function namesOwnSubject(frame: Frame, last: LastAnswer): boolean {
  if (frame.words.trim().split(/\s+/u).length < 5) return false;
  if (SAID_WHOLE.test(frame.words)) return true;
  const subject = SUBJECTS.exec(frame.words)?.[0];
  return subject !== undefined && !`${last.question} ${last.text}`.toLowerCase().includes(subject.toLowerCase().slice(0, 5));
}
