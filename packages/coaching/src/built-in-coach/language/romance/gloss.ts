import { memoized } from "@ironpace/training";
import { normalise } from "../../question.ts";
import { FRENCH_PHRASES } from "./phrases-in-french.ts";
import { ITALIAN_PHRASES } from "./phrases-in-italian.ts";
import { SPANISH_PHRASES } from "./phrases-in-spanish.ts";
import { MORE_WORDS } from "./words.ts";

/** Languages of which the coach reads what is asked of own numbers and sessions; answers to them are in English. */
export type Romance = "fr" | "es" | "it";

export function isRomance(language: string): language is Romance {
  return language === "fr" || language === "es" || language === "it";
}

/** Says, in the athlete's own language, that a message was not understood and what is. */
export const NOT_READ: { readonly [language in Romance]: string } = {
  fr: "Je n’ai pas de bonne réponse à cela. Je suis le coach intégré : tes séances, tes chiffres, entraînement, récupération, alimentation et courses. Dis-le autrement, par exemple « combien de séances en octobre » ou « combien de repos entre les séries ».",
  es: "No tengo una buena respuesta a eso. Soy el coach integrado: tus sesiones, tus números, entrenamiento, recuperación, comida y carreras. Dilo de otra forma, por ejemplo «cuántas sesiones en octubre» o «cuánto descanso entre series».",
  it: "Non ho una buona risposta. Sono il coach integrato: le tue sessioni, i tuoi numeri, allenamento, recupero, alimentazione e gare. Dillo in altro modo, per esempio «quante sessioni a ottobre» o «quanto riposo tra le serie».",
};

/** The language of a message too short to tell by its small words: every word is known in one language, and is no English one. */
export const shortRomance = memoized((content: string): Romance | undefined => {
  const read = ofWords(content);
  const small = normalise(content);
  return read === "it" && SPANISH_ONLY.test(small) && !ITALIAN_ONLY.test(small) ? "es" : read;
});

/** "Cambia la meta de 10k a 45" has words of Italian too: the small ones tell them apart. */
const SPANISH_ONLY = /\b(?:de|el|los|las|y|para|pa|en|por)\b/;
const ITALIAN_ONLY = /\b(?:di|il|lo|gli|e|per|della?|alla?|nel)\b/;

function ofWords(content: string): Romance | undefined {
  const words = normalise(content).split(" ");
  if (words.length > MOST_SHORT) return words.length > MOST_LONGER ? undefined : ofMostWords(words);
  const languages: readonly Romance[] = SPANISH_LETTERS.test(content) ? ["es"] : ["fr", "es", "it"];
  return languages.find((language) => {
    const isPhrase = ALL_PHRASES[language].some(([pattern]) => ` ${words.join(" ")} `.replace(pattern, "").trim() === "");
    const telling = words.filter(
      (word) => (TABLES[language].get(word) ?? word) !== word && word.length >= SHORTEST_TELLING && !ENGLISH_TOO.has(word),
    );
    const rest = words.every((word) => TABLES[language].has(word) || AS_IT_IS.test(word));
    return isPhrase || (telling.length > 0 && rest);
  });
}

/** The language that knows nearly all words of a message, two of them telling; undefined with an English word that no other language has. */
function ofMostWords(words: readonly string[]): Romance | undefined {
  if (words.some((word) => ENGLISH_ONLY.has(word))) return undefined;
  const [best] = (["fr", "es", "it"] as const)
    .map((language) => {
      let text = ` ${words.join(" ")} `;
      for (const [pattern] of ALL_PHRASES[language]) text = text.replaceAll(pattern, DONE);
      const left = text.trim().split(/ +/u);
      const isKnown = (word: string): boolean => word === DONE || TABLES[language].has(word) || AS_IT_IS.test(word);
      // A known phrase tells as much as two words.
      const phrases = left.filter((word) => word === DONE).length;
      const telling =
        phrases +
        left.filter(
          (word) =>
            word === DONE ||
            (word.length >= SHORTEST_TELLING && TABLES[language].has(word) && !ENGLISH_TOO.has(word) && !AS_IT_IS.test(word)),
        ).length;
      return { language, share: left.filter(isKnown).length / left.length, telling };
    })
    .toSorted((a, b) => b.share - a.share || b.telling - a.telling);
  return best !== undefined && best.share >= NEARLY_ALL && best.telling >= FEWEST_TELLING ? best.language : undefined;
}

/** Letters that French and Italian do without: "dormí mal" is not the French "dormi mal". */
const SPANISH_LETTERS = /[ñáíóú¿¡]/iu;

const NEARLY_ALL = 0.8;
const FEWEST_TELLING = 2;
const MOST_LONGER = 14;
const ENGLISH_ONLY: ReadonlySet<string> = new Set(
  "the my is are was what whats how i im ive do does did can for to and with of you should have has when where why which it that this".split(
    " ",
  ),
);
const MOST_SHORT = 3;
const SHORTEST_TELLING = 4;
const ENGLISH_TOO: ReadonlySet<string> = new Set("come dove long hard best record bike rest note fois rate son pour fait".split(" "));

/** A message in the English words that the grammar reads; undefined where too few of its words are known. */
export function romanceToEnglish(content: string, language: Romance): string | undefined {
  let text = ` ${normalise(content)} `;
  for (const [pattern, english] of ALL_PHRASES[language])
    text = text.replaceAll(pattern, (_, ...groups: (string | undefined)[]) => withGroups(english, groups)).replaceAll(/ +/g, " ");
  const words = text
    .trim()
    .split(" ")
    .filter((word) => word !== "");
  let known = 0;
  const english = words.flatMap((word) => {
    if (word.startsWith(DONE)) {
      known += 1;
      return word.slice(1).split("_");
    }
    const found = TABLES[language].get(word);
    if (found !== undefined || AS_IT_IS.test(word)) known += 1;
    return (found ?? word).split(" ").filter((each) => each !== "");
  });
  return words.length === 0 || known / words.length < FEWEST_KNOWN
    ? undefined
    : `${english.join(" ").replaceAll(TWICE, "$1")}${content.trim().endsWith("?") ? "?" : ""}`;
}

/** The English of a phrase; what its groups hold is still to be read word by word. */
function withGroups(english: string, groups: readonly (string | undefined)[]): string {
  return english
    .split(/(\$\d)/u)
    .map((part) => {
      const group = /^\$(\d)$/u.exec(part);
      if (group !== null) return groups[Number(group[1]) - 1] ?? "";
      const words = part.trim();
      return words === "" ? part : `${part.startsWith(" ") ? " " : ""}${DONE}${words.replaceAll(" ", "_")}${part.endsWith(" ") ? " " : ""}`;
    })
    .join("");
}

/** A phrase and the word after it may both say "my". */
const TWICE = /\b(my|and|the|of|did i|do i)(?: \1)+\b/gu;

const DONE = "\u0001";
const FEWEST_KNOWN = 0.7;

/** What is written alike in all of them. */
const AS_IT_IS =
  /^(?:\d[\d.,:/]*(?:k|km|kg|m|min|h|w|%)?|squats?|snatch|clean|jerk|ftp|vdot|rpe|hyrox|km|kg|min|k|m|wall|balls?|sled|push|pull|farmers|carry|burpees?|lunges?|ski|skierg|plan|deload|marathon|cindy|berlin|hamburg|vo2max|total|zone|emom|amrap|crossfit|front|bench|stress|gels?)$/;

type Pairs = readonly (readonly [said: string, english: string])[];

/** With several words or a choice between readings; the longer ones first. */
const PHRASES: { readonly [language in Romance]: Pairs } = {
  fr: [
    ["laisse(?: tomber| la| le| ca)?|oublie(?: ca)?|annule(?: ca| tout)?$", "leave it"],
    ["daccord|vas y", "do it"],
    ["merci(?: beaucoup)?", "thanks"],
    ["plus court|en bref", "shorter"],
    ["combien de seances ai je|combien de seances jai", "how many sessions did i"],
    ["manquees?|ratees?", "miss"],
    ["quest ce que je (?:dois faire|fais|peux faire)|que dois je faire|je (?:fais|dois faire) quoi|quelle est ma seance", "what do i have"],
    ["quest ce que jai (?:fait|fais)|quai je fait", "what did i do"],
    ["ce mois ci", "this month"],
    ["cette semaine", "this week"],
    ["jai (?:seulement|juste|que)|je nai que|il ne me reste que", "i have only"],
    ["(?:la |une )?semaine de (?:decharge|deload)", "deload"],
    ["(?:raccourcis|reduis) (?:la |le |ca )?a", "make it"],
    ["(?:dans )?combien de temps (?:avant|jusqua|reste t il avant)|dans combien de jours (?:est|a lieu)?", "how long until"],
    ["est ce que je peux|je peux|puis je", "can i"],
    ["(?:la )?deplacer (?:a|au)|peux tu la deplacer (?:a|au)", "move it to"],
    ["quel temps (?:fait il|il fait|fera t il|va t il faire)", "what is the weather"],
    ["a quoi sert|ca sert a quoi", "what is the point of"],
    ["est ce utile|est ce que ca aide|utile", "worth it"],
    ["un jour de repos|jour off", "rest day"],
    ["jai mal (?:au|a la|a l|aux)", "i have pain in my"],
    ["non pas|pas", "not"],
    ["quest ce que jai|quai je|jai quoi", "what do i have"],
    ["quest ce qui est prevu|cest quoi", "whats planned"],
    ["est ce que mon|est ce que ma", "is my"],
    ["est ce que jai", "did i"],
    ["est ce que je", "do i"],
    ["combien de", "how many"],
    ["il me reste|me reste t il", "left"],
    ["ou pas(?: du tout)?", ""],
    ["developpe couche", "bench press"],
    ["developpe militaire", "overhead press"],
    ["souleve de terre", "deadlift"],
    ["course a pied|courses a pied", "runs"],
    ["sortie longue|sorties longues", "long run"],
    ["par rapport a|compare a|comparee? a", "vs"],
    ["la semaine derniere|semaine derniere|semaine passee", "last week"],
    ["la semaine prochaine|semaine prochaine", "next week"],
    ["le mois dernier|mois dernier", "last month"],
    ["lan dernier|lannee derniere|annee derniere", "last year"],
    ["plus longue? course", "longest run"],
    ["le plus lourd|la plus lourde", "heaviest"],
    ["le plus long|la plus longue", "longest"],
    ["le plus dur|la plus dure", "hardest"],
    ["(?:enleve|supprime|annule) (?:la|le)(?= |$)", "remove it"],
    ["(?:deplace|decale|mets) (?:la|le) (?:a|au)", "move it to"],
    ["raccourcis (?:la|le)(?= |$)", "make it shorter"],
    ["repos", "rest day"],
    ["stp|svp|sil te plait", "please"],
    ["avant de|avant la|avant le", "before"],
    ["apres le|apres la", "after"],
    ["jour de repos|jours de repos", "rest day"],
  ],
  es: [
    ["(?:mejor )?(?:dejal[oa]|olvidal[oa]|dejal[oa] asi)", "leave it"],
    ["de acuerdo|hazlo|adelante", "do it"],
    ["(?:muchas )?gracias", "thanks"],
    ["mas corto", "shorter"],
    ["que (?:tengo que|debo) hacer|que hago|que toca", "what do i have"],
    ["(?:solo|unicamente) tengo|tengo (?:solo|solamente)", "i have only"],
    ["acort[ae]l[ao] a|reducel[ao] a|dejal[ao] en", "make it"],
    ["puedo (?:moverl[ao]|pasarl[ao]|cambiarl[ao]) (?:al?|para el)", "move it to"],
    ["cuanto (?:falta|queda) para", "how long until"],
    ["para que sirve|sirve de algo|sirve", "is it worth taking"],
    ["(?:la )?semana de descarga", "deload"],
    ["me duele (?:el|la)|me duelen (?:los|las)", "i have pain in my"],
    ["esta semana", "this week"],
    ["este mes", "this month"],
    ["que hice", "what did i do"],
    ["que tengo|que me toca|que hay", "what do i have"],
    ["como va(?:n)? mi", "how is my"],
    ["press de banca|press banca", "bench press"],
    ["press militar", "overhead press"],
    ["peso muerto", "deadlift"],
    ["remo de 500(?: m)?|500 de remo", "500 m row"],
    ["tirada larga|rodaje largo|carrera larga", "long run"],
    ["la semana pasada|semana pasada", "last week"],
    ["la (?:proxima semana|semana que viene)|proxima semana|semana que viene", "next week"],
    ["el mes pasado|mes pasado", "last month"],
    ["el ano pasado|ano pasado", "last year"],
    ["comparado con|en comparacion con|respecto a", "vs"],
    ["mas larga|mas largo", "longest"],
    ["mas pesad[oa]", "heaviest"],
    ["mas dur[oa]", "hardest"],
    ["dia de descanso|dias de descanso", "rest day"],
    ["quitala|quitalo|borrala|eliminala", "remove it"],
    ["(?:muevel[ao]|pasal[ao]|cambial[ao]) (?:al?|para el)", "move it to"],
    ["acortal[ao]", "make it shorter"],
    ["por favor|porfa", "please"],
    ["antes de(?: la| el)?", "before"],
    ["despues de(?: la| el)?", "after"],
    ["cuanto descanso", "how long should i rest"],
    ["cuanto tiempo", "how much time"],
  ],
  it: [
    ["lascia(?: stare| perdere)?|lascial[ao]|annulla(?: tutto)?$", "leave it"],
    ["va bene|daccordo|fallo", "do it"],
    ["grazie(?: mille)?", "thanks"],
    ["piu corto|piu breve", "shorter"],
    ["(?:cosa|che) (?:devo|dovrei) fare|cosa faccio|che faccio|che cosa devo fare", "what do i have"],
    ["ho (?:solo|soltanto)", "i have only"],
    ["accorcial[ao] a|riducil[ao] a", "make it"],
    ["posso spostarl[ao] (?:a|al|alla)|puoi spostarl[ao] (?:a|al|alla)", "move it to"],
    ["quanto manca (?:alla|al|a)", "how long until"],
    ["a cosa serve|serve (?:la|il|lo)|serve", "is it worth taking"],
    ["(?:la )?settimana di scarico", "deload"],
    ["mi fa male (?:il|la|lo)|ho male (?:al|alla)", "i have pain in my"],
    ["questa settimana", "this week"],
    ["questo mese", "this month"],
    ["cosa ho fatto|che ho fatto", "what did i do"],
    ["ho fatto|ho svolto", "did i do"],
    ["a (?=gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)", "in "],
    ["cosa ho|che ho|cosa ce|che ce|cosa mi aspetta", "what do i have"],
    ["come va(?:nno)?(?: il| la| i)? mi[oae]i?", "how is my"],
    ["panca piana|distensioni su panca", "bench press"],
    ["lento avanti", "overhead press"],
    ["stacco da terra|stacchi da terra", "deadlift"],
    ["corsa lunga|lungo lento", "long run"],
    ["la settimana scorsa|settimana scorsa", "last week"],
    ["la (?:prossima settimana|settimana prossima)|prossima settimana|settimana prossima", "next week"],
    ["il mese scorso|mese scorso", "last month"],
    ["lanno scorso|anno scorso", "last year"],
    ["rispetto a(?:l|lla)?|in confronto a", "vs"],
    ["piu lung[ao]", "longest"],
    ["piu pesante", "heaviest"],
    ["piu dur[ao]", "hardest"],
    ["giorno di riposo|giorni di riposo", "rest day"],
    ["toglila|toglilo|eliminala|cancellala", "remove it"],
    ["(?:spostal[ao]|mettil[ao]) (?:al?|alla)", "move it to"],
    ["accorcial[ao]", "make it shorter"],
    ["per favore", "please"],
    ["prima di(?:l|lla)?|prima della|prima del", "before"],
    ["dopo (?:la|il|lo)", "after"],
    ["quanto tempo", "how much time"],
  ],
};

const FRENCH =
  "quand when combien how_much quel what quelle what quels what quelles what mon my ma my mes my le the la the les the un a une a du of des of de of et and ou or a at au on en in dans in pour for sur on avec with je i jai i tu you mes my est is sont are etait was ai have suis am fait done moi me ce this cet this cette this ces these dernier last derniere last dernieres last derniers last prochain next prochaine next premier first premiere first meilleur best meilleure best moyenne average moyen average jour day jours days semaine week semaines weeks mois month annee year an year ans years hier yesterday aujourdhui today demain tomorrow lundi monday mardi tuesday mercredi wednesday jeudi thursday vendredi friday samedi saturday dimanche sunday janvier january fevrier february mars march avril april mai may juin june juillet july aout august septembre september octobre october novembre november decembre december printemps spring ete summer automne autumn hiver winter seance session seances sessions entrainement training entrainements sessions entraine trained course race courses races couru ran_i courir run cours run tractions pull_ups traction pull_up rameur row velo bike record best records bests objectif goal objectifs goals charge load heures hours heure hour minutes minutes kilometres km metres m allure pace effort effort poids weight depuis since jusque until jusqua until vs vs contre vs progresse progressing progres progress plus more moins less rate missed ratee missed manque missed manquee missed saute skipped sautee skipped prevu planned prevue planned deplace move supprime remove enleve remove echange swap raccourcis shorten repos rest sommeil sleep dormi slept proteines protein cafe coffee chaussures shoes courbatures soreness crampes cramps manger eat fois times long long longue long facile easy dur hard dure hard lourd heavy pas not ne - oui yes non no aussi also dois should prendre take faut need puis can rhume cold fievre fever comment how pourquoi why seulement only juste only besoin need performance best creatine creatine cafeine caffeine eau water boire drink dormir sleep zone zone echauffer warm_up echauffement warm_up genou knee epaule shoulder cheville ankle mollet calf mal pain annule cancel remplace replace par with blesse injured plan plan peux can lallure the_pace dallure of_pace etirement stretching etirements stretching alcool alcohol apres after avant before taper taper affutage taper ameliorer improve plus_tard later ma my augmenter increase faire do";
const SPANISH =
  "cuando when cuanto how_much cuanta how_much cuantos how_many cuantas how_many que what cual what cuales what como how donde where por for porque why mi my mis my el the la the los the las the un a una a del of de of y and o or a at al to en in con with para for yo i es is son are era was fue was he have hice did_i hago do_i tengo do_i_have tu you me me este this esta this estos these estas these ultimo last ultima last ultimos last ultimas last proximo next proxima next primer first primera first mejor best media average promedio average dia day dias days semana week semanas weeks mes month meses months ano year anos years ayer yesterday hoy today manana tomorrow lunes monday martes tuesday miercoles wednesday jueves thursday viernes friday sabado saturday domingo sunday enero january febrero february marzo march abril april mayo may junio june julio july agosto august septiembre september octubre october noviembre november diciembre december primavera spring verano summer otono autumn invierno winter sesion session sesiones sessions entreno session entrenos sessions entrenamiento session entrenamientos sessions entrene trained carrera race carreras races corri ran_i correr run corrida run dominadas pull_ups dominada pull_up sentadilla squat sentadillas squat remo row bici bike record best marca best objetivo goal objetivos goals carga load horas hours hora hour minutos minutes kilometros km metros m ritmo pace esfuerzo effort peso weight desde since hasta until contra vs mejora improve mejorado improved progresa progressing progreso progress mas more menos less falte did_i_miss salte did_i_skip perdi did_i_miss puedo can_i debo should_i tomar take resfriado cold fiebre fever previsto planned planeado planned mueve move quita remove cancela remove cambia swap acorta shorten descanso rest entre between series sets repeticiones reps quiero want pasar go si if sueno sleep dormir sleep dormi slept proteina protein proteinas protein cafeina caffeine creatina creatine zapatillas shoes agujetas soreness calambres cramps comer eat veces times vez time larga long largo long facil easy duro hard dura hard pesado heavy no not tambien also solo only necesito need agua water beber drink alcohol alcohol estirar stretching calentar warm_up calentamiento warm_up rodilla knee hombro shoulder tobillo ankle gemelo calf zona zone plan plan antes before despues after mejorar improve reemplaza replace sustituye replace cancela cancel hacer do ayuda help necesaria needed pasa move pon move mejor rather del of";
const ITALIAN =
  "quando when quanto how_much quanta how_much quanti how_many quante how_many che what cosa what quale what quali what come how dove where perche why mio my mia my miei my mie my il the lo the la the i the gli the le the un a una a di of del of della of dei of e and o or a at al to alla to in in nel in con with per for io i sono am era was stato been ho have ha has faccio do_i questo this questa this questi these ultimo last ultima last ultimi last ultime last prossimo next prossima next primo first prima first miglior best migliore best media average giorno day giorni days settimana week settimane weeks mese month mesi months anno year anni years ieri yesterday oggi today domani tomorrow lunedi monday martedi tuesday mercoledi wednesday giovedi thursday venerdi friday sabato saturday domenica sunday gennaio january febbraio february marzo march aprile april maggio may giugno june luglio july agosto august settembre september ottobre october novembre november dicembre december primavera spring estate summer autunno autumn inverno winter sessione session sessioni sessions allenamento session allenamenti sessions allenato trained gara race gare races corso ran corsa run corse runs correre run panca bench_press stacco deadlift stacchi deadlift trazioni pull_ups trazione pull_up remo row remoergometro row vogatore row bici bike record best massimale best obiettivo goal obiettivi goals carico load ore hours ora hour minuti minutes chilometri km metri m passo pace ritmo pace sforzo effort peso weight da since dal since dalla since fino until contro vs migliora improving migliorato improved progresso progress piu more meno less saltato did_i_miss saltata did_i_miss saltati did_i_miss perso did_i_miss posso can_i devo should_i prendere take raffreddore cold febbre fever mi - il the previsto planned sposta move togli remove cancella remove scambia swap accorcia shorten riposo rest tra between serie sets ripetizioni reps voglio want sonno sleep dormito slept proteine protein caffeina caffeine creatina creatine scarpe shoes crampi cramps mangiare eat volte times volta time lunga long lungo long facile easy duro hard dura hard pesante heavy non not anche also solo only bisogno need acqua water bere drink alcol alcohol stretching stretching riscaldare warm_up riscaldamento warm_up ginocchio knee spalla shoulder caviglia ankle polpaccio calf zona zone piano plan prima before dopo after migliorare improve sostituisci replace annulla cancel fare do aiuta help mi me servono need serve worth no no si yes anzi rather dovrei should_i dormire sleep dovere should bevo do_i_drink mangio do_i_eat";

/** Compiled once: those with most words first, as they are listed. */
const ALL_PHRASES: { readonly [language in Romance]: readonly (readonly [pattern: RegExp, english: string])[] } = {
  fr: compiled([...FRENCH_PHRASES, ...PHRASES.fr]),
  es: compiled([...SPANISH_PHRASES, ...PHRASES.es]),
  it: compiled([...ITALIAN_PHRASES, ...PHRASES.it]),
};

function compiled(pairs: Pairs): readonly (readonly [pattern: RegExp, english: string])[] {
  return pairs.map(([phrase, english]) => [new RegExp(`(?<= )(?:${phrase})(?= )`, "gu"), english] as const);
}

const TABLES: { readonly [language in Romance]: ReadonlyMap<string, string> } = {
  fr: getTable(`${MORE_WORDS.fr} ${FRENCH}`),
  es: getTable(`${SPANISH} ${MORE_WORDS.es}`),
  it: getTable(`${ITALIAN} ${MORE_WORDS.it}`),
};

/** Pairs of words, "_" for a blank and "-" for nothing. */
function getTable(list: string): ReadonlyMap<string, string> {
  const words = list.trim().split(/\s+/);
  return new Map(
    Array.from({ length: Math.floor(words.length / 2) }, (_, at) => {
      const english = words[2 * at + 1] ?? "";
      return [words[2 * at] ?? "", english === "-" ? "" : english.replaceAll("_", " ")];
    }),
  );
}
