import type { Athlete } from "../../athlete/athlete.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { memoized } from "../../language/memoized.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

/** "Plain words please", "sprich normal mit mir", "sin tecnicismos" */
const PLAIN = new RegExp(
  [
    String.raw`\b(?:plain|simple|normal|everyday|ordinary|human) (?:\w+ )?(?:words?|english|language|terms)\b`,
    String.raw`\b(?:no|without|less|skip|cut|not so much|drop|spare me) (?:all )?(?:the |that |any )?(?:gym |fitness |coach(?:ing)? |sports? )?(?:jargon|abbreviations?|acronyms?|lingo|gym ?speak|techno ?babble)\b`,
    String.raw`\b(?:talk|speak|write) (?:to me )?(?:normal(?:ly)?|plain(?:ly)?|simply)\b`,
    String.raw`\b(?:sprich|sprecht|rede|red|schreib\w*|erklar\w*|sag) (?:\w+ ){0,3}?(?:normal|einfach|verstandlich)\b|\bnormales? deutsch\b|\beinfachen? (?:worten?|sprache)\b|\bklartext\b|\b(?:kein\w*|ohne) (?:\w+ )?(?:fach\w+|abkurzungen|kauderwelsch)\b`,
    String.raw`\b(?:palabras|lenguaje|terminos) (?:mas )?(?:sencill\w+|simples?|normal\w*|clar[oa]s?)\b|\bsin (?:\w+ )?(?:tecnicismos|siglas|jerga|abreviaturas)\b|\bhabla\w* (?:\w+ )?normal\b|\ben cristiano\b`,
    String.raw`\b(?:mots|termes|langage) (?:plus )?(?:simples?|clairs?|normaux|normal|courants?)\b|\b(?:sans|pas de) (?:le |ce )?(?:jargon|abreviations?|sigles?|termes techniques)\b|\bparle\w* (?:moi )?normalement\b`,
    String.raw`\b(?:parole|linguaggio|termini) (?:piu )?(?:semplic[ei]|normal[ei]|chiar[eo])\b|\b(?:senza|niente) (?:tecnicismi|gergo|sigle|termini tecnici|abbreviazioni)\b|\bparla\w* (?:\w+ )?normale\b|\bparla come mangi\b`,
    String.raw`\b(?:palavras|linguagem|termos) (?:mais )?(?:simples|norma(?:l|is)|clar[oa]s?)\b|\bsem (?:jargao|siglas|termos tecnicos|abreviaturas)\b|\bfal[ae]r? (?:\w+ )?normal\b`,
    String.raw`\b(?:gewone|simpele|eenvoudige|duidelijke) (?:woorden|taal)\b|\bgewoon nederlands\b|\b(?:zonder|geen) (?:\w+ )?(?:jargon|vaktaal|vakjargon|afkortingen)\b|\bpraat normaal\b|\bjip en janneke\w*`,
  ].join("|"),
  "u",
);
/** What a short form stands for was not known: "I had to google what AMRAP was". */
const UNKNOWN =
  /\b(?:googl\w+|look\w* up|nachschlagen|no idea|not know|dont know|didnt know|not understand|dont understand|dont get|weiss (?:\w+ )?nicht|keine ahnung|verstehe? (?:\w+ )?(?:nicht|kein\w*)|no se|no entiendo|ne (?:sais|comprends) pas|non (?:so|capisco)|nao (?:sei|entendo|percebo)|weet niet|snap niet|begrijp niet|buscar|chercher|cercare|procurar|opzoeken)\b/u;
const SHORT_FORMS = /\b(?:amraps?|emoms?|rpe|rir|1rm|wods?|metcons?|vdot|ftp|for time)\b/u;

function asksForPlainWords({ words }: Pick<Clause, "words">): boolean {
  const said = words.join(" ");
  return PLAIN.test(said) || (UNKNOWN.test(said) && SHORT_FORMS.test(said));
}

/** What the plan says of the wish. */
export const IN_PLAIN_WORDS = "the pages use plain words; effort is a number out of 10, where 10 is all you have";

export function plainLanguage({ clauses }: WeekSentence): readonly WeekWish[] {
  const asked = clauses.filter(asksForPlainWords);
  return asked.length === 0 ? [] : [{ quotes: asked.map(({ quote }) => quote), days: [], effect: IN_PLAIN_WORDS }];
}

/** Whether an athlete asked for pages without the short forms of coaches. */
export function wantsPlainWords({ injuries = "", dislikes = "" }: Pick<Athlete, "injuries" | "dislikes">): boolean {
  return isAskedFor(`${injuries}\n${dislikes}`);
}

const isAskedFor = memoized((text: string): boolean => readClauses(text).some(asksForPlainWords));
