import type { HealthFinding } from "../../health/group.ts";
import { isNegated } from "../words/negation.ts";
import { painNumber } from "../words/pain-number.ts";
import { type PhraseBook, phraseBook, positions } from "../words/phrases.ts";
import { hasFloor } from "../return-ladder/score.ts";
import { MODERATE_WORDS, SEVERE_WORDS } from "../words/severity-vocabulary.ts";
import { quote, type Statement } from "../words/statements.ts";
import { hurtsIn } from "./tolerance.ts";
import type { Word } from "../words/word.ts";

/** What is told of the body and is no pain of a joint or muscle. */
type Kind = "hands" | "feet" | "skin" | "build" | "side" | "ratio";

/** Torn and rubbed skin is care of the skin; a build is none at all. Practice: no document of training science limits either. */
const WORDS: readonly (readonly [Kind, PhraseBook<Kind>])[] = (
  [
    [
      "hands",
      "hands rip, hand rip, palms rip, palm rip, hands ripped, palms ripped, hands tear, hands tore, hands torn, rip my hand, ripping hands, hand rips, palm rips, rips on my hand, rips on my palm, rips, ripped hand, ripped hands, ripped a hand, ripped my hand*, ripped both hands, tore both hands, tore both my hands, tore both palms, ripped both palms, tore hands open, tore my palm*, ripped my palm*, palms are torn, hands are torn, palms raw, palms are raw, hands are raw, tore my hand*, tore a hand, tore my palm*, opened my hand*,  ripped palm, ripped palms, torn callus, ripped callus, callus ripped, callus tore, torn palm, torn skin, torn hand, callus, calluses, callous, callouses, blister on my hand, blister on my palm, blister on my finger, hand blister, schwielen, schwiele, aufgerissene wrist, wrist aufgerissen, wrist reissen auf, callo, callos, se me abren las wrist, ampollas en las wrist, ampolla en la wrist, ampoules aux wrist, cal arrachee, cals, corne arrachee, corne, blasen an den wrist, blase an der wrist",
    ],
    [
      "feet",
      "black toe nail, black toenail*, blue toenail, lost a toenail, ingrown toenail, toenail*, blister*, blase, blasen, blase am foot, blasen an den feet, ampolla, ampollas, una negra, unas negras, ampoule, ampoules, ongle noir, ongles noirs, cloque, cloques, schwarzer zehennagel, blauer zehennagel, zehennagel, zehennagel blau, nail fungus, athletes foot, fusspilz",
    ],
    [
      "skin",
      "sunburn*, sonnenbrand, quemadura solar, quemaduras solares, coup de soleil, coups de soleil, chafing, chafed, chafe, chafes, wundgescheuert, wund gescheuert, wolf gelaufen, rozadura*, irritation de la peau, frottements, bruise, bruises, blaue flecken, blauer fleck, moraton, moratones, bleus, un bleu, scrape, scraped, scratches, graze, grazed, shin scrape, schurfwunde, rasguno, eczema, acne, rash",
    ],
    [
      "build",
      "scolio*, skolio*, escolio*, flat foot, flat feet, flat arches, fallen arches, high arch, high arches, plattfuss, plattfusse, senkfuss, senkfusse, spreizfuss, spreizfusse, knickfuss, hohlfuss, hohlfusse, pies planos, pie plano, foot planos, foot plano, pieds plats, foot plats, pies cavos, foot cavos, foot creux, over pronation, overpronat*, pronat*, pronier*, supinat*, surpron*, supinier*, leg length difference, leg length discrepancy, leg length, one leg shorter, one leg is shorter, one leg longer, short leg, shorter leg, beinlangendifferenz, beinlange, ein bein kurzer, bein kurzer, dismetria, una pierna mas corta, jambe plus courte, difference de longueur, bow leg*, bowleg*, knock knee*, x beine, o beine, genu varum, genu valgum, hallux valgus, lordosis, hohlkreuz, hyperlordo*, kyphosis, rundrucken, hypermobile, hypermobil, uberbeweglich, hipermovil, hyperlaxe, double jointed, rounded shoulders, anterior pelvic tilt, beckenschiefstand",
    ],
    [
      "side",
      "side gets tired, side tires, side is weaker, side weaker, side is stronger, side fatigues, side gives out first, weaker side, weak side, left side is weak, right side is weak, seite wird mude, seite ermudet, seite ist schwacher, schwachere seite, lado se cansa, lado mas debil, lado debil, cote fatigue, cote plus faible, cote est plus faible, imbalance, imbalances, dysbalance, uneven",
    ],
  ] as const
).map(([kind, phrases]) => [kind, phraseBook<Kind>([[kind, phrases]])] as const);

/** "Quad is 80 % of the other side": a measurement of an operated or injured leg. */
const OTHER_SIDE =
  /\b(?<percent>[4-9]\d) (?:percent |prozent |por ciento |pour cent )?(?:of|der|von der|del|de la|de l|du) (?:the |my |otro |otra |autre )?(?:other|good|healthy|left|right|uninjured|uninvolved|anderen|gesunden|lado|pierna|cote|jambe|sano|sain|autre|otro|otra)\b/u;

/** Whether the words tell only of skin, of a build or of a measured side: a statement that also says pain, a number or a limp is a complaint. */
export function isNoComplaint(words: readonly Word[]): boolean {
  return kindsIn(words).length > 0 && !saysPain(words);
}

function saysPain(words: readonly Word[]): boolean {
  const skin = new Set(kindsIn(words));
  const isSkin = skin.has("hands") || skin.has("feet") || skin.has("skin");
  // "torn", "ripped" and "sore" belong to skin.
  const hurts = isSkin ? false : hurtsIn(words) || positions(MODERATE_WORDS, words).length + positions(SEVERE_WORDS, words).length > 0;
  return hurts || hasFloor(words) || (painNumber(words) ?? 0) >= (isSkin ? SORE_SKIN : 1);
}

/** From here on it is more than skin. */
const SORE_SKIN = 6;

function kindsIn(words: readonly Word[]): readonly Kind[] {
  const named = WORDS.flatMap(([kind, book]) => (positions(book, words).some((at) => !isNegated(words, at)) ? [kind] : []));
  return percentIn(words) === undefined ? named : [...named, "ratio"];
}

function percentIn(words: readonly Word[]): number | undefined {
  const found = OTHER_SIDE.exec(words.map(({ text }) => text).join(" "))?.groups?.["percent"];
  return found === undefined ? undefined : Number(found);
}

/** What such statements change, in the athlete's words: no region is limited, and nothing told is dropped without a word. */
export function noComplaints(statements: readonly Statement[]): readonly HealthFinding[] {
  const found = new Map<Kind, HealthFinding>();
  for (const statement of statements) {
    for (const { words } of statement.segments) {
      if (!isNoComplaint(words)) continue;
      for (const kind of kindsIn(words)) if (!found.has(kind)) found.set(kind, getFinding(kind, quote(statement, words)));
    }
  }
  // German has one word for a blister and a bladder.
  if (BLADDER.test(found.get("feet")?.phrase ?? "") && statements.some(({ words }) => words.some(({ text }) => OF_THE_BLADDER.test(text))))
    found.delete("feet");
  // A blister on a hand is a hand's.
  const blister = found.get("feet");
  if (blister !== undefined && (found.has("hands") || HANDS.test(blister.phrase))) {
    if (!found.has("hands")) found.set("hands", getFinding("hands", blister.phrase));
    found.delete("feet");
  }
  return [...found.values()];
}

const BLADDER = /^blase$/iu;
const OF_THE_BLADDER =
  /^(?:hupf|hüpf|jump|spring|seil|skip|geburt|birth|schwanger|pregnan|beckenboden|hust|nies|lach|harn|urin|pinkel|tropf)/u;
const HANDS = /hand|händ|palm|finger|mano|dedo|main|doigt|paume/iu;

const NOTES: { readonly [kind in Kind]: readonly [group: "skin" | "build", label: string, note: string] } = {
  hands: [
    "skin",
    "torn hands",
    "is a skin problem, not an injury: nothing is off limits. Cut loose skin smooth, wash it and cover it; grips or tape on the bar, little chalk, and file the calluses flat once a week. While it is open keep to 30 reps on the bar in a session and stop a set when it burns. Redness that spreads, pus or fever: see a doctor.",
  ],
  feet: [
    "skin",
    "blisters and nails",
    "is a skin problem, not an injury: nothing is off limits. Keep nails short, wear dry socks, leave a thumb's width of room in the shoes, and tape the spot before a long run. Redness that spreads, pus or fever: see a doctor.",
  ],
  skin: [
    "skin",
    "skin",
    "is a skin problem, not an injury: nothing is off limits. Keep it clean and dry, cover or grease what rubs. Redness that spreads, pus or fever: see a doctor.",
  ],
  build: [
    "build",
    "your build",
    "is how you are built, not pain, so nothing is limited. If it ever hurts, write where and how strong, 0 to 10.",
  ],
  side: ["build", "one side", "is a weaker side, not an injury: start one-sided exercises with that side and do no more on the other."],
  ratio: [
    "build",
    "a weaker side",
    "is a measurement to train by: start one-sided exercises with that side, give it one extra set, and measure again every four weeks. Jumps, cuts and sprints wait until it reaches 90% and whoever treats you agrees.",
  ],
};

function getFinding(kind: Kind, phrase: string): HealthFinding {
  const [group, label, note] = NOTES[kind];
  return { group, label, phrase, limits: {}, note: `“${phrase}” ${note}` };
}
