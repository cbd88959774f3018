import { conceptsIn } from "../concepts.ts";
import { plainWords } from "../features.ts";
import type { Topic } from "./topic.ts";
import { wordsOf } from "./word-list.ts";

/* Who fell down for fun or on a stage, in English, German, Spanish, French, Italian, Portuguese and Dutch. Pretending to be well is none. */

const PRETENDS = wordsOf(`
  pretend(ed|ing|s)? fak(ed|ing|es)_(a|it|an|his|her|being|to) for_show for_a_laugh for_effect playing_dead played_dead play(ed|s|ing)?_(a|an|the)_~_(corpse|casualty|pupil|patient|victim|dead|zombie) mock(ed)?_(collapse|faint)* on_stage in_(the|our)_play theatrically dramatically
  (so_)?getan_als tat_so_als tut_so_als zum_spass aus_spass zur_show auf_der_buhne (den|die|eine?n?)_~_(toten?|verletzte*|leiche|bewusstlose*)_(gespielt|gemimt)
  fing(io|ia|iendo|ieron) de_mentira (haciendose|se_hizo|se_hace)_(el|la)_muert(o|a) de_broma haciendo_teatro
  (fait|faisait|fit|faire)_semblant pour_rire (fait|faisait)_le_mort pour_le_spectacle
  (ha_|hanno_)?(finto|fint(a|o)_di|fingeva) per_finta per_fare_scena per_scherzo per_gioco
  fing(iu|ia|indo) de_(mentira|brincadeira) fez_de_conta se_fez_de_mort(o|a) fazendo_cena
  (deed|doet|deden)_alsof voor_de_grap voor_de_show
`);
const MAY_BE_PLAYED: ReadonlySet<string> = new Set([
  "faint",
  "die",
  "collapse",
  "seizure",
  "heart",
  "illness",
  "blood",
  "lifeless",
  "selfkill",
]);

export const PRETENCE_TOPIC: Topic = {
  word: PRETENDS,
  opens: (clause) => {
    const found = conceptsIn(plainWords(clause)).map(({ concept }) => concept);
    return PRETENDS.test(clause) && found.some((concept) => MAY_BE_PLAYED.has(concept)) && !WELL.test(clause);
  },
};

const WELL = wordsOf(
  "fine ok okay well nothing_happened gut nichts bien nada rien bene niente bem goed niets eat* gegessen ess* com* mang*",
);
