import { storedTwice } from "../../conversation/sessions/stored-twice.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Work } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { readFrame } from "../../turn/frame.ts";

const SCORED = /\b(?:score|rounds?|rx|result|time|runden|ergebnis|score|tours|rondas|resultado|giri|risultato)\b/;
const FIRST = /\b(?:first|earlier|upper|top|erste\w*|fruhere\w*|obere\w*|premi\w+|primer\w*|prim[oa])\b/;
const SECOND = /\b(?:second|later|lower|last|other|zweite\w*|spatere\w*|untere\w*|letzte\w*|deuxieme|second\w*|segund[oa]|ultim[oa])\b/;
const WRONG = /\b(?:wrong|delete|remove|not real|mistake|falsch|weg|losch\w*|faux|fausse|supprime|mal|borra|falso|sbagliat[oa]|cancella)\b/;

/** "The 17 rounds one is the real one" after two entries of one workout: which one goes, what then leaves the log, and where to delete it. */
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
  const load = gone.load === undefined ? "" : `, ${say("load", "Last", "charge", "carga", "carico")} ${Math.round(gone.load)}`;
  const line = `**${gone.title}**, ${amountIn(tongue, gone.minutes ?? 0, "time")}${load}`;
  const on = dayIn(tongue, gone.on);
  return {
    isDecided: true,
    text: [
      say(
        `Then this one goes: ${line} (${on}). I have no card that deletes a logged session: open it under **Session Log** and delete it there.`,
        `Dann muss dieser weg: ${line} (${on}). Eine Karte, die ein Training löscht, habe ich nicht: öffne es im **Session Log** und lösche es dort.`,
        `Alors c’est celle-ci qui part : ${line} (${on}). Je n’ai pas de carte qui supprime une séance notée : ouvre-la dans **Session Log** et supprime-la.`,
        `Entonces sobra esta: ${line} (${on}). No tengo tarjeta para borrar un entreno: ábrelo en **Session Log** y bórralo ahí.`,
        `Allora va tolta questa: ${line} (${on}). Non ho una scheda che cancella un allenamento: aprilo in **Session Log** e cancellalo lì.`,
      ),
      say(
        `Until then that month and week count one session, ${amountIn(tongue, gone.minutes ?? 0, "time")}${load} too many.`,
        `Bis dahin zählen Woche und Monat eine Einheit, ${amountIn(tongue, gone.minutes ?? 0, "time")}${load} zu viel.`,
        `D’ici là, la semaine et le mois comptent une séance, ${amountIn(tongue, gone.minutes ?? 0, "time")}${load} de trop.`,
        `Hasta entonces la semana y el mes cuentan una sesión, ${amountIn(tongue, gone.minutes ?? 0, "time")}${load} de más.`,
        `Fino ad allora settimana e mese contano una sessione, ${amountIn(tongue, gone.minutes ?? 0, "time")}${load} di troppo.`,
      ),
    ],
  };
}

/** The rows whose day and title the answer names. */
function rowsIn(text: readonly string[], work: readonly Work[], tongue: Followed["tongue"]): readonly Work[] {
  const said = text.join("\n");
  return work.filter(({ on, title }) => said.includes(dayIn(tongue, on)) && said.includes(`- ${title},`));
}

function numbersOf({ minutes, score, load }: Work): readonly string[] {
  return [minutes, load, ...(score?.match(/\d+/g) ?? [])].flatMap((each) => (each === undefined ? [] : [String(each)]));
}
