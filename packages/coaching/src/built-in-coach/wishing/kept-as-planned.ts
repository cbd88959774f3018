import { addDays, type Day, getWeekday, shortDay, weekdaysIn } from "@ironpace/training";
import type { CoachProposal } from "@ironpace/contract";
import type { AskedQuestion } from "../answer/asked.ts";
import { getRow, sessionOfKind, sessionOn } from "../changes/session-named.ts";
import { isTongue, findLanguage } from "../language/language-in-conversation.ts";
import { normalise } from "../question.ts";
import type { Draft } from "../topic.ts";
import { dayIn } from "../turn/names.ts";
import type { CoachView } from "../view.ts";

/*
 * "leave Tuesday as it is", "lass Dienstag so", "no toques el martes": a limit to what the coach may change, in seven languages. It is no wish
 * for a change of that day, and a card for another day stays open beside it.
 */

const OBJECT = "((?:[\\p{L}\\d]+ ){0,4}[\\p{L}\\d]+)";
const KEEPS: readonly RegExp[] = [
  `(?:leave|keep) ${OBJECT} (?:as (?:it|that|they) (?:is|was|are|were)|as (?:planned|is)|alone|unchanged|untouched|(?:exactly )?the same|(?:just )?(?:the way|how) (?:it|they) (?:is|are)|like (?:it|that)(?: is)?)`,
  `(?:dont|do not|never) (?:touch|change|alter|mess with|mess up) ${OBJECT}`,
  `no changes? (?:to|on|for) ${OBJECT}`,
  `${OBJECT} (?:stays|should stay|can stay|must stay|remains) (?:as (?:it is|planned|is)|unchanged|untouched|the same|the way it is)`,
  `(?:lass|lasse|lassen wir|behalte?) ${OBJECT} (?:genau )?(?:so(?: wie (?:er|es|sie) (?:ist|war|sind))?|wie (?:er|es|sie) (?:ist|war|sind)|wie geplant|unverandert|in ruhe)`,
  `${OBJECT} (?:bleibt|soll|kann|darf) (?:so(?: wie (?:er|es|sie) ist)?|wie (?:er|es|sie) ist|wie geplant|unverandert)(?: bleiben)?`,
  `(?:andere?|verandere?) (?:nichts )?${OBJECT} nicht`,
  `laisse[rz]? ${OBJECT} (?:comme (?:cest|ca|prevu|il est|elle est)|tel(?:le)? quel(?:le)?|tranquille)`,
  `(?:ne )?(?:touche|change)[rz]? (?:pas|rien) ${OBJECT}`,
  `(?:deja|dejar|dejame|manten) ${OBJECT} (?:como (?:esta|estaba)|tal cual|igual|asi)`,
  `no (?:toques|cambies|muevas) ${OBJECT}`,
  `(?:lascia|lasciare|tieni) ${OBJECT} (?:(?:cosi )?come(?: e| sta| previsto)?|cosi|invariat[oa])`,
  `non (?:toccare|cambiare|spostare) ${OBJECT}`,
  `(?:deixa|deixe|mantem|mantenha) ${OBJECT} (?:como (?:esta|planeado|planejado)|assim|igual)`,
  `nao (?:mexas?|mexe|toques?|mudes?|mude) ${OBJECT}`,
  `(?:laat|hou) ${OBJECT} (?:zoals (?:het|die|hij|ze) (?:is|was|staat|zijn)|zo|met rust|ongewijzigd|zoals gepland)`,
  `(?:verander|wijzig) ${OBJECT} niet`,
].map(
  (pattern) =>
    new RegExp(
      `^(?:(?:and|but|ok|okay|good|great|nice|perfect|cool|fine|super|thanks|thank you|thx|ty|cheers|gut|danke|top|merci|bien|parfait|gracias|vale|perfecto|grazie|bene|perfetto|no|nah|just|only|please|pls|also|then|so|wait|und|aber|bitte|nur|dann|et|mais|y|pero|ma|mas|en|maar) )*${pattern}(?: (?:please|pls|though|tho|then|ok|thanks|for now|bitte|danke|stp|por favor|gracias|per favore|grazie|alsjeblieft|aub|obrigad[oa]))*$`,
      "u",
    ),
);

const TODAY = /\b(?:today|todays|heute|aujourdhui|hoy|oggi|hoje|vandaag)\b/;
const TOMORROW = /\b(?:tomorrow|tomorrows|tmrw|morgen|demain|manana|domani|amanha)\b/;
const PRONOUN = /^(?:it|that|this|them|everything|all|things|es|das|alles|ca|tout|le|la|lo|todo|tutto|tudo|het|dat|me)$/;

/** What a message says to keep; undefined for one that says anything else. */
function keptObject(content: string): string | undefined {
  if (content.includes("?")) return undefined;
  const words = normalise(content);
  const object = KEEPS.map((pattern) => pattern.exec(words)?.[1]).find((found) => found !== undefined);
  return object === undefined || PRONOUN.test(object) ? undefined : object;
}

/** The wish of a message without the clause that only says what stays: "make Monday easier and leave Tuesday as it is". */
export function withoutKept(content: string): string {
  const [, rest = "", last = ""] =
    /^(.{8,}?)(?:[,;.]\s*(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\s+)?|\s+(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|maar)\s+)([^,;.]+)[.!]?$/iu.exec(
      content,
    ) ?? [];
  return rest !== "" && dayNamed(keptObject(last) ?? "", "2026-01-01") !== undefined ? rest : content;
}

function dayNamed(object: string, today: Day): Day | undefined {
  if (TODAY.test(object)) return today;
  if (TOMORROW.test(object)) return addDays(today, 1);
  const [weekday] = weekdaysIn(object);
  return weekday === undefined ? undefined : addDays(today, (weekday - getWeekday(today) + 7) % 7);
}

/** That the day or session stays as planned, with the open cards that do not touch it. */
export function keptAsPlanned(asked: Pick<AskedQuestion, "content" | "turns">, view: CoachView): Draft | undefined {
  const object = keptObject(asked.content);
  if (object === undefined || view.plan === undefined) return undefined;
  const day = dayNamed(object, view.today);
  const session = day === undefined ? sessionOfKind(object, view.plan, view.today) : sessionOn(view.plan, day);
  if (day === undefined && session === undefined) return undefined;
  const language = findLanguage(asked);
  const tongue = isTongue(language) ? language : "en";
  const say = (...texts: readonly [string, string, string, string, string]): string =>
    texts[(["en", "de", "fr", "es", "it"] as const).indexOf(tongue)] ?? texts[0];
  const on = session?.date ?? day ?? view.today;
  const row = session === undefined ? undefined : getRow(view.plan, session);
  const last = asked.turns.at(-1);
  const open = last?.decision === null ? last.proposals : [];
  const cards = open.filter((card) => !isAbout(card, on, row));
  const what = session === undefined ? `**${dayIn(tongue, on, false)}**` : `**${session.title}** (${dayIn(tongue, on, false)})`;
  const titles = cards.map(({ title }) => `**${title}**`).join(", ");
  return {
    isDecided: true,
    text: [
      say(
        `${what} stays as planned.`,
        `${what} bleibt wie geplant: dort ändere ich nichts.`,
        `${what} reste comme prévu : je n’y change rien.`,
        `${what} queda como está previsto: ahí no cambio nada.`,
        `${what} resta come previsto: lì non cambio nulla.`,
      ),
      ...(cards.length === 0
        ? []
        : [
            say(
              `Still open: ${titles}. Nothing changes until you accept it.`,
              `Noch offen: ${titles}. Es ändert sich nichts, bis du es annimmst.`,
              `Encore ouvert : ${titles}. Rien ne change avant que tu l’acceptes.`,
              `Sigue abierto: ${titles}. Nada cambia hasta que lo aceptes.`,
              `Ancora aperto: ${titles}. Non cambia nulla finché non accetti.`,
            ),
          ]),
    ],
    proposals: cards,
  };
}

/** Whether a card changes what is on a day. */
function isAbout({ request, title }: CoachProposal, day: Day, row: string | undefined): boolean {
  if ("from" in request && "to" in request && typeof request.from === "string" && typeof request.to === "string")
    return request.from <= day && day <= request.to;
  if ("sessionId" in request && request.sessionId === row) return true;
  if ("sessionIds" in request && request.sessionIds.some((id) => id === row)) return true;
  return (request.reason === "move" && request.to === day) || title.includes(shortDay(day));
}
