import { normalise } from "../../health/normalise.ts";
import { phraseList } from "../../health/phrase-list.ts";

/** What an athlete wears, carries or does about the body, and which asks for nothing: kit, care and usual remedies in four languages. */
const KIT = phraseList(
  // Kit.
  "knee sleeve*, =sleeve, =sleeves, knee wrap*, wrist wrap*, =wraps, =belt, lifting belt, weight belt, =tape, =taped, taping, kinesio*, =ktape, k tape, insole*, orthotic*, arch support*, brace, braces, support, bandage*, compression, socks, heel cup*, heel raise*, lifting shoes, cushioned shoes, new shoes, =grips, hand grips, =chalk, night splint, =splint, mouthguard, nose clip, ear plugs, goggles, glasses, contact lenses, =mask, sensor, =pump, =pen, =pens, =libre, dexcom, sunscreen, heart rate monitor, chest strap, =mesh, =graft, keyhole, foam roll*, massage gun, ice pack*, =ice, =iced, icing, heat pack, hot water bottle, voltaren, arnica, tiger balm, magnesium, vitamin*, creatine, protein powder, collagen, omega 3, electrolytes, " +
    "kniebandage*, =bandage, =bandagen, gurtel, gewichthebergurtel, einlage*, schuheinlage*, tapen, getapt*, =gurt, schiene, stutzstrumpf*, kompression*, faszienrolle, kuhlen, kuhle, warmflasche, salbe, zugsalbe, magnesium, brille, kontaktlinsen, maske, pumpe, =netz, handgelenkbandage*, schienbeinschoner, " +
    "rodillera*, munequera*, cinturon, plantilla*, vendaje*, venda*, tobillera*, codera*, faja, medias de compresion, hielo, crema, magnesio, gafas, lentillas, mascarilla, =malla, sensor, bomba, ferula, zapatillas nuevas, esparadrapo, " +
    "genouillere*, poignet de force, bande*, ceinture, semelle*, orthese*, attelle*, chevillere*, coudiere*, strap, strapping, bas de contention, glace, pommade, magnesium, lunettes, lentilles, masque, =filet, capteur, pompe, bouchons, chaussures neuves",
);

/** Words around it: who uses it, and for what. */
const AROUND = new Set(
  "i im my me the a an and or with without wear wearing use using used uses have has got own put for in on at to of it them that helps help helped always sometimes often only when while during heavy days day training lifts squats cleans runs both now new old after before every night each week regularly prescribed doctor physio gave made sport sports left right knee wrist ankle ich trage trag benutze nutze nehme habe mit ohne und fur beim bei im in zum nachts immer manchmal oft meine meinen mein ein eine einen schwere schweren nach vor jede jeden uso llevo tengo utilizo pongo con sin y para en el la los las un una mi mis siempre a veces noche cuando entreno entrenar sentadillas pesadas dias despues je porte mets utilise avec sans et pour en le les des un une mon ma mes toujours parfois souvent nuit pendant la quand apres chaque".split(
    " ",
  ),
);

/** "uso rodilleras", "belt and sleeves on heavy days", "Einlagen": nothing but kit and the words around it. */
export function saysOnlyKit(text: string): boolean {
  const words = normalise(text).split(" ");
  const found = KIT.find(words);
  if (found.length === 0) return false;
  const kit = new Set(found.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index)));
  return words.every((word, index) => kit.has(index) || AROUND.has(word) || /^\d/u.test(word));
}

/** "stable", "gut eingestellt", "sous traitement": how a condition beside it is. */
export function saysUnderControl(text: string): boolean {
  return /^(?:(?:which|that|it|they|all|now|currently|very|well|fully|its|is|are|was|for \w+ years?|for years|since \w+|gut|sehr|jetzt|seit \w+|seit jahren|bien|muy|ya|tres|desde \w+|depuis \w+|todo) )*(?:stable|controlled|under control|treated|managed|medicated|adjusted|mild|eingestellt|stabil|behandelt|unter kontrolle|medikamentos eingestellt|estable|controlad[oa]|tratad[oa]|en tratamiento|stabilisee?|traitee?|equilibree?|sous traitement|sous controle|suivie?|bien regle)(?: (?:for years|for \w+ years|since \w+|now|seit jahren|seit \w+|desde \w+|depuis \w+|con medicacion|with medication|with tablets))*$/u.test(
    normalise(text),
  );
}

/** "taking tablets", "on medication", "nehme Tabletten": without a name, beside a condition that was read, they belong to it. */
export function saysUnnamedMedicine(text: string): boolean {
  return /^(?:only |just |nur |solo )?(?:tablets?|pills?|tabletten|pastillas|comprimes)(?: only| alone)?$|^(?:(?:i|im|am|now|still|currently|and|with|ich|je|me) )*(?:taking|take|on|with|nehme|bekomme|tomo|tomando|con|sous|je prends|prends|avec|unter|mit)(?: (?:my|the|some|daily|a|meine|taglich|una?|la|las|mi|mis|unos|du|de la|des|un|mon|mes))* (?:tablets?|pills?|medication|meds|medicines?|treatment|drugs|supplements?|therapy|tabletten?|medikamente?n?|behandlung|therapie|pastillas?|medicacion|medicamentos?|tratamiento|comprimes?|medicaments?|traitement|cachets?)(?: (?:for it|daily|every day|since \w+|dafur|taglich|cada dia|diario|pour ca|tous les jours))*$/u.test(
    normalise(text),
  );
}

/** "cold air sets it off", "worse in winter": the air that brings on a condition beside it, whose note names it. */
export function saysAirTrigger(text: string): boolean {
  const said = normalise(text);
  return AIR.test(said) && AIR_SETS_OFF.test(said) && said.split(" ").length <= LONGEST_TRIGGER;
}

const LONGEST_TRIGGER = 10;
const AIR =
  /\b(?:cold|cold air|cold weather|dry air|winter|frost|pollen|dust|smoke|smog|kalte?\w* luft|kalte|winterluft|staub|aire frio|frio|polen|polvo|air froid|froid|poussiere)\b/u;
const AIR_SETS_OFF =
  /\b(?:sets? it off|brings? it on|triggers?(?: it)?|makes? it worse|worse (?:in|with)|flares? it(?: up)?|lost es aus|loest es aus|ausgelost|schlimmer|lo provoca|me lo provoca|peor con|la declenche|le declenche|pire)\b/u;
