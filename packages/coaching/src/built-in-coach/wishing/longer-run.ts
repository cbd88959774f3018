import { type Session } from "@ironpace/training";
import { sessionOn } from "../changes/session-named.ts";
import type { Diary } from "../own-data/diary.ts";
import { distance } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { Frame } from "../turn/frame.ts";
import { sayIn, type Tongue } from "../turn/languages.ts";
import { dayIn } from "../turn/names.ts";
import type { CoachView } from "../view.ts";

const WANTS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:want to|wanna|would like to|id like to|can i|could i|may i|make (?:it|that|the long run)|plan to|going to|do|ok|then|instead|what about|how about)\b/,
  de: /\b(?:will|wurde gern\w*|mochte|kann ich|konnte ich|mach|dann|lieber|wie war s mit)\b/,
  fr: /\b(?:veux|voudrais|puis je|je peux|mets|alors|plutot|et si)\b/,
  es: /\b(?:quiero|quisiera|puedo|pon|entonces|mejor|y si)\b/,
  it: /\b(?:voglio|vorrei|posso|metti|allora|meglio|e se)\b/,
};
const KILOMETRES = /(?<![\d:.])(\d{1,2}(?:[.,]\d)?) ?(?:k|km|kms|kilometers?|kilometres?|kilometer)\b/;
/** A bare number goes on after this was told. */
const BARE =
  /^(?:(?:ok|okay|and|then|hm+|fine|well|no|dann|also|alors|entonces|allora|vale) )*(\d{1,2}(?:\.\d)?)(?: (?:then|instead|dann|alors|entonces|allora))?$/;
const TOLD = /makes a run longer|macht einen Lauf länger|n’allonge une course|alarga una carrera|allunga una corsa/u;

/** Up to this share more than planned, and than the longest of the last weeks, nothing speaks against a longer easy run. */
const SMALL_STEP = 1.15;
const WEEKS_BACK = 28;

/** "I want to run 20 km on Saturday": a run to come that is planned shorter: how much more it is, whether it is wise, and that no card does it. */
export function longerRun(
  frame: Frame,
  turns: readonly { readonly answer: string }[],
  inFocus: Session | undefined,
  diary: Diary,
  view: CoachView,
): Draft | undefined {
  const { words, tongue, days } = frame;
  const { plan, today } = view;
  const wasTold = TOLD.test(
    turns
      .slice(-2)
      .map(({ answer }) => answer)
      .join("\n"),
  );
  const said = KILOMETRES.exec(words)?.[1] ?? (wasTold ? BARE.exec(words)?.[1] : undefined);
  if (plan === undefined || said === undefined || !(WANTS[tongue].test(words) || wasTold) || words.split(" ").length > MOST_WORDS)
    return undefined;
  if (frame.hasPain || frame.tells || frame.verbs.some((verb) => verb === "log" || verb === "add" || verb === "shorten") || days.length > 1)
    return undefined;
  const named = days[0] === undefined ? inFocus : sessionOn(plan, days[0]);
  const session = named !== undefined && named.date >= today && isOpen(plan, named) && /^R[EL]$/.test(named.code) ? named : undefined;
  const metres = 1000 * Number(said.replace(",", "."));
  if (session === undefined || metres <= session.distance) return undefined;
  const say = sayIn(tongue);
  const when = dayIn(tongue, session.date, false);
  const since = new Date(Date.parse(today) - WEEKS_BACK * 86_400_000).toISOString().slice(0, 10);
  const longest = Math.max(
    0,
    ...diary.work.filter(({ on }) => on >= since).map(({ longestRun = 0, metres: of }) => Math.max(longestRun, of.run ?? 0)),
  );
  const [wanted, planned] = [distance(view, metres), distance(view, session.distance)];
  const isSmall = metres <= SMALL_STEP * session.distance;
  const isLongest = metres > SMALL_STEP * longest;
  const next = allSessions(plan).find(
    ({ date, title }) => date > session.date && Date.parse(date) - Date.parse(session.date) <= 2 * 86_400_000 && /^Test\b/u.test(title),
  );
  const more = Math.round(100 * (metres / session.distance - 1));
  return {
    isDecided: true,
    text: [
      isSmall
        ? say(
            `**${wanted} is fine** if it stays easy: ${more}% more than the ${planned} of **${session.title}** (${when}).`,
            `**${wanted} sind in Ordnung**, wenn es locker bleibt: ${more} % mehr als die ${planned} von **${session.title}** (${when}).`,
            `**${wanted}, c’est bon** si ça reste facile : ${more} % de plus que les ${planned} de **${session.title}** (${when}).`,
            `**${wanted} está bien** si es suave: ${more} % más que los ${planned} de **${session.title}** (${when}).`,
            `**${wanted} va bene** se resta facile: ${more} % in più dei ${planned} di **${session.title}** (${when}).`,
          )
        : say(
            `**Rather not ${wanted}**: **${session.title}** (${when}) is planned with ${planned}, so that would be ${more}% more${isLongest ? `, and clearly longer than your longest run of the last four weeks (${distance(view, longest)})` : ""}.`,
            `**Eher nicht ${wanted}**: **${session.title}** (${when}) ist mit ${planned} geplant, das wären ${more} % mehr${isLongest ? ` und deutlich mehr als dein längster Lauf der letzten vier Wochen (${distance(view, longest)})` : ""}.`,
            `**Plutôt pas ${wanted}** : **${session.title}** (${when}) est prévue à ${planned}, ce serait ${more} % de plus${isLongest ? `, nettement plus que ta plus longue des quatre dernières semaines (${distance(view, longest)})` : ""}.`,
            `**Mejor no ${wanted}**: **${session.title}** (${when}) está prevista con ${planned}, sería un ${more} % más${isLongest ? `, claramente más que tu carrera más larga de las últimas cuatro semanas (${distance(view, longest)})` : ""}.`,
            `**Meglio non ${wanted}**: **${session.title}** (${when}) è prevista con ${planned}, sarebbe il ${more} % in più${isLongest ? `, ben più della tua corsa più lunga delle ultime quattro settimane (${distance(view, longest)})` : ""}.`,
          ),
      ...(session.isDeload
        ? [
            say(
              `It is your deload week: you need less, not more${next === undefined ? "" : `, and **${next.title}** comes on ${dayIn(tongue, next.date, false)}`}.`,
              `Es ist deine Deload-Woche, weniger ist ihr Sinn${next === undefined ? "" : `, und am ${dayIn(tongue, next.date, false)} kommt **${next.title}**`}.`,
              `C’est ta semaine de décharge, le but est d’en faire moins${next === undefined ? "" : `, et **${next.title}** arrive le ${dayIn(tongue, next.date, false)}`}.`,
              `Es tu semana de descarga, se trata de hacer menos${next === undefined ? "" : `, y el ${dayIn(tongue, next.date, false)} viene **${next.title}**`}.`,
              `È la tua settimana di scarico, lo scopo è fare meno${next === undefined ? "" : `, e ${dayIn(tongue, next.date, false)} arriva **${next.title}**`}.`,
            ),
          ]
        : []),
      say(
        "I cannot make a run longer: run it if you like, and log what you did; the plan goes on from there.",
        "Keine Karte macht einen Lauf länger: Lauf es, wenn du magst, und trag ein, was es war; der Plan geht davon aus weiter.",
        "Aucune carte n’allonge une course : cours-la si tu veux et note ce que tu as fait ; le plan repart de là.",
        "Ninguna tarjeta alarga una carrera: hazla si quieres y anota lo que fue; el plan sigue desde ahí.",
        "Nessuna scheda allunga una corsa: falla se vuoi e registra quello che è stato; il piano riparte da lì.",
      ),
    ],
  };
}

const MOST_WORDS = 14;
