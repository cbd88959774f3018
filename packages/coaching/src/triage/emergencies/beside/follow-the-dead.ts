import { told } from "../../told.ts";

/*
 * Who wants to follow somebody that died, or says of a thing that died that he will be next (triage.md category 11), in English, German, Spanish,
 * French, Italian, Portuguese and Dutch. All patterns read plain text. A joke about a watch stays one: only a wish or a time makes it more.
 */

const DEATH =
  /\b(?:die[ds]|dead(?! ?(?:set|tired|beat|line|lines|lifts?|lifting|hangs?|hanging|bugs?|battery|batteries|easy|simple|slow|cheap|legs|heat|weight|ball|zone|on (?:my|our) feet))|passed away|put (?:down|to sleep)|gestorben|tot|verstorben|eingeschlafert|lebe nicht mehr|murio|muert[oa]s?|ha muerto|fallecid[oa]|morte?s?|mort[ioae]|decedee?|morreu|faleceu|dood|doodgegaan|ging dood|overleden|gestorven)\b/gu;

const HIM = "(?:him|her|it|them)";
const JOINS = new RegExp(
  `\\b(?:${[
    `(?:want|wanna|like|going|gonna|need|ready|hope) (?:to )?(?:go|be|come) (?:\\w+ )?(?:with|to|after) ${HIM}(?= ?(?:$|[.,;!?]|tonight|soon|now|again|today))`,
    `(?:want|wanna|like|going|gonna|ready|ill|i will|feel like) (?:to )?(?:soon |just )?(?:follow\\w*|join\\w*|be with) ${HIM}(?= ?(?:$|[.,;!?]|tonight|soon|now|today|up there))`,
    "(?:will|mochte|geh|gehe|folge|komm|komme) (?:ich )?(?:auch |jetzt |bald |heute |heute nacht |gleich )?(?:zu (?:ihm|ihr)|(?:ihm|ihr)(?: (?:nach|hinterher|heute nacht|bald))?|hinterher)(?= ?(?:$|[.,;!?]|heute|bald|nach|hinterher))",
    "(?:quiero|voy a|me voy|quisiera) (?:a )?(?:ir|irme|reunirme|estar|marcharme)? ?(?:ya |pronto )?(?:con (?:el|ella)|tras (?:el|ella)|tambien)(?= ?(?:$|[.,;!?]|esta noche|pronto|ya))|(?:lo|la|le) (?:sigo|seguire)(?= ?(?:$|[.,;!?]|pronto|esta))",
    "(?:vais|veux|voudrais|je) (?:bientot )?(?:le|la|les) (?:rejoin\\w+|suivre|suis bientot|retrouver)(?= ?(?:$|[.,;!?]|ce soir|bientot|la haut))|(?:partir|etre) avec (?:lui|elle)(?= ?(?:$|[.,;!?]|ce soir))",
    "(?:lo|la|li) (?:raggiungo|raggiungero|seguo|seguiro)|(?:voglio|vorrei|vado) (?:\\w+ )?(?:con|da) (?:lui|lei)|raggiunger(?:lo|la)|seguir(?:lo|la) (?:presto|stanotte)",
    "(?:quero|queria|vou) (?:\\w+ )?(?:ir |estar |partir )?(?:ja )?(?:com (?:ele|ela)|ter com (?:ele|ela)|atras (?:dele|dela)|ir tambem)(?= ?(?:$|[.,;!?]|hoje|esta noite))|(?:eu )?quero ir tambem",
    "(?:wil|ga|kom) (?:ik )?(?:\\w+ ){0,2}?(?:naar (?:hem|haar)(?= ?(?:$|[.,;!?]|toe|vanavond))|achteraan|erachteraan|(?:achter )?(?:hem|haar) (?:aan|achterna))",
  ].join("|")})\\b`,
  "gu",
);
/** No wish to stay behind. */
const STAYS_NO_LONGER =
  /\b(?:(?:dont|do not|cant) (?:see|know) why i should (?:stay|go on|carry on|live|be here)|no reason (?:left )?to (?:go on|stay|live|carry on|be here)|nothing (?:left )?to (?:live|stay) for|what (?:am i|is there) (?:still )?(?:here|left) for|(?:ich )?(?:will|mag|kann) (?:ich )?(?:auch|dann|ebenso) (?:auch )?nicht mehr(?= ?(?:$|[.,;!?]))|keinen grund mehr (?:zu bleiben|zu leben|weiterzu\w+)|(?:yo )?tampoco quiero (?:seguir|vivir|estar)|(?:sin|no tengo) (?:ninguna )?razon(?:es)? para (?:seguir|vivir|quedarme)|je (?:n ?en )?veux plus non plus|(?:plus|aucune) (?:de )?raison de (?:rester|vivre|continuer)|neanch ?io voglio|(?:non ho|nessun) (?:piu )?motiv[oi] (?:per|di) (?:restare|vivere|andare avanti)|(?:eu )?tambem nao quero mais|(?:sem|nenhuma) razao para (?:ficar|viver|continuar)|(?:ik )?wil (?:ik )?ook niet meer(?= ?(?:$|[.,;!?]))|hoeft (?:het )?(?:voor mij )?ook niet meer|geen reden (?:meer )?om (?:te blijven|te leven|door te gaan))\b/gu;
/** "And by tonight I will be as well" */
const NEXT_TO_DIE =
  /\b(?:(?:i will|ill|i shall) be (?:too|as well|next|dead)|so will i(?: be)?|(?:i )?(?:want|wish|would like|wanna|id like) (?:i was |i were |to be )?dead(?! ?(?:lift\w*|hang\w*))|ich (?:bin es |bins )?(?:auch bald|bald(?: auch)?|(?:heute (?:nacht|abend)|morgen) auch)(?= ?(?:$|[.,;!?]))|ware ich(?: es)? auch|ojala (?:me muriera|estuviera|fuera)|(?:yo )?(?:lo )?estare (?:yo )?(?:tambien|pronto|esta noche)|moi (?:je )?le serai|je le serai (?:aussi|bientot|ce soir)|(?:io )?lo saro|vorrei esserlo|(?:eu )?(?:tambem )?(?:queria|gostava de|quero|vou) estar (?:morto|morta)|(?:eu )?serei eu|ben ik (?:het|dat) ook|ik (?:straks|vanavond|vannacht) ook|was ik (?:het )?(?:ook )?maar)\b/gu;
/** What a watch or a strap says of the writer is wished for, or will be true. */
const SAYS_DEAD =
  /\bl?(?:watch|garmin|strap|polar|clock|whoop|uhr|gurt|armband|reloj|banda|pulsometro|montre|ceinture|orologio|fascia|relogio|cinta|horloge|borstband|band)\b .{0,24}\b(?:dead(?! ?(?:set|tired|beat|line|lines|lifts?|lifting|hangs?|hanging|bugs?|battery|batteries|easy|simple|slow|cheap|legs|heat|weight|ball|zone|on (?:my|our) feet))|corpse|gone|tot|leiche|lebe nicht|muert[oa]|morte?|mort[oa]|cadavere?|dood|lijk)\b/gu;
const COMES_TRUE =
  /\b(?:(?:tonight|tomorrow|soon|by then) (?:\w+ ){0,3}(?:right|true)|(?:will|ll|going to) be (?:right|true)|(?:would|d|might|it) (?:\w+ )?be (?:better|fine|nice|easier|ok)(?! to\b)(?: (?:with that|if it (?:was|were)))?|(?:id|i would) be fine with that|wish it (?:was|were)|if only|(?:heute|morgen|bald) (?:\w+ ){0,2}(?:stimmt|wahr|recht)|stimmt (?:das|es) (?:dann|bald|heute|auch)|war(?:e)? (?:\w+ ){0,2}besser|ojala|(?:esta noche|pronto|manana) (?:\w+ ){0,3}(?:razon|verdad)|tendra razon|(?:seria|estaria) mejor|(?:ce soir|bientot|demain) .{0,16}(?:raison|vrai)|aura raison|(?:ce )?serait mieux|(?:stasera|presto|domani|stanotte) .{0,16}(?:ragione|vero)|avra ragione|sarebbe meglio|(?:hoje|amanha|logo|em breve) .{0,20}(?:razao|verdade)|(?:vai ter|tera) razao|(?:seria|era) melhor|(?:vanavond|vannacht|morgen|straks) .{0,16}(?:klopt|gelijk|waar)|krijgt (?:hij|het|ze) gelijk|(?:was|zou) (?:\w+ ){0,2}beter)\b/gu;
/** "Called Death, that is why I go" */
const FOR_THAT =
  /\b(?:thats (?:exactly |precisely )?why im (?:going|here|doing it)|j ?y vais pour ca|deswegen (?:geh|lauf|mach)\w* ich|por eso (?:voy|la hago)|ci vado (?:apposta )?per questo|vou (?:la )?por isso|daarom (?:ga|doe) ik)\b/gu;
const NAMED_DEATH = /\b(?:death|suicide|tod|todes\w*|muerte|suicid\w*|mort|morte|dood|zelfmoord)\b/gu;

const LAUGHS = /\b(?:lol|lmao|ha(?:ha)+\w*|jaja\w*|mdr|ptdr|ahah\w*|kkk+|rsrs\w*|hihi)\b|😂|🤣/u;
/** A grave or a service is where one goes for the dead and comes back from. */
const OF_A_FUNERAL =
  /\b(?:funeral|grave|cemetery|memorial|beerdigung|grab|friedhof|entierro|funeral|tumba|cementerio|enterrement|obseques|tombe|cimetiere|funerale|tomba|cimitero|enterro|cemiterio|begrafenis|graf|vet|tierarzt|veterinari[oa]|veterinaire|dierenarts)\b/u;

/** A device that died, which nobody follows. */
const OF_A_DEVICE =
  /\b(?:phone|garmin|battery|handy|telefono|telemovel|movil|portable|telefoon|akku)(?: (?:is|was|has|ist|es|e|est|ha|esta|just|gerade))* ?$/u;
const BEFORE = 24;

/** Whether a message tells a wish to follow the dead, or may. */
export function wishToFollow(said: string): "ask" | "sign" | undefined {
  if (told(said, SAYS_DEAD).length > 0 && [...said.matchAll(COMES_TRUE)].length > 0) return LAUGHS.test(said) ? "ask" : "sign";
  const death = [...said.matchAll(DEATH)]
    .map(({ index }) => index)
    .filter((at) => !OF_A_DEVICE.test(said.slice(Math.max(0, at - BEFORE), at)));
  const first = Math.min(...death);
  const wishes = [JOINS, STAYS_NO_LONGER, NEXT_TO_DIE].flatMap((pattern) => [...said.matchAll(pattern)].map(({ index }) => index));
  if (death.length > 0 && wishes.some((at) => at > first)) return LAUGHS.test(said) || OF_A_FUNERAL.test(said) ? "ask" : "sign";
  const named = told(said, NAMED_DEATH);
  return named.length > 0 && told(said, FOR_THAT).length > 0 && !LAUGHS.test(said) ? "ask" : undefined;
}
