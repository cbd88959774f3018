const TERRAIN = String.raw`(?:hills?|mountains?|stairs|steps|sand|trails?|mud|snow|ice|hugel\w*|berge?|treppen|schnee|colinas?|cuestas?|montanas?|escaleras|arena|collines?|cotes?|montagnes?|escaliers?|sable|colline|salite|montagne|scale|sabbia|colinas?|subidas?|montanhas?|escadas|areia|heuvels?|bergen|trappen|zand)`;
const EVERYWHERE = String.raw`(?:everywhere|all around|all over(?: the place)?|(?:a?round )here|(?:a?round )there|wherever i (?:go|look)|uberall|ringsum|rundherum|wohin man schaut|partout|por todas partes|por todos lados|en todas partes|dappertutto|ovunque|da tutte le parti|por todo (?:o )?lado|em todo (?:o )?lado|overal|rondom)`;
const LEAD = String.raw`(?:(?:and|but|with|its|it|is|are|there|theres|just|only|nothing|und|es|gibt|sind|hay|y|et|il|a|des|les|que|ya|e|ci|sono|ha|en|er|zijn|de|the|steep|lots|of) )*`;
const ALL = String.raw`(?:all|lauter|tod[oa]|tout(?:es)?|que|tutt[oaie]|tud[oa]|allemaal)`;
const PLACE = new RegExp(
  String.raw`^${LEAD}(?:${ALL} (?:des? |dei |delle )?${TERRAIN}|${TERRAIN} (?:are |sind |hay )?${EVERYWHERE}|${EVERYWHERE} ${LEAD}${TERRAIN})$`,
  "u",
);

/** "Hills everywhere": what a place looks like, and nothing that is disliked. */
export function saysSurroundings(said: string): boolean {
  return PLACE.test(said);
}
