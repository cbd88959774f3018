import { isAboutOwnPeople, namesBody, namesSensation, RECENT, type Topic } from "./topic.ts";
import { anyOf, standing, wordsOf } from "./word-list.ts";

/*
 * What happens in films, series, books and games (triage.md section 3.5), in English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const WORKS = anyOf(`
  films? movies? thrillers? novels? audiobooks? documentar(y|ies) netflix_(doc|show|series|film) podcasts? true_crime soap_opera drama video_?games? sitcom whodunn?it season_finale horror_(film|movie|book) (saw|watched|seen|at)_(a|the)_(play|musical|opera|panto)
  filme?s? spielfilm krimis? tatort roman(e|s)? doku* horrorfilm* horbuch* computerspiel* im_(theater|musical|kino) oper
  pelis? peliculas? documental* novelas? thriller videojuego*
  documentaires? romans? polars? thriller jeu_video bouquin
  documentari(o)? romanz(o|i) giall(o|i) film videogioco
  filmes? documentario* novela romances? suspense videojogo
  documentaire* romans? thrillers? spannend_boek
`);
/** A series and a book are also sets of an exercise and something to log: only what was watched or read is meant. */
const WATCHED = anyOf(
  "series? show book one episodes? folge* capitulo* episodio* episode* aflevering* serie(s)? buch serie libro livre libro livro boek thing sendung programa emission programma",
);
const VIEWED = anyOf(`
  (im_|i_am_|i_was_|ive_been_|we_|i_)?(watched|watching|saw|seen|binged|read|reading|finished|listening_to)
  (hab|habe|haben|gestern)?_?(geschaut|gesehen|geguckt|gelesen) (ich_)?(lese|schaue|schau|gucke|guck)
  (he_|hemos_)?(visto|vi|vimos|leido|leyendo|viendo|leo) (j_?ai_|on_a_)?(vu|regarde|lu) (je_)?(lis|regarde)
  (ho_|abbiamo_)?(visto|guardato|letto|leggendo|guardando|leggo) (eu_|a_gente_)?(vi|assisti|assistimos|li|lendo|assistindo) (heb_|hebben_)?(gezien|gekeken|gelezen) (ik_)?(lees|kijk)
`);
const DETERMINER = anyOf(
  "a an the that this some my d(er|ie|as|en|em) ein(e|en|em)? so_ein(e|en)? la el un una esa ese esta unas? le les une cette ce il lo uno quel quella o a um uma aquele aquela de het een die dat",
);
const WORK = new RegExp(
  standing(
    `${WORKS}|${VIEWED} (?:[\\p{L}]+ ){0,2}?${DETERMINER} (?:[\\p{L}]+ ){0,2}?${WATCHED}|${DETERMINER} (?:[\\p{L}]+ ){0,2}?${WATCHED} (?:[\\p{L}]+ ){0,2}?${VIEWED}`,
  ),
  "u",
);
/** Whom the story is about. */
const CHARACTER = wordsOf(`
  where_(he|hes|she|shes|they|theyre|everyone|everybody|the|a) (one|who|whose|that)_(he|hes|she|shes|is|gets|dies|falls) in_which everyone everybody hero* main_(character|guy) protagonist* detective villain killer murderer victim* the_(guy|man|woman|bloke|girl|boy|runner|climber|doctor|actor)
  in_de(m|r) wo_(er|sie|der|die|alle) held* hauptfigur kommissar* morder* opfer (ist|wird|wurde|stirbt)_(der|die|das|ein|eine) alle einer
  donde en_(la|el)_que todos todo_el_mundo protagonista detective asesin* victima* al_(medico|prota*) a_la_(chica|protagonista)
  ou_(il|elle|le|la|tout) dans_(lequel|laquelle) tout_le_monde heros heroine assassin victime*
  dove in_cui tutti protagonista detective assassin* vittim*
  onde em_que todo_mundo todos protagonista detetive assassin* vitima* o_cara
  waarin waar_(hij|zij|ze|iedereen) iedereen hoofdpersoon held moordenaar slachtoffer*
`);
/** The dead of a story, counted: nobody who writes is one of them. */
const COUNTED =
  /\b(?:\d+|two|three|four|five|ten|dozens?(?: of)?|lots of|many|zwei|drei|vier|funf|zehn|viele|dos|tres|cuatro|cinco|diez|muchos|deux|trois|quatre|cinq|dix|plusieurs|due|tre|quattro|cinque|dieci|tanti|dois|quatro|dez|muitos|twee|drie|vier|vijf|tien|veel) (?:\p{L}+ )?(?:dead|deaths|bodies|murders|tote|leichen|morde|muertos|asesinatos|morts|cadavres|morti|omicidi|mortos|assassinatos|doden|moorden|lijken)\b/u;

const VIEWER = new RegExp(
  standing(
    `(?:i|we|ich|wir|im|ive|je|j|on|io|eu|a gente|ik|we)?(?: (?:am|was|been|have|hab|habe|haben|heb|hebben|ai|a))?(?: (?:just|gestern|gerade))? ?${VIEWED}|(?:hab|habe) (?:ich )?(?=(?:[\\p{L}]+ ){0,6}${VIEWED})`,
  ),
  "gu",
);

export const FICTION_TOPIC: Topic = {
  word: WORK,
  opens: (clause) =>
    WORK.test(clause) && isOfStory(clause) && (hasCharacter(clause) || !namesSensation(clause.replaceAll(WORK_WORDS, " "))),
  carries: (clause, before) =>
    before !== "" && !RECENT.test(clause) && isOfStory(clause) && (hasCharacter(clause) || isToldOn(clause, before)),
};

/** "… and cuts off his own arm", behind "the one where he's trapped". */
function isToldOn(clause: string, before: string): boolean {
  if (!namesSensation(clause)) return true;
  const isOfCharacter = hasCharacter(before) && (OF_ANOTHER.test(clause) || !namesBody(clause));
  return isOfCharacter && !WISHES.test(clause);
}

const OF_ANOTHER = wordsOf(
  "he she they his her their er sie sein* ihr* su sus il elle son sa ses lui lei suo sua ele ela seu hij zij zijn haar",
);
const WISHES = wordsOf("want wish wanna will mochte wollen quiero quisiera veux voudrais voglio vorrei quero wil");
const WORK_WORDS = new RegExp(WORK.source, "gu");

function hasCharacter(clause: string): boolean {
  return CHARACTER.test(clause) || COUNTED.test(clause) || (IN_WORK.test(clause) && OF_ANOTHER.test(clause));
}

/** "In the film he collapses", not "during the film he collapsed". */
const IN_WORK = new RegExp(
  standing(
    `(?:in|im|in dem|in der|en|dans|nel|nello|nella|no|na) (?:${DETERMINER} )?(?:[\\p{L}]+ )?(?:${WORKS}|book|buch|libro|livre|livro|boek|serie)`,
  ),
  "u",
);

function isOfStory(clause: string): boolean {
  return !isAboutOwnPeople(clause, VIEWER);
}
