import { NOUN as PERSON } from "../../person.ts";
import { anyOf, standing } from "./word-list.ts";

/*
 * "My bike had a heart attack, and so did I": what was told of a thing or of somebody in a story is the writer's as well, in English, German, Spanish,
 * French, Italian, Portuguese and Dutch.
 */

const SAME_HERE = new RegExp(
  standing(
    `${PERSON} (?:too|as well|also|auch|tambien|aussi|anche|pure|tambem|ook)|${anyOf(`
      so (is|are|was|were|did|do|does|has|have|will) (my|our|his|her|the|he|she|they|we)|(my|our|the) \\p{L}+ (too|as well)|(it|she|he) (was|will be|is) right|(hat|behalt) (sie|er|es) recht|aura raison|tendra razon|avra ragione|vai ter razao|(heeft|krijgt) (het|hij) gelijk
      me (too|as well|next)|mine (too|did|does|is|has)|same (here|thing|happened|as|with|for me|symptoms)|(just|exactly|a bit|bit) like (me|mine|him|her|he|she|in|that|the)
      like me|so (did|do|am|nearly|almost|will|have|might) i|(as|and|like) (did|do|am|will|have) i|i (did|do|am|have|might|may|think i did) (too|as well)|(exactly|just|precisely) that|did (it|that|the same) (too|myself)
      i (nearly|almost|also)|so nearly i|did i(?= ?(?:$|[.,!?;]|nearly|almost))|(not|im not) sure i didnt|(that|it) (happened|is happening|happens|was) (to )?me|and me|then (i|me) (did|too|nearly|almost)|(feel|felt) like (following|joining) (it|him|her|them)
      (i|im|ill) (be|am|will be)? ?next|wish (it|i) (was|were) (me|real|really|him|her|dead|too)|i think i (did|do|have|had)|for real|in real life|its (actually |really )?me|i mean me|(bin|war) ich( es| das)?(?= ?(?:$|[.,!?;]))|(soy|era|fui|no,? yo) yo|c ?est moi|(sono|ero) io(?= ?(?:$|[.,!?;]))|(sou|fui) eu|ben ik het|if only|(i |honestly |just )?wish(?= ?(?:$|[.,!?;]|it (was|were)|i (was|were)))|feel like it|(join|joining) (them|him|her|it)|i (do|did) (that|this|it)|do (that|it) too
      (the )?same (\\p{L}+ )?(in|on) (my|me)|i (have|feel|had|get|felt|got) the same
      ich hab\\p{L}* (das gleiche|denselben|den gleichen|dieselben?|das selbe)|(tengo|siento|noto) (lo|el|la) mism\\p{L}*|j ?ai (le|la|les) memes?|ho (lo|la|gli) stess\\p{L}*|(tenho|sinto) (o|a|os) mesm\\p{L}*|ik (heb|voel) (de|het)?zelfde
      ich (auch|fast|beinahe|bald|ebenso|genauso)|bei mir (auch|genauso|ebenfalls|war es|ist es|hort)|mir (auch|genauso|ebenso|ist auch)|wie (ich|bei mir|mir)|genau(so)? (wie|das)|genau das|selbst(?= (auch|so))|dasselbe|das gleiche|mich auch|das mach(e)? ich|schon war s|schon wars|fuhl(e)? mich so
      yo (tambien|casi|igual|creo)|a mi (tambien|igual|casi)|como (yo|a mi)|lo mismo|igual (que|ayer|hoy)|ojala|me siento asi|(yo hago|hago) eso|(eso|exactamente eso) me
      (moi|et moi) (aussi|pareil|pas loin|presque|cest|jai|avec)|et moi(?= ?(?:$|[.,!?;]))|comme moi|pareil (pour|chez|moi)|la meme chose|si seulement|je me sens comme ca|je fais ca|exactement (ca|cela)
      anch ?io|anche (io|a me)|come (me|a me)|io (pure|quasi|anche)|e io(?= ?(?:$|[.,!?;]|con|subito|dopo))|e a me|la stessa cosa|magari(?= ?(?:$|[.,!?;]))|mi sento cosi|lo faccio (anche|pure)|proprio (quello|cosi)|uguale
      eu (tambem|quase|acho)|e eu(?= ?(?:$|[.,!?;]|logo|com))|comigo (tambem|igual|foi)|como eu|(a mesma|mesma) coisa|o mesmo|quem dera|sinto me assim|faco isso|exatamente (isso|o que)
      ik (ook|bijna|denk)|en ik(?= ?(?:$|[.,!?;]))|(bij )?mij ook|net (als|zoals) (ik|bij mij|in)|hetzelfde|precies dat|was het maar|zo voel ik me|dat doe ik
    `)}`,
  ),
  "u",
);

/** Whether folded words take up what was told before as the writer's own. */
export function takesUp(said: string): boolean {
  return SAME_HERE.test(said);
}
