import { NOUN as PERSON } from "../../person.ts";
import { anyOf } from "./word-list.ts";

/*
 * Things that are said to die, faint or have a stroke like a person: what is worn, ridden and trained on, and their parts; pets; and what only has a
 * name for it (a swimming stroke). In English, German, Spanish, French, Italian, Portuguese and Dutch; none of them is a part of a body or a person.
 */

/** What measures a pulse, so that its "no pulse" is a reading. */
export const SENSOR = anyOf(`
  (smart ?)?watch(es)?|garmin*|polar|suunto|coros|wahoo|fitbit|whoop|hrm|((chest|heart rate|hr|pulse|cardio) )?(straps?|belts?|monitors?|sensors?)|gps
  (sport|puls|lauf)?uhr|brustgurt*|pulsgurt*|gurt|pulsmesser*|herzfrequenz(sensor|messer)*|pulssensor*
  (mi |el )?reloj*|pulsometro*|pulsera|banda( (de pecho|pectoral|cardiaca|del pulsometro))?|cinta (de pecho|pectoral|cardiaca)
  montre*|ceinture( (cardio*|pectorale|thoracique))?|cardiofrequencemetre*|capteur*|(?<=mon )cardio|la pile|(?<=les )piles
  orologi(o)|cardiofrequenzimetro|fascia (cardio*|toracica)|sensore|pila
  relogio*|cinta (peitoral|cardiaca)|frequencimetro|sensor
  horloge*|borstband*|hartslag(band|meter|sensor)*|sensor
`);

export const GEAR = anyOf(`
  (smart|cell)?phones?|iphone|laptops?|tablet computer|app|screen|display|batter(y|ies)|head ?phones|earbuds|power ?meters?|(bike |cycle )?computer
  bottom bracket|(rear |front )?derailleurs?|gears|shifters?|freewheel|dropper|shoes?|trainers|sneakers|chain|hanger|spokes?|cassette|crank|pedals?|tyres?|tires?|wheels?|frame|inner tube|head ?torch|headlamp|speaker|playlist|kettle|toaster|fridge|freezer|washing |dishwasher|laces|server|internet|wifi|router|printer|air ?con(ditioning)?|motor|engine
  handys?|akkus?|batterien?|radcomputer|tacho|bildschirm|kopfhorer*|stirnlampe|lampe|rechner|drucker|laufschuhe?|schuhe?|tretlager|schaltzug|schaltung|schaltwerk|umwerfer|(heiz|kuhl|wasser)kreislauf|kreislauf der (heizung|klimaanlage)|kette|bremsen?|sattel|kuhlschrank|waschmaschine|kaffeemaschine|regal|klimaanlage|gerat|maschine|wlan
  movil|telefono|bateria|pilas?|pantalla|auriculares|frontal|zapatillas|ordenador|portatil|impresora|lavadora|nevera|potenciometro|ciclocomputador|cambio|cadena|motor|servidor
  lordinateur|lordi|lecran|limprimante|lappli|chaine|telephone|portable|batterie|pile|ecran|casque|ecouteurs|frontale|chaussures|ordinateur|ordi|compteur|derailleur|imprimante|frigo|moteur|serveur
  lorologio|telefon(o|ino)|cellulare|batteria|ciclocomputer|schermo|cuffie|frontale|scarpe|computer|portatile|stampante|lavatrice|frigo|catena|motore
  celular|telemovel|telefone|bateria|pilha|tela|ecra|fones|tenis|sapatilhas|computador|portatil|impressora|geladeira|frigorifico|corrente|cambio|motor
  telefoon|mobiel(tje)?|batterij|accu|roei(er|apparaat)|scherm|koptelefoon|oortjes|hoofdlamp|schoenen|computer|fietscomputer|printer|wasmachine|koelkast|ketting|derailleur|motor
`);

/** What is trained or ridden on: "treadmill passed out after 10 min" may leave out "on the" and "I". */
export const MODALITY = anyOf(`
  treadmills?( (belt|motor))?|rower|rowing machine|row ?ergs?|ski ?ergs?|ergs?|(air|assault|echo|spin|e|road|gravel|mountain)?[ -]?bikes?|turbo( trainer)?|smart trainer|car|van|bus|machine
  fahrrad|rad|radl|rennrad|mountainbike|e-?bike|laufband(s|es)?|ruder(gerat|maschine|ergometer)*|rolle|ergometer|auto|wagen
  bici*|cinta( de correr)?|remo(ergometro)?|rodillo|coche|maquina
  velo*|vtt|tapis( de course)?|rameur|home ?trainer|voiture|bagnole
  bici*|tapis roulant|vogatore|rulli|macchina
  bike|bicicleta|esteira|passadeira|rolo|remo|carro
  fiets*|home ?trainer|loopband|roei(er|machine|apparaat)|auto
`);

/** Of an animal the vet says what is to be done. */
export const PET = anyOf(
  "dogs?|cats?|puppy|kitten|hamster|horse|hund|katze|kater|pferd|perr(o|a)|gat(o|a)|caballo|chien(ne)?|chat(te)?|cheval|can(e|i)|gatt(o|a)|cavallo|cachorr(o|a)|cao|cavalo|hond|kat|paard",
);

export const THING = `(?:${SENSOR}|${GEAR}|${MODALITY}|${PET})`;
const NO_MODALITY = `(?:${SENSOR}|${GEAR}|${PET})`;

export const OWNER = anyOf(
  "my|our|your|the|a|that|this|mein(e|em|en|er)?|unser(e|em|en|er)?|der|die|das|dem|den|mi|mis|tu|el|la|los|las|nuestr(o|a)|mon|ma|mes|le|les|notre|l|il mio|la mia|il|lo|mi(o|a)|o meu|a minha|meu|minha|o|os|as|a|mijn|mn|onze|de|het",
);
/** What is entered by hand, or worn on an arm, is told of no limb. */
export const BY_HAND =
  /\b(?:by hand|(?:von|per) hand|a mano|manualmente|(?:saisi\w*|entr\w+|not\w+|ajout\w+|rempl\w+|complet\w+) (?:[\p{L}\d]+ ){0,4}a la main|(?:lanc\w+|anot\w+|por|ponho|inser\w+|registr?\w+) (?:[\p{L}\d]+ ){0,3}(?:na|a) mao|met de hand|handmatig|optical arm|arm (?:ones?|straps?|bands?|sensors?))\b/gu;

/** Words between an owner and a thing: "old", "good old"; no preposition, pronoun or person. */
const BETWEEN =
  "(?:(?!(?:of|from|by|with|on|in|at|and|or|i|im|he|she|who|that|mate|dad|mum|mom|wife|husband|son|daughter|brother|sister|friend|partner|do|da|de|del|des|du|vom|von|della|dello|dal|van|im|auf|en|sur|au|la|le|y|e|et|und|mann|frau|vater|mutter|freund|pote|ami|mari|femme|padre|madre|amigo|marido|mujer|amico|marito|moglie|pai|mae|vriend|vader|moeder|man|vrouw) )[\\p{L}\\p{N}]+ ){0,2}?";
const PART_OF = `(?: (?:of|on|von|am|an|en|vom|de|del|de la|de mi|du|della|del|dell|da|do|van) ?(?:${OWNER} )?${BETWEEN}${THING})?`;
/**
 * What a thing stands behind as the subject of a clause: its beginning, or a word that opens one. "The man driving the bus" and "he fell off the
 * treadmill" are about the man, and "the guy on that bike" too.
 */
const START = "(?<=^ *|[.,;:!?()–—\\n] *)";
const BEHIND = `(?<=(?:^|[^\\p{L}])(?:but|because|when|while|since|so|that|then|today|yesterday|sadly|unfortunately|well|ok|hi|hey|coach|honestly|only|also|aber|weil|dass|als|nachdem|denn|sondern|nur|heute|gestern|leider|hat|ist|war|dann|pero|porque|cuando|que|hoy|ayer|mais|parce que|quand|hier|aujourdhui|ma|perche|quando|che|ieri|oggi|mas|hoje|ontem|maar|omdat|toen|dat|want|vandaag|gisteren|is|(?<!(?:^|[^\\p{L}])(?:${PERSON}|he|she|i|we|ich|er|sie|yo|je|il|elle|io|eu|ik|hij|zij)(?: [\\p{L}]+)? )(?:and|und|y|et|e)) )`;
const PART = anyOf("motor|engine|screen|display|belt|batterie|akku|kreislauf|moteur|motore|pantalla|cinta|kette|bateria|ecran|schermo");

const NAMED = `(?:${PART} (?:of|von|vom|der|des|de|del|du|della|do|da|van) )?`;

/** A thing as the subject of its clause: "my old watch", "the motor of my treadmill". */
export const THING_SUBJECT = `(?:${START}(?:${OWNER} )?${NAMED}(?:${OWNER} )?${BETWEEN}|${BEHIND}${OWNER} ${NAMED}(?:${OWNER} )?${BETWEEN})${THING}${PART_OF}s?`;
/** The same, where the writer cannot have left himself out: owned, or nothing that is trained on. */
export const CLEAR_SUBJECT = `(?:${START}${OWNER} ${NAMED}(?:${OWNER} )?${BETWEEN}${THING}${PART_OF}s?|(?:${START}|${BEHIND}${OWNER} ${NAMED})(?:${OWNER} )?${BETWEEN}${NO_MODALITY}${PART_OF}s?)`;
export const PET_SUBJECT = `(?:${START}|${BEHIND})(?:${OWNER} )${PET}`;
export const THING_OBJECT = `(?:${OWNER} )${BETWEEN}${THING}`;
