import { storedTwice } from "../../conversation/sessions/stored-twice.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Work } from "../../own-data/diary.ts";
import { deleteLogged } from "../../changes/log/delete-logged.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { readFrame } from "../../turn/frame.ts";

const SCORED = /\b(?:score|rounds?|rx|result|time|runden|ergebnis|score|tours|rondas|resultado|giri|risultato)\b/;
const FIRST = /\b(?:first|earlier|upper|top|erste\w*|fruhere\w*|obere\w*|premi\w+|primer\w*|prim[oa])\b/;
const SECOND = /\b(?:second|later|lower|last|other|zweite\w*|spatere\w*|untere\w*|letzte\w*|deuxieme|second\w*|segund[oa]|ultim[oa])\b/;
const WRONG = /\b(?:wrong|delete|remove|not real|mistake|falsch|weg|losch\w*|faux|fausse|supprime|mal|borra|falso|sbagliat[oa]|cancella)\b/;

/** "The 17 rounds one is the real one" after two entries of one workout: which one goes, and what then leaves the log. */
export function oneOfTwice({ turns, words, frame, diary, view, tongue, say, last, cards }: Followed): Draft | undefined {
  const before = turns.at(-1);
  if (before === undefined || frame.content.includes("?")) return undefined;
  const told = readFrame(before.question, tongue, view.today);
  const twice = storedTwice({ turns: [], words: told.words, frame: told, diary, view, tongue, say, last, cards });
  if (twice === undefined || !before.answer.includes(twice.text.at(-1) ?? "")) return undefined;
  const both = rowsIn(twice.text, diary.work, tongue);
  const [first, second] = both;
  if (first === undefined || second === undefined || both.length > 2) return undefined;
  const numbers = words.match(/\d+/g) ?? [];
  const named = both.filter(
    (row) => numbers.some((each) => numbersOf(row).includes(each)) || (SCORED.test(words) && row.score !== undefined),
  );
  const meant = named.length === 1 ? named[0] : FIRST.test(words) ? first : SECOND.test(words) ? second : undefined;
  if (meant === undefined) return undefined;
  const gone = WRONG.test(words) ? meant : meant === first ? second : first;
  return deleteLogged(gone, { diary, tongue, say });
}

/** The rows whose day and title the answer names. */
function rowsIn(text: readonly string[], work: readonly Work[], tongue: Followed["tongue"]): readonly Work[] {
  const said = text.join("\n");
  return work.filter(({ on, title }) => said.includes(dayIn(tongue, on)) && said.includes(`- ${title},`));
}

function numbersOf({ minutes, score, load }: Work): readonly string[] {
  return [minutes, load, ...(score?.match(/\d+/g) ?? [])].flatMap((each) => (each === undefined ? [] : [String(each)]));
}
