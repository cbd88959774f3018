import { plainWords } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";

/** What a short turn asks about the object in focus. */
export type Act =
  /** Whether it is right: "is that smart in a deload week?" */
  | "judge"
  /** What it changes, costs or leaves: "what do I lose then?" */
  | "effect"
  /** What it stands beside: "does that clash with anything?" */
  | "clash"
  /** What comes of leaving it out: "what if I skip it?" */
  | "without"
  /** Whether it is a step to a goal, a best or a session: "does that count for my goal?" */
  | "count"
  /** "why not Wednesday?" */
  | "why not";

type Patterns = { readonly [tongue in Tongue]: string };

const LEADS: Patterns = {
  en: "and|so|but|ok|okay|hm+|well|wait|then|oh|ah|just|actually|um+|cool|right|sorry|no",
  de: "und|aber|also|ok|okay|hm+|dann|ach|naja|moment|warte|ja|nur",
  fr: "et|mais|ok|alors|donc|hm+|euh|ah|bon|attends",
  es: "y|pero|ok|vale|entonces|hm+|bueno|ah|espera",
  it: "e|ma|ok|allora|quindi|hm+|beh|ah|aspetta",
};

/** What is right, safe or enough. */
const VERDICT: Patterns = {
  en: "(?:ok|okay|alright|all right|fine|good|smart|wise|clever|sensible|reasonable|stupid|dumb|silly|bad|safe|enough|too (?:much|little|hard|easy|risky|short|long|close|late|early)|possible|risky|dangerous|a problem|an issue|a (?:good|bad|smart|stupid) (?:idea|move)|worth it|realistic|doable|allowed)",
  de: "(?:ok|okay|in ordnung|gut|klug|schlau|sinnvoll|vernunftig|dumm|schlecht|schlimm|riskant|genug|zu (?:viel|wenig|hart|leicht|kurz|lang)|ein problem|eine (?:gute|schlechte|dumme) idee|realistisch|machbar|erlaubt)",
  fr: "(?:ok|bien|bon|malin|raisonnable|sense|bete|mauvais|grave|risque|assez|suffisant|trop(?: \\p{L}+)?|un probleme|une (?:bonne|mauvaise) idee|realiste|faisable|permis)",
  es: "(?:ok|bien|bueno|buena idea|mala idea|sensato|razonable|malo|grave|arriesgado|suficiente|demasiado|un problema|una (?:buena|mala) idea|realista|posible|inteligente)",
  it: "(?:ok|bene|giusto|saggio|sensato|ragionevole|male|grave|rischioso|abbastanza|troppo|un problema|una (?:buona|cattiva) idea|realistico|fattibile|intelligente)",
};
const BUT = "(?! (?:if|to|when|wenn|zu|si|de|que|se|di) )";

const CORES: { readonly [act in Exclude<Act, "why not">]: Patterns } = {
  judge: {
    en: `(?:(?:is|are|was|would|will|isnt|wouldnt) (?:that|it|this|those|they|all that)(?: all)?(?: be)?(?: (?:really|still|even|a bit|actually|not|such|then))* ${VERDICT.en}${BUT}|(?:do|would|does) (?:you )?(?:think |say )?(?:that |thats |its |it )?(?:is |makes? )?(?:a )?(?:sense|${VERDICT.en})${BUT}|does (?:that|it) (?:make sense|work|fit)|would you (?:do|recommend|advise|suggest) (?:it|that|this)|(?:(?:is|are|was|isnt) (?:that|it|this) )?(?:(?:a bit|way|not) )?too (?:close|near|soon|early|late)|any (?:downsides?|risks?|problems?)(?: with (?:it|that))?|(?:good|bad|smart) idea|should i (?:really )?(?:do|be doing) (?:that|it|this))`,
    de: `(?:(?:ist|war|ware|wird) (?:das|es|die|der|sie)(?: (?:denn|dann|auch|wirklich|echt|so|noch|nicht))* ${VERDICT.de}|(?:macht|ergibt) das (?:denn |dann )?sinn|passt das(?: so)?|wurdest du das (?:machen|empfehlen)|zu (?:nah|knapp|spat|fruh)|(?:gute|schlechte) idee|spricht (?:was|etwas) dagegen|soll(?:te)? ich das (?:wirklich )?(?:machen|tun))`,
    fr: `(?:(?:est ce que )?(?:c est|ce serait|ca serait|est ce)(?: (?:vraiment|encore|pas|alors))* ${VERDICT.fr}|ca (?:va|passe|a du sens|colle)|(?:bonne|mauvaise) idee|tu (?:le|me le) conseilles?|c est conseille)`,
    es: `(?:(?:es|seria|esta|estaria)(?: eso| esto)?(?: (?:realmente|muy|de verdad))* ${VERDICT.es}|(?:eso )?tiene sentido|(?:buena|mala) idea|me lo recomiendas|lo harias)`,
    it: `(?:(?:e|va|sarebbe)(?: (?:davvero|ancora|proprio))* ${VERDICT.it}|ha senso|(?:buona|cattiva) idea|me lo consigli|lo faresti)`,
  },
  effect: {
    en: `(?:what (?:does|would|will|do) (?:that|it|this|those) (?:actually )?(?:do|change|mean|cost)|what (?:do|would|will|am) i (?:then )?(?:lose|losing|miss|missing|give up)|what (?:gets?|is|s|falls|goes|would be|will be|do you|stays|remains)(?: then)?(?: (?:cut|cutting|left out|dropped|out|gone|lost|missing|left|take out|leave out|in))?|whats (?:cut|left|gone|out|missing|left out|dropped)|what (?:exactly )?(?:changes|changed)|how does (?:that|it|this) (?:affect|change)|(?:does|will|would) (?:that|it|this) (?:change|affect|hurt|harm|mess up|mess with|influence|ruin|cost|set))`,
    de: `(?:was (?:andert|bedeutet|macht|kostet|heisst) (?:das|es|sich)|was (?:verliere|verpasse) ich|was (?:fallt|fliegt|geht)(?: dann| da| denn)? (?:weg|raus|verloren)|was bleibt(?: dann| da)?|(?:schadet|stort|beeinflusst|andert) das)`,
    fr: `(?:(?:qu est ce que )?(?:ca|cela) change(?: quoi)?|qu est ce que (?:je perds|ca (?:fait|change|coute))|je perds quoi|qu est ce qui (?:saute|reste|disparait|change)|(?:est ce que )?(?:ca|cela) (?:nuit|gene|coute|change (?:quelque chose|mon plan)))`,
    es: `(?:que (?:cambia|supone|implica|significa|cuesta)(?: eso| esto)?|que (?:pierdo|me pierdo)|que (?:se (?:quita|va|queda)|queda)|(?:eso |esto )?(?:perjudica|afecta|cambia (?:algo|mucho|mi plan|el plan)))`,
    it: `(?:(?:che )?cosa (?:cambia|comporta|significa|costa)|(?:che )?cosa (?:perdo|mi perdo)|(?:che )?cosa (?:salta|resta|rimane|esce)|(?:questo |cio )?(?:danneggia|influisce|cambia (?:qualcosa|molto|il (?:mio )?piano)))`,
  },
  clash: {
    en: `(?:does (?:that|it|this) (?:clash|collide|conflict|interfere|overlap|fit|go)(?: (?:with|well with|ok with|next to))?|(?:any|is there a|are there any) (?:clash|clashes|conflicts?|overlaps?)|is (?:there )?anything (?:else )?(?:on|planned)(?: on)? (?:that day|then|there)|what else is (?:on|planned))`,
    de: `(?:(?:kollidiert|beisst|uberschneidet|vertragt) (?:das|sich das|es|sich)|(?:gibt es|gibts) (?:einen )?(?:konflikt|uberschneidung)|passt das (?:zu|zum|zur|mit))`,
    fr: `(?:ca (?:tombe|entre en conflit|gene|chevauche|se marie)|(?:il )?y a (?:un )?(?:conflit|autre chose))`,
    es: `(?:(?:eso )?(?:choca|coincide|interfiere)|hay (?:algun )?conflicto)`,
    it: `(?:(?:si )?(?:scontra|sovrappone|accavalla)|c e (?:un )?conflitto)`,
  },
  without: {
    en: `(?:what (?:if|happens if|would happen if|will happen if|about if)|what happens when|is it (?:bad|ok|okay|fine|a problem|terrible) (?:if|to)|how bad (?:is it|would it be) (?:if|to)|would it (?:matter|hurt|be bad) if) (?:i )?(?:just )?(?:skip|miss|leave|drop|dont do|do not do|cant do|skipped|missed|didnt do|left)(?: (?:it|that|this|them))?(?: (?:one|session|run|out|completely|altogether|entirely))*`,
    de: `(?:und )?(?:was (?:ist|passiert|ware) )?wenn ich (?:es|das|die|den|ihn|sie)(?: (?:einheit|lauf|training))?(?: (?:mal|einfach|ganz|komplett))* (?:auslasse|weglasse|ausfallen lasse|nicht mache|schwanze|skippe)`,
    fr: `(?:qu est ce qui se passe |que se passe t il |et )?si je (?:la |le |l )?(?:saute|rate|zappe|laisse tomber|ne la fais pas|ne le fais pas)`,
    es: `(?:que pasa |y )?si (?:me )?(?:la |lo )?(?:salto|pierdo|dejo|no la hago|no lo hago)`,
    it: `(?:(?:che )?cosa succede |e )?se (?:la |lo )?(?:salto|perdo|lascio|non la faccio|non lo faccio)`,
  },
  count: {
    en: `(?:(?:does|would|will|did) (?:that|it|this|they|those) (?:even |actually |also |already )?count|(?:is|was) (?:that|it|this) (?:even |actually |now )?(?:a |my )?(?:new )?(?:best|pb|pr|record))`,
    de: `(?:(?:zahlt|gilt) (?:das|es)|(?:ist|war) das (?:jetzt |schon |auch )?(?:eine |mein )?(?:neue )?(?:bestzeit|bestleistung|rekord|pb|pr))`,
    fr: `(?:(?:est ce que )?ca compte|c est (?:un )?(?:nouveau )?record)`,
    es: `(?:(?:eso |esto )?cuenta|es (?:un )?(?:nuevo )?record|es (?:mi )?mejor marca)`,
    it: `(?:(?:questo )?(?:vale|conta)|e (?:un )?(?:nuovo )?record)`,
  },
};

const MOST_WORDS = 13;
const WHY_NOT: Patterns = { en: "why not", de: "warum nicht", fr: "pourquoi pas", es: "(?:y )?por que no", it: "perche non" };
const ORDER: readonly (keyof typeof CORES)[] = ["without", "count", "clash", "judge", "effect"];

const READERS: ReadonlyMap<string, RegExp> = new Map(
  (["en", "de", "fr", "es", "it"] as const).flatMap((tongue) =>
    ORDER.map((act) => [`${tongue} ${act}`, new RegExp(`^(?:(?:${LEADS[tongue]}) )*${CORES[act][tongue]}(?= |$)`, "u")] as const),
  ),
);

/** The act of a turn: of the whole, or of its last sentence after a few words ("only 30?? what gets cut"). Undefined where it asks nothing about what was said before. */
export function actOf(content: string, tongue: Tongue): Act | undefined {
  const whole = readAct(plainWords(content, tongue), tongue);
  const [last = "", ...before] = content
    .trim()
    .split(/(?<=[?!.;])\s+/u)
    .toReversed();
  if (whole !== undefined || before.length === 0 || before.join(" ").split(/\s+/u).length > MOST_BEFORE) return whole;
  return readAct(plainWords(last, tongue), tongue);
}

const MOST_BEFORE = 5;

function readAct(words: string, tongue: Tongue): Act | undefined {
  if (words.split(" ").length > MOST_WORDS) return undefined;
  const found = ORDER.find((act) => READERS.get(`${tongue} ${act}`)?.test(words) === true);
  if (found !== undefined) return found;
  return new RegExp(`^(?:(?:${LEADS[tongue]}) )*${WHY_NOT[tongue]} \\p{L}`, "u").test(words) ? "why not" : undefined;
}
