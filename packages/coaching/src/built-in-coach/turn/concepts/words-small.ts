import type { Tongue } from "../languages.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Words of grammar and courtesy that carry nothing of what a message wants, beside those of `isFiller`. */
export const SMALL_WORDS: { readonly [tongue in Tongue]: ReadonlySet<string> } = {
  en: set(
    "far sure scared real quickly briefly remember able thx pls honest roughly ok u ur wanna whats hows compared between across about thing bit chill relax percent percentage ones theres end counting per those these there here numbers values figures",
  ),
  de: set(
    "prozent moglich eigentlich eig mehr anders von bis so jahr ab moglich leider beginn planbeginn plan phase ich du er sie es wir ihr mir mich dir dich mein meine meinen meinem meiner meines dein deine deinen deinem der die das den dem des ein eine einen einem einer eines und oder aber auch nicht kein in im am an auf aus bei beim mit von vom zu zum zur fur uber unter was wie wer wo wann welche welcher welches welchen welchem viel viele wieviel wieviele ist sind war waren bin bist hab habe hast hat haben hatte hatten wird werden wurde kann kannst konnte konntest will wollte soll sollte muss darf mal bitte danke doch denn eigentlich halt eben nur noch schon ja nein ne nee so da dann also ob dass als jetzt gerade mach mache machen macht gemacht kurz alles etwas zeig gib sag sich man steht stehen an insgesamt genau ungefahr circa etwa jeweils bisher ganz sehr echt wirklich hey hallo hi coach kriegst kriege bekomme geht gehts gelaufen trainiert dauert dauern",
  ),
  fr: set(
    "pourcent pourcentage cent entre partir possible mes du des en ni ce fin tof debut ratee ratees faites entraine entrainee entraines entrainer mentrainer jour autre chose quelque choses je j tu il elle on nous vous ils elles me m moi te toi se le la les l un une des du de d mon ma mes ton ta tes son sa ses ce cet cette ces c ca cest et ou mais aussi ne n pas en y a au aux dans sur sous avec pour par chez que qu qui quoi quel quelle quels quelles comment combien est es sont etait ai as avons ont suis ete fait faire fais peux peut peux pouvez veux voudrais dois faut s si plus deja encore juste bien stp svp merci oui non alors donc puis tout toute tous toutes tres environ bonjour salut coach quest cetait jai qua dis dure durera dure duree comme pourrais tiens ok",
  ),
  es: set(
    "porcentaje q poco final finales mes desde hasta un dos asi ni pa fase inicio yo tu el ella nosotros me mi mis te ti se le les lo la los las un una unos unas de del al a en con por para que cual cuales como cuando cuanto cuanta cuantos cuantas quien y o pero tambien no si es son era fue he has ha hemos soy estoy esta estan hay tengo tiene hice hizo hago hacer hecho puedes puedo puede podrias quiero quisiera debo mas menos ya solo bien favor porfa gracias entonces pues todo toda todos todas muy este ese esa eso esto su sus dime oye hola coach fui llevo va ok vale entreno entrene entrenado entrenar entrenamos otra cosa algo otro dura durara",
  ),
  it: set(
    "percentuale nuovo finora ora di del da fine possibile l fase inizio piano io tu lui lei noi mi ti si lo la le li gli il i un uno una di del della dei delle degli da dal dalla a al alla ai alle in nel nella nei con per su sul sulla sui che chi cosa quale quali come quando quanto quanta quanti quante e ed o ma anche non no si e sono era ho hai ha abbiamo sto sta stato stata fatto fare faccio puoi posso puo potresti voglio vorrei devo piu meno gia solo bene favore grazie allora quindi tutto tutta tutti tutte molto questo questa quello quella mio mia miei mie tuo ciao coach ok dimmi c ce cera quandera qual negli nelle nello nell dell ad dal dallo allenato allenata allenarmi altro qualcosa ah oh dura durera",
  ),
};
