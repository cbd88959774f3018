import { near, told } from "../told.ts";

/*
 * Who ends on the floor and does not remember how has been unconscious, whatever they call it (triage.md category 2), in English, German, Spanish,
 * French, Italian, Portuguese and Dutch.
 */

/** Nothing comes after it that says what else was forgotten: no weight, no number of rounds. */
const AND_NO_MORE =
  "(?= ?(?:[^\\p{L}\\d ]|$)| (?:lol|lmao|tbh|at all|honestly|though|haha\\w*|jaja\\w*|ahah\\w*|mdr|ptdr|kkk+|rs|xd|mais|mehr|meer))";
const FALL_EN =
  "(?:going (?:down|over)|falling|(?:the|my) fall|hitting|landing|getting (?:there|down)|dropping|how i (?:got|ended|landed|went))";
const FALL_RO =
  "(?:caer\\w*|ca(?:ir|iu|ida|duta|dere)|la (?:caida|chute|caduta)|a queda|(?:haber(?:me)?|ter|d? ?etre|essere|m etre|metre) (?:caid\\w*|ido|tombe\\w*|cadut\\w*|finit\\w*|andat\\w*)|tomber)";

/** That the fall itself is not remembered: enough by itself. */
const FORGOTTEN_FALL = new RegExp(
  `\\b(?:${[
    `(?:cant|cannot|dont|do not|didnt|doesnt|couldnt|not|barely|never) (?:(?:even|really|actually|properly) )*(?:remember\\w*|recall\\w*) (?:even |actually )?${FALL_EN}`,
    `(?:no|zero) (?:memory|recollection|idea|clue) (?:of )?${FALL_EN}`,
    `dont know how i (?:got|ended) (?:up )?(?:on|down|there|onto)`,
    `(?:erinner\\w*|weiss|weis) (?:\\w+ ){0,4}(?:nicht\\w*|nix|nimmer|kaum)(?: mehr)?(?: an)?,? (?:wie ich (?:da|dort|hin|auf|zu|runter|am|um)\\w*|(?:dass|wie) ich .{0,20}(?:gefallen|gesturzt|gekippt|hin)|den sturz|das (?:um|hin)?fallen)`,
    `an (?:den sturz|das (?:um|hin)?fallen) (?:\\w+ ){0,4}(?:nicht\\w*|nix|nimmer|kein\\w*)`,
    `keine? (?:ahnung|erinnerung\\w*)(?: mehr)?,? (?:an den sturz|wie ich (?:da|dort|hin|auf|zu|runter|am)\\w*)`,
    `(?:no|ni) (?:me acuerdo|recuerdo|se) (?:(?:ni|bien|siquiera) )*(?:de )?(?:${FALL_RO}|como (?:llegue|cai|acabe|fui|he (?:llegado|caido|acabado)))`,
    `sin (?:acordarme|recordar) (?:ni )?(?:de )?${FALL_RO}`,
    `(?:souvien[st]|rappelle) (?:meme )?(?:pas|plus|ni)(?: meme)? (?:de |d )?(?:${FALL_RO}|detre tombe\\w*|comment je (?:suis|me suis))`,
    `(?:aucun|zero|pas de|sans) (?:souvenir|memoire) (?:de |d )?(?:${FALL_RO}|detre tombe\\w*)`,
    `sais (?:pas|plus) comment je (?:suis|me suis) (?:arrive|retrouve|tombe)\\w*`,
    `non (?:mi )?(?:ricord\\w+|so) (?:(?:nemmeno|neanche|piu|bene) )*(?:di )?(?:${FALL_RO}|come (?:ci )?(?:sono|sia) (?:finit|cadut|arrivat)\\w*)`,
    `(?:nao|nem) (?:me )?(?:lembro|recordo|sei) (?:(?:nem|sequer|bem|mesmo) )*(?:de |d)?(?:${FALL_RO}|como (?:fui|cai|cheguei|la))`,
    `(?:weet|herinner) (?:(?:me|mij|er) )*(?:het|mijn|mn|de) val\\w* (?:\\w+ ){0,2}(?:niet|niks|nauwelijks)`,
    `(?:weet|herinner) (?:\\w+ ){0,4}(?:niks|niets|niet|nauwelijks)(?: meer)?(?: (?:van|aan))? (?:dat ik (?:\\w+ )?(?:viel|gevallen|neerging)|(?:het|mijn|de) val\\w*|hoe ik (?:\\w+ ){0,2}(?:daar|er|op|gevallen|beland\\w*|terecht))`,
  ].join("|")})\\b`,
  "gu",
);

/** That nothing is remembered: of a fall, where the floor stands beside it. */
const FORGOTTEN = new RegExp(
  `\\b(?:${[
    `(?:cant|cannot|dont|do not|didnt|doesnt|couldnt) (?:(?:even|really|actually) )*(?:remember|recall)(?: (?:anything|a thing|it|that|that bit|what happened|much))?`,
    `(?:remember|recall) nothing|(?:no|zero) (?:memory|recollection)(?: of (?:it|that|anything))?|(?:its|all|total|complete) (?:a )?blank`,
    `(?:erinner\\w*|weiss|weis) (?:\\w+ ){0,4}(?:nichts|nix|nicht mehr)|keine? erinnerung\\w*|filmriss|gedachtnislucke`,
    `no (?:me acuerdo|recuerdo)(?: (?:ni )?de nada| nada| que paso)?|sin recordar nada`,
    `(?:souvien[st]|rappelle) (?:de rien|plus de rien|pas|plus)|(?:aucun|zero|pas de) souvenir|trou noir`,
    `non (?:mi |me lo |lo )?ricordo(?: (?:nulla|niente|piu|nient altro|cosa e successo))?|nessun ricordo`,
    `(?:nao|nem) (?:me )?(?:lembro|recordo)(?: (?:de )?(?:nada|do que aconteceu))?|nenhuma memoria`,
    `(?:weet|herinner) (?:\\w+ ){0,3}(?:niks|niets)(?: meer)?|geen herinnering\\w*`,
  ].join("|")})${AND_NO_MORE}`,
  "gu",
);
const ON_THE_FLOOR =
  /\b(?:(?:ended (?:up )?|was |lay |lying |found myself |flat |down )(?:\w+ ){0,2}(?:on|to) the (?:\w+ )?(?:floor|ground|deck|mats?|grass|tarmac|pavement)|(?:hit|kissed|went to|dropped to) the (?:floor|ground|deck|mats?)|went (?:straight |right )?down (?!to|the|in|a|my|by|from|well)|keeled over|(?:lag|liege|landete|aufgewacht|gelandet) (?:\w+ ){0,6}(?:boden|neben)|(?:am|auf dem|aufm|zu) boden (?:gelegen|gelandet|gegangen|gefallen|geknallt|aufgewacht)|zu boden (?:ging|gehen)|umgefallen|umgekippt|zusammengesackt|(?:al|en el|por el|contra el) (?:suelo|piso)|desplom\w*|redond[oa]|(?:retrouve\w*|tombe\w*|fini\w*|reveille\w*|atterri\w*|effondre\w*|etale\w*) (?:\w+ ){0,2}(?:au sol|par terre|a terre)|(?:finit\w*|ritrovat\w*|cadut\w*|svegliat\w*|crollat\w*|andat\w*) (?:\w+ )?(?:a|per|in) terra|(?:fui|cai|caido|parar|acabei|acordei|fiquei|estava) (?:\w+ ){0,2}(?:ao|no|pro) chao|(?:lag|beland\w*|ging|gegaan|viel|gevallen) (?:\w+ ){0,3}(?:op|tegen|naar) de (?:\w+ )?(?:grond|vloer|mat)|(?:op|tegen) de (?:grond|vloer|mat) (?:beland\w*|gevallen|gegaan|gelegen)|neergegaan|onderuit gegaan)/gu;
/** Forgetting that belongs to a night, a drink or the time of the year. */
const OTHERWISE =
  /\b(?:asleep|slept|drunk|beers?|pints|eingeschlafen|besoffen|betrunken|dormid[oa]|borrach[oa]|bourre\w*|endormi\w*|ubriac\w*|bebad[oa]|dronken)\b/u;

const BESIDE = 90;

/** The signs of {@link tellsOfForgottenFall}, one of which a message has to have itself. */
export const FORGOTTEN_FALL_SIGNS = [FORGOTTEN_FALL, FORGOTTEN] as const;

/** A fall, or a floor, that is not remembered. */
export function tellsOfForgottenFall(said: string): boolean {
  if (OTHERWISE.test(said)) return false;
  return told(said, FORGOTTEN_FALL).length > 0 || near(told(said, ON_THE_FLOOR), told(said, FORGOTTEN), BESIDE);
}
