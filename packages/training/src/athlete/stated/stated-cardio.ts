import { normalise } from "../../health/normalise.ts";

const COUNT = String.raw`(?<count>one|an?|1|once|two|2|twice|eine?|einmal|zwei|zweimal|una?|uno|una vez|dos|une|un|une fois|deux|due|uma|duas|een|twee)`;
const CARDIO = String.raw`(?:cardio|conditioning|zone 2|z2|aerobic|endurance|ausdauer\w*|resistencia aerobica|endurance|resistenza)`;
const A_WEEK = String.raw`(?:a week|per week|each week|every week|weekly|pro woche|die woche|in der woche|(?:por|a la) semana|par semaine|a settimana|alla settimana|por semana|per week|in de week)`;
const EASY_CARDIO = new RegExp(
  String.raw`\b${COUNT}(?: \w+){0,4}? ${CARDIO}(?: \w+){0,4}? ${A_WEEK}\b|\b${CARDIO}(?: \w+){0,3}? ${COUNT.replace("count>", "behind>")}(?: \w+){0,2}? ${A_WEEK}\b`,
  "u",
);
const WANTS =
  /\b(?:keep|want|would like|id like|like to|would love|please|for my health|need|mochte|will|behalten|bitte|quiero|me gustaria|quisiera|mantener|je veux|voudrais|j aimerais|garder|voglio|vorrei|tenere|mantenere|quero|gostaria|manter|wil|graag|houden)\b/u;
const NOT =
  /\b(?:no|not|never|without|max\w*|at most|only|enough|hate|dont|less|used to|kein\w*|nicht|nie|hochstens|nur|sin|nunca|como mucho|solo|pas|jamais|au plus|non|mai|al massimo|nao|geen|niet|hoogstens)\b/u;

/** How many short easy sessions of endurance a week somebody who lifts wants to keep: "one short easy cardio session a week for my health". */
export function statedEasyCardio(clause: string): number | undefined {
  const said = normalise(clause);
  const groups = EASY_CARDIO.exec(said)?.groups;
  if (groups === undefined || !WANTS.test(said) || NOT.test(said)) return undefined;
  const count = groups["count"] ?? groups["behind"] ?? "1";
  return /^(?:two|2|twice|zwei|dos|deux|due|duas|twee)/u.test(count) ? 2 : 1;
}

/** The same of a whole text, clause by clause. */
export function easyCardioIn(text: string): number {
  return Math.max(0, ...text.split(/[.;!?\n]+/u).map((clause) => statedEasyCardio(clause) ?? 0));
}
