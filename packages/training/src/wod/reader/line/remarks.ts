import { ASIDE, FILLER } from "./asides.ts";
import { SAYS_HOW } from "./join-items.ts";
import type { MarkedText } from "./marked-text.ts";
import { matchMovement } from "./match-movement.ts";

/** Leaves out what is an aside inside a line: "(or 100 singles)", "1RM clean, score = sum". */
export function withoutRemarks(line: string, lost: string[]): string {
  const bare = line.replaceAll(/\(([^()]*)\)/g, (whole, inside: string) => {
    const isAside =
      /\bvest\b/i.test(inside) ||
      /\bp[1-4]\b.*\bp[1-4]\b|^\W*(?:switch|swap|split (?:any|as|every))|\blanes?$/i.test(inside) ||
      (/^\W*(?:or|scaled?|sub|e\.?g|optional|easier|incl|no|not|if|modif|see|same|rx\+?)\b/i.test(inside) &&
        !/^\W*(?:optional|same)\W*$/i.test(inside));
    const isExplained =
      /^\s*\d[^,]*[a-z]{3,}[^,]*,\s*\d/i.test(inside) ||
      (/\dx ?\d+ ?(?:ft|m)\b/.test(inside) && /\d ?(?:ft|m)\b[^,;]*$/.test(line.slice(0, line.indexOf(whole))));
    const words = inside.match(/[a-z][a-z'-]*/gi) ?? [];
    const isStrange =
      /\d/.test(inside) &&
      words.some((word) => !FILLER.test(word) && !SAYS_HOW.test(word)) &&
      !/\b(?:rest|cap|tc|amrap|emom|kg|lb|each|side|rounds?|cal|m|min|s|rm|rpe|rir|spm|rpm|ftp|hr|pace|tempo|time|bw|z\d|in|cm|ft|of|bars?|db|kb)\b|%|@|\/|\dct\b|\dx ?\d|\d-\d|\d\.\d\.|\+/i.test(
        inside,
      ) &&
      matchMovement(words) === undefined;
    if (!isAside && !isExplained && !isStrange) return whole;
    lost.push(inside);
    return " ";
  });
  const joke = /\.{3,}\s*(?:ok|well|jk|lol|just kidding|maybe)\b.*$|(?<=\b(?:jog|run|row|ride|spin)) to \d+(?: min)?(?: total)?\s*$/i.exec(
    bare,
  )?.[0];
  if (joke !== undefined) lost.push(joke);
  const option = /\bor (?=\d+ [a-z]).*$/i.exec(bare)?.[0];
  if (option !== undefined) lost.push(option);
  const clauses = (joke === undefined ? bare : bare.replace(joke, " "))
    .replace(/\bor (?=\d+ [a-z]).*$/i, " ")
    .replaceAll(/\(?\bin (?:the )?(?:remaining time|time (?:left|remaining)|remainder)(?: until \d+:\d\d)?\b\)?/gi, " ")
    .split(/(?<=,)\s+|\.\s+(?=every|each|score|with a vest|wearing)| - (?=every|each|score|one (?:athlete|partner|person)\b)/i);
  const kept = clauses.filter((clause, index) => {
    const isLost =
      index > 0 &&
      (ASIDE.test(clause) ||
        /^\W*(?:every|each) (?:break|time)\b|^\W*(?:every|each) (?:min(?:ute)?|\d[\d:]* ?(?:min|s)?):? (?!x|for|on)\D{0,20}\d|\bvest\b|\beach break\b|\bat the top of\b|^\W*(?:switch|swap|rotate|change)\b|^\W*(?:everyone|everybody|(?:one|each) (?:partner|athlete|person)) (?:runs?|rows?|does|works?|goes)\b|^\W*(?:immer )?(?:alternating|abwechselnd) (?:after|nach|every|alle)\b|^\W*(?:masters|scaled|sc|beginners?)\b/i.test(
          clause,
        ));
    if (isLost) lost.push(clause);
    return !isLost;
  });
  return kept.join(", ").replaceAll(/,,/g, ",");
}

/** Who does it together: `teamOf` reads it from the whole text. */
export function takeTeam(text: MarkedText<unknown>): void {
  for (const pattern of TEAM) text.drop(pattern);
}

const TEAM = [
  /(?<=\brounds?\b[^()]*)\(\d+ (?:rounds )?each(?: partner)?\)/i,
  /\(?\b(?:only )?(?:1|one) (?:athlete |person |partner )?(?:works?|working)(?: at a time)?\b(?!,? (?:the |and |while )*(?:others?|one|rest))\)?/i,
  /,? ?\b(?:split|share|partition|divide)d? (?:it )?(?:any ?(?:how|way)|as (?:needed|desired|you (?:like|want|wish))|however(?: you (?:like|want))?)\b/i,
  /\b(?:a|en|in|por|par|im|em) (?:squadre|equipos?|equipes?|teams?|coppie|grupos?) (?:di|de|da|von) \d\b[,:]?/i,
  /\b(?:in |w\/ |with )?(?:teams?|groups?|pairs?) of (?:\d|two|three|four)\b[,:]?/i,
  /\(?(?:one|1|p1|uno|einer|un) (?:works?|working|trabaja|lavora|travaille|arbeitet),? ?(?:while )?(?:and )?(?:the )?(?:one|1|p2|uno|einer|un|others?)? ?(?:se )?(?:rests?|resting|descansa|riposa|repose|pausiert)(?: on [a-z +&]+$)?\)?/i,
  /\(?\b(?:uno alla volta|one at a time)\b\)?/i,
  /\b(?:in pairs|partner (?:wod|workout|chipper)(?: \(time\))?|partner(?= (?:amrap|emom|metcon))|(?:w\/ ?|with )(?:a |your )?partner|en pareja|in coppia|zu zweit|en binome|igyg|ygig|i go,? you go|you go,? i go)(?: full rounds?)?\b[,:]?/i,
];
