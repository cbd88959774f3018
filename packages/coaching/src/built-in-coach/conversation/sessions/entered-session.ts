import { entryRecord } from "../../changes/card.ts";
import type { EnteredSession } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

/** What entries beside the plan are called in five languages, by a word of their title. */
const NAMES: readonly (readonly [title: RegExp, said: RegExp])[] = [
  [
    /ride|bike|cycl/i,
    / (?:(?:easy |bike )*(?:rides?|bike|cycling)|radtour|radfahrt|radeln|fahrrad|rad|(?:sortie )?velo|(?:salida en )?bici(?:cleta)?|giro in bici|uscita in bici)(?= )/,
  ],
  [
    /mobil/i,
    / (?:mobility(?: class| thing| session| stuff)?|mobilitat|beweglichkeit|mobilite|cours de mobilite|(?:clase de )?movilidad|(?:lezione di )?mobilita)(?= )/,
  ],
  [/yoga/i, / (?:yoga(?: class| stunde)?)(?= )/],
  [/pilates/i, / (?:pilates(?: class)?)(?= )/],
  [/hike|walk/i, / (?:hike|walk|wanderung|spaziergang|randonnee|marche|caminata|paseo|escursione|camminata|passeggiata)(?= )/],
  [/swim/i, / (?:swim|swimming|schwimmen|natation|nage|natacion|nado|nuoto)(?= )/],
];
const SKIP =
  / (?:skip|drop|bin|cancel|scrap|ditch|delete|remove|lass|streich\w*|losch\w*|ausfallen|weglassen|saute[rz]?|annule[rz]?|supprime[rz]?|enleve[rz]?|salta(?:r|me)?|quita(?:r|me)?|cancela(?:r)?|borra|elimina|togli|cancella)(?= )/;
const ASKS =
  / (?:and|und|et|y|e|what about|how about|whats with|was ist mit|was wird aus|quid de|et pour|que pasa con|y que hay de|che ne e di|e)(?= )/;
const AND = / (?:and|und|et|y|e|plus|too|auch)(?= )/;
const ASIDE =
  / (?:the|my|that|thing|class|stuff|on|am|der|die|das|den|mein\w*|la|le|l|ma|mon|el|mi|il|lo|mia|mio|weg|aus|out|still|noch|encore|todavia|ancora|then|dann)(?= )/;

/** "skip the mobility thing", "und die Radtour?": something the athlete entered beside the plan, by any of its names. */
export function enteredSession(turn: Followed): Draft | undefined {
  const { words, diary, view, frame } = turn;
  const ahead = diary.entered.filter(({ on }) => on >= view.today);
  const named = NAMES.flatMap(([title, said]) => {
    const entry = said.test(` ${words} `) ? ahead.find((each) => title.test(each.title)) : undefined;
    return entry === undefined ? [] : [{ entry, said }];
  });
  const [first, ...others] = named;
  if (first === undefined) return undefined;
  const { entry } = first;
  const clause = readClause(words);
  const isOut = clause.take(SKIP) !== undefined;
  const isAsked = clause.take(ASKS) !== undefined;
  for (const { said } of named) clause.take(said);
  while (others.length > 0 && clause.take(AND) !== undefined);
  for (const { concept, text } of frame.tokens) if (/^(?:day|time)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(ASIDE) !== undefined);
  if (!clause.isRead() || (!isOut && !(isAsked || frame.content.includes("?")))) return undefined;
  if (!isOut) return shown(entry, turn);
  const drafts = named.map((each) => takenOut(each.entry, turn));
  return {
    isDecided: true,
    text: [...new Set(drafts.flatMap(({ text }) => text))],
    proposals: drafts.flatMap(({ proposals = [] }) => proposals),
  };
}

export function takenOut(entry: EnteredSession, { say, tongue, view }: Followed): Draft {
  const when = dayIn(tongue, entry.on, false);
  const planned = view.plan === undefined ? undefined : allSessions(view.plan).find(({ date }) => date === entry.on);
  return {
    isDecided: true,
    text: [
      say(
        `Take out your **${entry.title}** (${when}, ${entry.minutes} min).`,
        `Deinen Eintrag **${entry.title}** (${when}, ${entry.minutes} min) streichen.`,
        `Retirer ton **${entry.title}** (${when}, ${entry.minutes} min).`,
        `Quitar tu **${entry.title}** (${when}, ${entry.minutes} min).`,
        `Togliere il tuo **${entry.title}** (${when}, ${entry.minutes} min).`,
      ),
      ...(planned === undefined
        ? []
        : [
            say(
              `**${planned.title}** of that day stays.`,
              `**${planned.title}** an dem Tag bleibt.`,
              `**${planned.title}** ce jour-là reste.`,
              `**${planned.title}** de ese día queda.`,
              `**${planned.title}** di quel giorno resta.`,
            ),
          ]),
      say(
        "Nothing changes until you accept the card.",
        "Es ändert sich nichts, bis du die Karte annimmst.",
        "Rien ne change avant que tu acceptes la carte.",
        "Nada cambia hasta que aceptes la tarjeta.",
        "Non cambia nulla finché non accetti la scheda.",
      ),
    ],
    proposals: [
      {
        title: say(
          `Take out ${entry.title}`,
          `${entry.title} streichen`,
          `Retirer ${entry.title}`,
          `Quitar ${entry.title}`,
          `Togliere ${entry.title}`,
        ),
        why: `${entry.page}, ${when}`,
        request: {
          reason: "record",
          record: entryRecord(entry),
          changes: [{ label: entry.title, before: `${entry.minutes} min`, after: say("out", "gestrichen", "retiré", "quitado", "tolto") }],
        },
      },
    ],
  };
}

/** The entry beside what else is on its day, also by a card in the air. */
function shown(entry: EnteredSession, { say, tongue, view, cards }: Followed): Draft {
  const when = dayIn(tongue, entry.on, false);
  const planned = view.plan === undefined ? [] : allSessions(view.plan).filter(({ date }) => date === entry.on);
  const comes = cards.some(({ request }) => request.reason === "move" && request.to === entry.on);
  const beside = planned.length > 0 || comes;
  return {
    isDecided: true,
    text: [
      say(
        `**${entry.title}**, ${when}, ${entry.minutes} min: your own entry, it stays where it is.`,
        `**${entry.title}**, ${when}, ${entry.minutes} min: dein eigener Eintrag, er bleibt, wo er ist.`,
        `**${entry.title}**, ${when}, ${entry.minutes} min : ton entrée à toi, elle reste où elle est.`,
        `**${entry.title}**, ${when}, ${entry.minutes} min: tu propia entrada, se queda donde está.`,
        `**${entry.title}**, ${when}, ${entry.minutes} min: la tua voce, resta dov’è.`,
      ),
      ...(beside
        ? [
            say(
              "If you have a session on the same day, do it afterwards and easy, or skip it: say “skip it”. You can change its day on its own page.",
              "Mit einer Einheit am selben Tag: danach, locker, oder lass es aus: sag „streich sie“. Einen anderen Tag stellst du auf ihrer Seite ein.",
              "Avec une séance le même jour : après, facile, ou laisse tomber : dis « supprime-la ». Un autre jour se règle sur sa page.",
              "Con una sesión el mismo día: después, suave, o quítala: di «quítala». Otro día se cambia en su página.",
              "Con una sessione lo stesso giorno: dopo, facile, o toglila: di’ «toglila». Un altro giorno si imposta nella sua pagina.",
            ),
          ]
        : []),
    ],
    ...(cards.length > 0 && { proposals: cards.slice(0, 1) }),
  };
}
