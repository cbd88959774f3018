import { isTasteOfAnother } from "./others-tastes.ts";
import { memoized } from "../../language/memoized.ts";
import { classifyClauses, toSeenClauses } from "../../clause-kinds/classify.ts";
import type { KindShares } from "../../clause-kinds/kinds.ts";
import { settleMarker } from "./settled-marker.ts";
import { capIn, TIMES } from "./wish-caps.ts";
import type { WishClause } from "./wish-clause.ts";
import { markerIn, ON_THE_OTHER_HAND } from "./wish-markers.ts";
import { type Piece, splitWishes } from "./wish-pieces.ts";

/** The clauses of a text with their polarity. */
export const readWishClauses = memoized((text: string): readonly WishClause[] => {
  const pieces = splitWishes(text).map((piece) => ({
    ...piece,
    said: piece.said.replace(ON_THE_OTHER_HAND, " ").replace(/ +/gu, " ").trim(),
  }));
  return withPolarities(pieces, classifyClauses(toSeenClauses(text, pieces), "wishes"));
});

/** The clauses that say what is not wanted, without those about what is liked. */
export function unwantedText(text: string | undefined): string {
  if (text === undefined || text.trim() === "") return "";
  return readWishClauses(text)
    .filter(({ polarity }) => polarity === "negative" || polarity === "cap" || polarity === "none")
    .map(({ quote }) => quote)
    .join("; ");
}

const DONE_BEFORE =
  /\b(?:havent|have not|hadnt|ive|have|did|didnt|wasnt) (?:\w+ ){0,2}?(?:done|trained|exercised|moved|played|do|nothing|much|any)\b|\b(?:hab\w*|hatte) .*(?:gemacht|trainiert|bewegt)$|\b(?:he|habia) (?:hecho|entrenado|practicado)\b|\b(?:ai|avais) (?:rien |pas )?(?:fait|pratique)\b|\bho (?:fatto|praticato)\b|\b(?:fiz|tenho feito|pratiquei)\b|\b(?:heb|had) .*(?:gedaan|gesport)\b/u;

/** "Maybe rows and some arms at the end" asks for them. */
const PERHAPS =
  /^(?:and |und |y |et |e |en )?(?:maybe|perhaps|vielleicht|quizas?|a lo mejor|peut etre|magari|forse|talvez|misschien)\b(?! (?:not|no|nicht|kein\w*|pas|non|nao|niet|skip|less|weniger)\b)/u;

/** Words for days in a row. */
export const IN_A_ROW =
  /\b(?:in a row|back to back|consecutive|hintereinander|nacheinander|na elkaar|achter mekaar|aufeinander ?folgend\w*|seguidos|consecutiv\w*|de suite|d affilee|di fila|di seguito|achter elkaar|achtereenvolgend\w*|opeenvolgend\w*)\b/u;

/** "I walk every day, and hate running": a clause with somebody who does something says it of itself. */
const SAYS_ITSELF = /\b(?:i|ich|je|j|yo|ik|io|eu|we|wir|nous|mache|hago|fais|faccio|faco|doe)\b/u;
/** "Conventional deadlifts, no sumo": the no is that of its own object. */
const OWN_NO =
  /^(?:no|not|never|without|kein\w*|nie|ohne|sin|nada de|nunca|pas de?|sans|jamais|niente|senza|mai|sem|geen|nooit|zonder)\b(?! (?:thanks?|way|please|chance|danke|gracias|merci|grazie|obrigad\w*|bedankt)$)(?= )/u;

/** Words that stand before an object without naming one. */
const LEAD_IN =
  /^(?:(?:i|im|ill|id|please|pls|the|a|an|my|any|so|also|and|with|for|in|on|all|really|bitte|die|der|das|den|ich|auch|el|la|los|las|le|les|un|une|lo|il|gli|o|os|as|de|het|ik|well) )*/u;

const NOT_MORE =
  /^(?:not more|no more|max\w*|tops|nicht mehr|mehr nicht|hochstens|no mas|nada mas|como mucho|pas plus|au plus|non di piu|al massimo|nao mais|no maximo|niet meer|hooguit)$/u;

function withPolarities(pieces: readonly Piece[], kinds: readonly KindShares[]): readonly WishClause[] {
  const clauses = pieces.map((piece, index): WishClause => {
    if (isTasteOfAnother(piece.said) || saysSurroundings(piece.said))
      return { ...piece, polarity: "positive", isTrailing: false, isFact: true };
    const next = pieces[index + 1];
    // "Le soulevé une fois par semaine, pas plus"
    const isMost = next !== undefined && next.sentence === piece.sentence && NOT_MORE.test(next.said);
    const times = capIn(isMost ? `${piece.said} max` : piece.said);
    const { polarity, at, isFact, isNeutral } = settleMarker(
      markerIn(piece.said),
      piece.said,
      ABOVE_AMOUNT.test(piece.said) ? undefined : kinds[index],
    );
    const lead = LEAD_IN.exec(piece.said)?.[0].length ?? 0;
    return {
      ...piece,
      // "Pull-ups twice a week" asks for them.
      polarity:
        times !== undefined
          ? "cap"
          : polarity === "positive" && JUST.test(piece.said) && piece.link === "start"
            ? "none"
            : polarity === "none" && (TIMES.test(piece.said) || PERHAPS.test(piece.said))
              ? "positive"
              : polarity,
      isTrailing: at > lead,
      ...(times === undefined ? {} : { times }),
      ...(isFact === true && times === undefined ? { isFact } : {}),
      ...(isNeutral === true ? { isNeutral } : {}),
    };
  });
  const read: WishClause[] = [];
  clauses.forEach((clause, index) => read.push(withNeighbours(clause, index)));
  return read;

  function withNeighbours(clause: WishClause, index: number): WishClause {
    const before = read.findLast(({ sentence, polarity }) => sentence === clause.sentence && polarity !== "none");
    if (clause.link === "except" || clause.link === "instead") {
      // "Haven't done any sport for years apart from walking the dog": what was done is no taste.
      if (clause.link === "except" && DONE_BEFORE.test(clauses[index - 1]?.said ?? ""))
        return { ...clause, polarity: "positive", isFact: true };
      // "Anything overhead except strict press": bare words are unwanted, and what is excepted is not.
      const outside = clauses[index - 1];
      const isBareWhole = clause.link === "except" && outside?.polarity === "none" && !ONLY_ALL.test(outside.said);
      const whole = isBareWhole ? "negative" : outside?.polarity;
      // "Would rather lift than run": less of a whole sport, and no end of it.
      if (clause.link === "instead" && WHOLE_SPORT.test(clause.said) && isPreferred(outside) && !WALKING.test(outside?.said ?? ""))
        return { ...clause, polarity: "keep" };
      const isInstead = clause.polarity === "none" || clause.polarity === "positive";
      return isInstead ? { ...clause, polarity: whole === "negative" ? "positive" : "negative" } : clause;
    }
    if (clause.polarity !== "none") return clause;
    // "I've got rings and a 20 kg vest" goes on with what there is; a number says nothing of what is not wanted.
    if (/\d/u.test(clause.said))
      return before?.polarity === "positive" && isListed(clause.link) ? { ...clause, ...goesOn(before) } : clause;
    // "Front squat rather than back squat": the first is wanted.
    if (clauses[index + 1]?.link === "instead") return { ...clause, polarity: "positive" };
    // "No burpees, but box jumps": the other one is wanted.
    if (clause.link === "contrast" && before?.polarity === "negative")
      return ALSO.test(clause.said) ? clause : { ...clause, polarity: "positive" };
    // "Singles, fine."
    const after = clauses[index + 1];
    if (after?.sentence === clause.sentence && after.link === "comma" && VERDICT.test(after.said))
      return { ...clause, polarity: "positive" };
    const list = clauses.slice(index + 1);
    const end = list.findIndex(({ sentence, polarity, link }) => sentence !== clause.sentence || !isListed(link) || polarity !== "none");
    const next = list[end];
    const isOfNext =
      next?.sentence === clause.sentence &&
      isListed(next.link) &&
      next.polarity !== "none" &&
      next.isFact !== true &&
      // "Lunges, split squats are fine": only the second is.
      (next.polarity !== "positive" || next.link === "and" || OF_ALL.test(next.said)) &&
      !OWN_NO.test(next.said) &&
      !SAYS_ITSELF.test(clause.said) &&
      !HAPPENS.test(clause.said);
    if (isOfNext && (before === undefined || (next.isTrailing && next.link === "and")) && next.polarity !== "cap")
      return { ...clause, polarity: next.polarity };
    if (
      before !== undefined &&
      isListed(clause.link) &&
      !COPULA.test(clause.said) &&
      !HAPPENS.test(clause.said) &&
      clause.said.split(" ").length <= MOST_LISTED
    )
      return before.polarity === "cap" && ON.test(clause.said) ? { ...clause, polarity: "positive" } : { ...clause, ...goesOn(before) };
    return clause;
  }
}

/** "Rowing more than 2000 m at a time": more than one wants, whatever the classifier takes "more" for. */
const ABOVE_AMOUNT =
  /\b(?:longer than|more than|over|above|langer als|mehr als|uber|mas de|plus de|piu di|mais de|meer dan|langer dan) \d[\d.]* ?(?:k|km|m|metres|meters|min\w*|reps?|h)\b/u;

/** "I'd rather lift …", "rowing … beats running" */
function isPreferred(clause: WishClause | undefined): boolean {
  return clause !== undefined && (PREFERS.test(clause.said) || clause.said.split(" ").length <= 2);
}

const WHOLE_SPORT =
  /^(?:(?:to|the|i|more|doing|das|ich|el|la|los|las|le|les|a|o|de|het) )*(?:runs?|running|jog\w*|rid(?:e|es|ing)|cycl\w*|bik(?:e|es|ing)|swim\w*|lift\w*|weights?|laufen|rennen|joggen|radfahren|schwimmen|heben|krafttraining|correr|nadar|pesas|courir|course|nager|velo|musculation|correre|corsa|nuotare|nuoto|pesi|hardlopen|fietsen|zwemmen|krachttraining)(?: (?:any ?day|ever|every time)(?: of the week)?)?$/u;
/** Whoever would rather walk than run means the same minutes on foot: walking takes the place of running. */
const WALKING = /\b(?:walk\w*|gehen|spazier\w*|wander\w*|camin\w*|andar|march\w*|wandel\w*|lopen)\b/u;
const PREFERS = /\b(?:rather|prefer\w*|lieber|liever|prefier\w*|plutot|prefere\w*|preferisc\w*|prefir\w*|meglio|mejor|beats?|better)\b/u;

/** "Anything but running": nothing is named that could be unwanted. */
const ONLY_ALL =
  /^(?:(?:i (?:do|like|love)|ich mache|please|happy with|really) )*(?:(?:do )?(?:anything|everything|all|whatever|alles|todo|tout|tutto|tudo)(?: (?:is|s|are|ist|es|est|e|really|is fine|is ok|is good|fine|ok|works?))*)$/u;
/** "Running. Just running." */
const JUST = /^just \p{L}+(?: \p{L}+)?$/u;
/** A whole verdict without a name. */
const VERDICT =
  /^(?:(?:absolutely|totally|always|immer|siempre|toujours|sempre|altijd|thats?|das|es|ca|is) )*(?:fine|ok|okay|yes|great|sure|bring (?:it|them) on|no (?:problem|bother)|gern\w*|passt|geht(?: klar)?|kein problem|ja|vale|bien|si|sin problema|oui|ca va|pas de (?:souci|probleme)|bene|va bene|nessun problema|sim|tudo bem|de boa|prima|goed|ja graag|geen probleem)$/u;

const OF_ALL =
  /^(?!(?:everything|anything|all|alles|todo|tout|tutto|tudo) (?:else|other|andere|lo demas|le reste|il resto|o resto))(?:all|both|everything|alles|beides|todo|ambos|tout|les deux|tutto|tudo|allemaal|is|are|ist|sind)\b/u;

/** "Cardio once a week at most, and on the bike" */
const ON = /^(?:on|in|en|auf|mit|a|au|sur|op|de|con|with|avec|per) /u;

function goesOn({ polarity, isFact }: WishClause): Pick<WishClause, "polarity" | "isFact"> {
  return { polarity: polarity === "cap" ? "none" : polarity, ...(isFact === true ? { isFact } : {}) };
}

function isListed(link: WishClause["link"]): boolean {
  return link === "comma" || link === "and";
}

const ALSO = /\b(?:too|also|as well|especially|auch|tambien|aussi|anche|tambem|ook)\b/u;

/** "Then the kettlebell comes along": what happens to a thing is told, and goes on with no dislike beside it. */
const HAPPENS =
  /\b(?:goes|comes|stays|gets|kommt|geht|bleibt|steht|fahrt|viene|va|queda|vient|reste|part|resta|parte|vem|vai|fica|gaat|komt|blijft|staat|ligt)\b(?: \w+){0,4} (?:along|with (?:me|us)|too|in the (?:car|bag|case|boot)|mit|dabei|im (?:auto|gepack)|conmigo|con (?:nosotros|migo)|avec (?:moi|nous)|con (?:me|noi)|comigo|conosco|mee)\b/u;
/** A clause with a verb of its own says something of its own. */
const COPULA = /\b(?:is|are|was|were|ist|sind|es|son|est|sont|sono|sao|zijn)\b/u;
const MOST_LISTED = 6;

const TERRAIN = String.raw`(?:hills?|mountains?|stairs|steps|sand|trails?|mud|snow|ice|hugel\w*|berge?|treppen|schnee|colinas?|cuestas?|montanas?|escaleras|arena|collines?|cotes?|montagnes?|escaliers?|sable|colline|salite|montagne|scale|sabbia|colinas?|subidas?|montanhas?|escadas|areia|heuvels?|bergen|trappen|zand)`;
const EVERYWHERE = String.raw`(?:everywhere|all around|all over(?: the place)?|(?:a?round )here|(?:a?round )there|wherever i (?:go|look)|uberall|ringsum|rundherum|wohin man schaut|partout|por todas partes|por todos lados|en todas partes|dappertutto|ovunque|da tutte le parti|por todo (?:o )?lado|em todo (?:o )?lado|overal|rondom)`;
const LEAD = String.raw`(?:(?:and|but|with|its|it|is|are|there|theres|just|only|nothing|und|es|gibt|sind|hay|y|et|il|a|des|les|que|ya|e|ci|sono|ha|en|er|zijn|de|the|steep|lots|of) )*`;
const ALL = String.raw`(?:all|lauter|tod[oa]|tout(?:es)?|que|tutt[oaie]|tud[oa]|allemaal)`;
const PLACE = new RegExp(
  String.raw`^${LEAD}(?:${ALL} (?:des? |dei |delle )?${TERRAIN}|${TERRAIN} (?:are |sind |hay )?${EVERYWHERE}|${EVERYWHERE} ${LEAD}${TERRAIN})$`,
  "u",
);

/** "Hills everywhere": what a place looks like, and nothing that is disliked. */
function saysSurroundings(said: string): boolean {
  return PLACE.test(said);
}
