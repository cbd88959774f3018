import { ANIMAL_TOPIC } from "./animals.ts";
import { CASE_WORK_TOPIC } from "./case-work.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { DEVICE_TOPIC } from "./devices.ts";
import { FICTION_TOPIC } from "./fiction.ts";
import { LESSON_TOPIC } from "./lessons.ts";
import { PRETENCE_TOPIC } from "./pretence.ts";
import { RELATIVE_TOPIC } from "./relatives.ts";
import { RULES_TOPIC } from "./rules.ts";
import { namesSign, type Topic } from "./topic.ts";
import { conceptsFor } from "../evidence.ts";
import { namesAcquaintance } from "../person.ts";
import { wordsOf } from "./word-list.ts";

/*
 * Whose sign it is and when, as clinical text is read for its experiencer and time (ConText: Harkema et al., J Biomed Inform 2009;42:839-51): clauses about
 * no person of now are left out, and all that is left is read as ever. In doubt a clause stays.
 */

const TOPICS: readonly Topic[] = [
  RULES_TOPIC,
  PRETENCE_TOPIC,
  RELATIVE_TOPIC,
  LESSON_TOPIC,
  CASE_WORK_TOPIC,
  FICTION_TOPIC,
  ANIMAL_TOPIC,
  DEVICE_TOPIC,
];

/** "Me too", "same with mine": whatever was told of another is the writer's as well. */
const SAME_HERE = wordsOf(`
  in_(my|our)_case in_(mein|unser)em_fall en_mi_caso dans_mon_cas nel_mio_caso no_meu_caso in_mijn_geval me_too mine_(too|is|has|does|did) same_(here|thing|symptoms|as|with|for) (just|exactly|a_bit)_like_(me|mine|him|her|he|she|in) like_(me|mine) so_(did|do|am|nearly|almost|will)_i and_so_~_(i|me|will_i) as_(do|did|am)_i i_(do|did|am|have)_too
  ich_auch bei_mir_(auch|genauso|ebenfalls) wie_(ich|bei_mir) mir_(auch|genauso) genau(so)?_wie
  yo_(tambien|casi|igual) a_mi_(tambien|igual) como_(yo|a_mi) lo_mismo igual_que
  moi_(aussi|pareil|pas_loin|presque) comme_moi pareil_(pour|chez) la_meme_chose
  anche_(io|a_me) come_(me|a_me) io_(pure|quasi) la_stessa_cosa
  eu_(tambem|quase) comigo_(tambem|igual) como_eu a_mesma_coisa
  ik_(ook|bijna) bij_mij_ook net_(als|zoals)_(ik|bij_mij) hetzelfde
`);

/** Whether words take up what was told before as the writer's own. */
export function refersToSelf(said: string): boolean {
  return SAME_HERE.test(said);
}

/**
 * A message without its clauses about devices, stories, cases of a job, lessons, rules, animals and what others got over; the same string where none of
 * them names a sign.
 */
export function withoutOtherExperiencers(content: string): string {
  const clauses = clausesOf(content);
  const message = clauses.map(({ said }) => said).join(", ");
  if (refersToSelf(message)) return content;
  const told = othersIn(clauses, message);
  const others = told.map(({ clause }) => clause);
  const isExplained = told.some(({ clause, topic }) => topic.isFigurative === true || namesSign(clause.said));
  if (!isExplained || isTakenToHeart(clauses, others)) return content;
  return others.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, content);
}

/** Thoughts of the writer about how another ended a life. */
const THINKS = wordsOf(`
  (keep_)?think(ing)? thought_about understand i_get_(it|him|her|them|why) peaceful tempt(ed|ing) envy envious jealous beautiful easy_way stuck_with_me haunts stays_with_me cant_shake relate
  denk(e|en|t)? versteh* nachvollziehen friedlich verlockend neid* geht_mir_nach kopf
  piens(o|ar|e) pensando entiendo comprendo envidia paz tranquil(o|a) tentador cabeza
  pens(e|er|ais) comprends paisible envie jalou(x|se) tentant tete
  pens(o|are|ando|i) capisco invidi* sereno pace tent* testa
  penso pensando pensar entendo invej* paz tranquil(o|a) tentador cabeca
  denk begrijp snap vredig jaloers verleidelijk hoofd
`);
const OF_SUICIDE: ReadonlySet<string> = new Set("selfharm selfkill means goodbye despair drug".split(" "));

/** "In the film she takes pills. I keep thinking how peaceful it looked": no story only. */
function isTakenToHeart(clauses: readonly Clause[], others: readonly Clause[]): boolean {
  const isOfSuicide = others.some(
    ({ said }) => [...conceptsFor(said)].some((concept) => OF_SUICIDE.has(concept)) || ENDS_OWN_LIFE.test(said),
  );
  return isOfSuicide && clauses.some((clause) => !others.includes(clause) && THINKS.test(clause.said));
}

const ENDS_OWN_LIFE = wordsOf(
  "suicid* (kills?|hangs?|shoots?|drowns?)_(himself|herself|themselves|oneself) (took|takes)_(his|her|their)_(own_)?life suizid* selbstmord* (bringt|brachte)_sich_um erhangt* se_(mata|suicida|cuelga|tue|pend|enforca) si_(uccide|ammazza|impicca) zelfmoord* pleegt",
);

interface OfOther {
  readonly clause: Clause;
  readonly topic: Topic;
}

function othersIn(clauses: readonly Clause[], message: string): readonly OfOther[] {
  const topics = TOPICS.filter(({ word }) => word.test(message));
  if (topics.length === 0) return [];
  let topic: Topic | undefined;
  let before = "";
  let last = -1;
  return clauses.flatMap((clause) => {
    if (clause.sentence !== last) before = "";
    last = clause.sentence;
    const { said } = clause;
    const sentence = sentenceOf(clause, clauses);
    const opened = topics.find((one) => one.opens(said, { sentence, message }));
    const isCarried = topic?.carries?.(said, before) === true;
    if (opened === undefined && !isCarried) {
      if (namesAcquaintance(said)) topic = undefined;
      before = "";
      return [];
    }
    topic = opened ?? topic;
    before = `${before}, ${said}`;
    return topic === undefined ? [] : [{ clause, topic }];
  });
}

function sentenceOf({ sentence }: Clause, clauses: readonly Clause[]): string {
  return clauses
    .filter((one) => one.sentence === sentence)
    .map(({ said }) => said)
    .join(", ");
}
