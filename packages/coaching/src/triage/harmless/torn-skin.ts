/*
 * Skin of the palms that tears at the bar is cared for, and stops nobody (triage.md category 15, harmless), in English, German, Spanish, French, Italian,
 * Portuguese and Dutch. Only the words about the skin are taken out: all others are still read.
 */

const TORN =
  /\b(?:(?:ripped|tore|torn|rip) (?:(?:both|my|the|all|up|off|open|a) )*(?:hands?|palms?|callus\w*|callous\w*)|(?:callus\w*|hands?|palms?) (?:ripped|tore|torn)(?: open| off)?|(?:hande|handflachen|hornhaut|schwielen?)(?: \w+)? (?:auf|ab)gerissen|(?:me )?(?:arranque|rompi|abri) (?:los |unos |un )?(?:callos?|palmas|las manos)|(?:mains|paumes|ampoules|callosites) (?:arrachee?s|dechiree?s)|(?:strappat[oaie]|rott[oie]|apert[oaie]) (?:i |le |un )?(?:calli|callo|palmi|mani)|(?:rasguei|abri|arranquei) (?:os |as |um |a )?(?:calos?|palmas?|maos)|(?:handen|eelt|handpalmen) (?:open|los)?(?:gescheurd|getrokken))\b/u;
const AT_THE_BAR =
  /(?:[, ]+(?:(?:on|from|off|at|in|am|beim|an|en|con|a|la|las|el|los|aux?|sur|alla|alle|al|nei|nas?|nos?|com|op|aan|de|bij) )+(?:the |der |den |my )?(?:toes[ -]to[ -]bar|t2b|pull[ -]?ups?|muscle[ -]?ups?|rig|bar|rings?|kipping|klimmzug\w*|stange|barra|dominadas|tractions?|barre|trazioni|sbarra|barras?|rek|optrekken))+/u;
const BLOOD_THERE =
  /(?:[, ]+(?:some |with |a bit of |etwas |mit )?(?:blood|blut|sangre|du sang|sang|sangue|bloed) (?:on|all over|an|auf|en|sur|sulla|na|op|aan) (?:the |der |den |la |le |el |de |het )?(?:rig|bar|floor|rings?|stange|barra|barre|sbarra|stang|rek))/u;
const OF_TORN_SKIN = new RegExp(`${TORN.source}(?:${AT_THE_BAR.source})?(?:${BLOOD_THERE.source})?`, "gu");

/** It festers or bleeds on. */
const NOT_CLEAN =
  /\b(?:pus|ooz\w*|weep\w*|smell\w*|swollen|red streak\w*|fever|deep|tendon|bone|fat|string\w*|pump\w*|spurt\w*|cant (?:move|bend|close|feel)|numb\w*|wont stop|keeps? bleeding|eiter\w*|fett|knochen|sehne|taub|geschwollen|fieber|tief|hort nicht auf|hinchad\w*|grasa|hueso|fiebre|hond\w*|no para|gonfl\w*|graisse|fievre|profond\w*|gonfi\w*|grasso|osso|febbre|inchad\w*|gordura|osso|febre|fund[oa]|gezwollen|vet|bot|koorts|diep|etter\w*)\b/u;

/** What is left to be read of folded text: undefined where no skin was torn, or where it is more than that. */
export function tornSkinIn(said: string): RegExp | undefined {
  return TORN.test(said) && !NOT_CLEAN.test(said) ? OF_TORN_SKIN : undefined;
}
