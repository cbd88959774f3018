/*
 * Figures of speech that tell a complaint, a ban or its cause. Each is read as plain words of at most the same length, so that every letter after them
 * keeps its place.
 */
const FIGURES: readonly (readonly [figure: RegExp, plain: string])[] = [
  // "Tendons are like old rope", "knees like rusty hinges": nothing that was long ago.
  [
    /\b(?:feel(?:s|ing)? )?like (?:an? )?(?:old|rusty|creaky|worn|dry) (?:rope|hinge|door|gate|leather|wood|boot|elastic|rubber)s?\b/giu,
    "sore",
  ],
  [/\bwie (?:ein(?:e[ns]?)? )?(?:alte[srn]?|rostige[srn]?) (?:seile?|scharniere?|t[uü]r(?:en)?|gummib[aä]nder|leder)\b/giu, "schmerzt"],
  [/\bcomo (?:una? )?(?:cuerdas?|bisagras?|puertas?) (?:viej[ao]s?|oxidad[ao]s?)\b/giu, "duele"],
  [/\bcomme (?:une? |des |de )?vieil(?:le)?s? (?:cordes?|charni[eè]res?|portes?)(?: rouill[eé]e?s?)?(?=[\s,.;]|$)/giu, "fait mal"],
  // "Lunges make me want to cry"
  [/\bmakes? me (?:want to |wanna )?(?:cry|scream|weep|wince)\b/giu, "hurt"],
  // "Arraché, kipping, dips c'est mort"
  [/(?<![\p{L}])c['’]est mort(?=\s*(?:[.,;!)]|$|pour moi|et|mais))/giu, "interdit"],
  // "Usually from conventional pulls"
  [
    /(?<=[,;(–-]\s?)(?:usually|mostly|mainly|nearly always|almost always|typically) (?:from|caused by|brought on by|triggered by)\b/giu,
    "hurts in",
  ],
  [/(?<=[,;(–-]\s?)(?:meistens|meist|fast immer) (?:vom|von|durch)\b/giu, "weh bei"],
];

export function saidPlainly(text: string): string {
  // What gives way or locks says so itself.
  if (GIVES_WAY.test(text)) return text;
  return FIGURES.reduce(
    (said, [figure, plain]) => said.replaceAll(figure, (words) => (plain.length > words.length ? words : plain.padEnd(words.length))),
    text,
  );
}

const GIVES_WAY = /\b(?:unstable|instab\w*|gives? (?:way|out)|giving (?:way|out)|locks?|knickt|weggeknickt|cede|l[aâ]che|cedono)\b/iu;
