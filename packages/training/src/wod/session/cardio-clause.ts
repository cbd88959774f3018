import { toEnglish } from "../languages/board-languages.ts";
import { isOfMovements, nameOf } from "../find-movement.ts";
import { howOf, mannerOf, paceOf } from "./cardio-effort.ts";
import { EASY, everyOf, JOG, REST, restsOf } from "./cardio-rests.ts";
import { workOf, type CardioClause } from "./cardio-work.ts";
import { SPORT_WORDS, sportOf, sportsOf } from "./sports.ts";
import { Taker } from "./taker.ts";

const WARM =
  /\b(?:warm(?:ing)?[- ]?up|w\/?u|einlaufen|einfahren|einrudern|einschwimmen|aufwarmen|riscaldamento|echauffement|calentamiento)\b/i;
const COOL =
  /\b(?:cool(?:ing)?[- ]?down|cool|c\/?d|auslaufen|ausfahren|ausrollen|ausrudern|ausschwimmen|abwarmen|defaticamento|retour au calme|vuelta a la calma|enfriamiento|warm[- ]?down)\b/i;
/** Reads one clause. What follows a set in the same line is of it: "6 x 800, 90 s jog". */
export function readCardioClause(text: string, isAfterSet: boolean, session: string | undefined): CardioClause {
  const taker = new Taker(text);
  const sport = session === "Swim" ? session : (sportOf(text) ?? session);
  const by = taker.take(/\bby (?:the )?(?:25|50|75|100)s?\b/i)?.[0];
  const manner = mannerOf(taker, sport);
  const role = roleOf(taker);
  const isTimed = taker.has(/\b(?:tt|time trial|for time|test)\b/i);
  const isRemainder = taker.has(/^\s*(?:the )?(?:rest|remainder) (?:of (?:it|the time) )?(?=easy|steady)/i);
  const blocks = taker.take(/\b(\d+) ?x ?\( ?(?=\d+ ?x)/i);
  const isEqualRest = taker.has(
    new RegExp(
      String.raw`\b(?:w(?:ith|\/)?\s+)?(?:equal|same) (?:time )?(?:${EASY}|${JOG}|${REST})\b(?: time)?|\b${REST} ?= ?work(?: time)?|\b1:1 ?(?:${REST})?\b`,
      "i",
    ),
  );
  const every = everyOf(taker, sport);
  const isSet = /\d ?x ?\(?\d/i.test(text) || /\d(?:[/ -]\d+){3,}/.test(text);
  const rests = restsOf(taker, isSet, isAfterSet);
  const recovery = taker.take(new RegExp(String.raw`(?<=[;,/]|^)\s*(${JOG})(?=\s*(?:[;,)]|$))`, "i"));
  const pace = paceOf(taker, sport);
  const work = workOf(taker, sport);
  const sports = sportsOf(taker.text);
  const mixed = taker.take(/\b(?:kick|drill|pull|swim)\/(?:kick|drill|pull|swim)\b/i)?.[0];
  const kinds = [
    ...(mixed === undefined ? [] : [mixed.trim().toLowerCase()]),
    ...[...taker.text.matchAll(/\b(?:strides|uphill|hills?|kick|freestyle|paddles|sprints?)\b/gi)].map(([word]) => word.toLowerCase()),
  ];
  while (taker.has(SPORT_WORDS));
  const how = [...new Set([...(work.work === undefined && work.repeat === undefined ? [] : kinds), ...howOf(taker, by)])];
  const left = taker.left.filter((word) => !FILLER.test(word));
  const numbers = left.filter((word) => /\d/.test(word));
  const words = left.filter((word) => !/\d/.test(word));
  const said = [...(sports.length > 1 && /\bor\b/i.test(text) ? sports.slice(1).map((one) => `or ${one}`) : []), ...how].join(" ");
  const [rest, blockRest] = rests;
  return {
    ...(role === undefined ? {} : { role }),
    ...(sport === undefined ? {} : { sport }),
    ...work,
    ...(blocks === undefined ? {} : { blocks: Number(blocks[1]) }),
    ...(rest?.amount === undefined ? {} : { rest: rest.amount }),
    ...(blockRest?.amount?.seconds === undefined ? {} : { blockRest: blockRest.amount.seconds }),
    ...((rest?.how ?? recovery?.[1]) === undefined
      ? {}
      : {
          recovery: (rest?.how ?? recovery?.[1] ?? "")
            .trim()
            .toLowerCase()
            .replace(/^(?:locker|facile|suave|soft|souple|lento)$/, "easy")
            .replace(/^(?:trab(?:en)?|trot|trote)$/, "jog"),
        }),
    ...(isEqualRest ? { isEqualRest } : {}),
    ...(every === undefined ? {} : { every }),
    ...(isRemainder ? { isRemainder } : {}),
    manner: {
      ...(said === "" ? {} : { how: said }),
      ...(pace === undefined ? {} : { pace: work.repeat === undefined ? pace.replace(/ each$/, " in all") : pace }),
      ...manner,
    },
    words,
    numbers,
    isSportNamed: sports.length > 0,
    isOther: work.isOther === true || /\bhandstand\b|\bhs walk|\bpull-? ?ups?\b/i.test(text) || isOtherMovement(words),
    ...(isTimed ? { isTimed } : {}),
  };
}

function isOtherMovement(words: readonly string[]): boolean {
  const english = toEnglish(words.join(" ")).split(/\s+/);
  if (english.join(" ") !== words.join(" ") && english.some((word) => isOfMovements(word.toLowerCase().replace(/s$/, "")))) return true;
  const named = words.filter((word) => isOfMovements(word.toLowerCase()) || isOfMovements(word.toLowerCase().replace(/s$/, "")));
  const name = named.length === 0 ? undefined : nameOf(named);
  return name !== undefined && sportOf(name) === undefined && name !== "Rest";
}

function roleOf(taker: Taker): CardioClause["role"] {
  if (taker.has(/\bw\/?u ?[/+&] ?c\/?d\b|\bboth ends\b|\b(?:warm[- ]?up|wu) (?:and|&|\+) (?:cool[- ]?down|cd)\b/i)) return "both";
  if (taker.has(WARM)) return "warm-up";
  return taker.has(COOL) ? "cool-down" : undefined;
}

const FILLER =
  /^(?:the|a|an|of|at|in|for|with|w|w\/|on|de|di|do|en|each|every|then|and|or|to|@|x|m|from|la|le|les|el|il|mit|im|plus|pace|time|session|target|target:|keep|go|again|all|is|both|between|btwn?|b\/t|be|s|n|pedal|pedall?ing)$/i;
