/** Whole phrases first: the order of the words stays as it is, which the grammar does not mind. Words are plain, without accents and apostrophes. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:que|qu) (?:tengo|toca|hay|me toca)\b|\bcosa (?:ho|ce|devo fare)\b|\bche (?:ho|allenamento ho)\b|\bquest ce que (?:jai|je fais|je dois faire)\b|\bquai je\b|\bquest ce quil y a\b/g,
    "whats on",
  ],
  [
    /\b(?:la )?semana (?:que viene|proxima)\b|\bproxima semana\b|\b(?:la )?semaine prochaine\b|\b(?:la )?(?:prossima settimana|settimana prossima)\b/g,
    "next week",
  ],
  [/\besta semana\b|\bcette semaine\b|\bquesta settimana\b/g, "this week"],
  [/\b(?:solo tengo|tengo solo|no tengo mas que)\b|\bjai (?:que|seulement)\b|\bje nai que\b|\bho solo\b/g, "i only have"],
  [/\b(?:dia de )?descanso\b|\b(?:jour de )?repos\b|\b(?:giorno di )?riposo\b/g, "rest day"],
  [/\bmas (?:corto|corta)\b|\bplus courte?\b|\bpiu (?:corto|corta)\b/g, "shorter"],
  [/\bmas (?:facil|suave|ligero)\b|\bplus (?:facile|leger|legere)\b|\bpiu (?:facile|leggero|leggera)\b/g, "easier"],
  [/\bpor que\b|\bpourquoi\b|\bperche\b/g, "why"],
  [
    /\bcuando es mi (?:proxima )?(?:carrera|competicion)\b|\bquand est ma (?:prochaine )?(?:course|competition)\b|\bquando (?:e )?la mia (?:prossima )?gara\b/g,
    "when is my race",
  ],
  [/\b(?:cual es mi|mi) mejor\b|\b(?:quel est mon|mon) meilleur\b|\b(?:qual e il mio|il mio) (?:miglior|migliore|massimo)\b/g, "my best"],
  [/\bno puedo (?:entrenar)?\b|\bje (?:ne )?peux pas(?: mentrainer)?\b|\bnon posso(?: allenarmi)?\b/g, "i cant train"],
  [/\bpeso muerto\b|\bsouleve de terre\b|\bstacco(?: da terra)?\b/g, "deadlift"],
  [/\bpress (?:de )?banca\b|\bdeveloppe couche\b|\bpanca(?: piana)?\b/g, "bench"],
  [/\bpor favor\b|\bporfa\b|\bs il (?:te|vous) plait\b|\bsil (?:te|vous) plait\b|\bstp\b|\bsvp\b|\bper favore\b|\bgrazie\b/g, "please"],
];

const WORDS: { readonly [word in string]?: string } = Object.fromEntries(
  `hoy=today oggi=today aujourdhui=today manana=tomorrow demain=tomorrow domani=tomorrow ayer=yesterday hier=yesterday ieri=yesterday
  lunes=monday lundi=monday lunedi=monday martes=tuesday mardi=tuesday martedi=tuesday miercoles=wednesday mercredi=wednesday mercoledi=wednesday jueves=thursday jeudi=thursday giovedi=thursday
  viernes=friday vendredi=friday venerdi=friday sabado=saturday samedi=saturday sabato=saturday domingo=sunday dimanche=sunday domenica=sunday
  mueve=move pasa=move cambia=move deplace=move decale=move sposta=move muevelo=move_it muevela=move_it pasalo=move_it cambialo=move_it deplacela=move_it deplacele=move_it spostala=move_it spostalo=move_it
  salta=skip quita=skip cancela=skip elimina=skip borra=skip saute=skip annule=skip enleve=skip supprime=skip togli=skip cancella=skip
  quitalo=skip_it quitala=skip_it cancelalo=skip_it borralo=skip_it saltalo=skip_it annulela=skip_it supprimela=skip_it enlevela=skip_it toglila=skip_it toglilo=skip_it cancellala=skip_it saltala=skip_it
  acorta=shorten acortalo=shorten_it raccourcis=shorten raccourcisla=shorten_it accorcia=shorten accorciala=shorten_it
  entreno=session entrenamiento=session sesion=session seance=session entrainement=session allenamento=session sessione=session
  tirada=long_run corrida=run course=run corsa=run carrera=run correr=run sentadilla=squat sentadillas=squat dominadas=pull_ups tractions=pull_ups trazioni=pull_ups
  registra=log anota=log apunta=log enregistre=log note=log segna=log minutos=min minutes=min minuti=min semana=week semaine=week settimana=week
  al=to au=to a=to el=the la=the le=the los=the les=the il=the lo=the mi=my mon=my ma=my mio=my mia=my de=of di=of del=of du=of en=in y=and et=and e=and o=or para=for pour=for per=for con=with avec=with
  es=is est=is solo=only seulement=only peso=my_weight_is pese=weigh ahora=now maintenant=now adesso=now ora=now largo=long longue=long lungo=long facil=easy facile=easy que=that`
    .split(/\s+/)
    .map((pair) => pair.split("=") as [string, string]),
);

/** Words that tell that a message is in one of these languages; the small ones are in others too. */
const FEWEST_LETTERS = 4;
const ALSO_ENGLISH: ReadonlySet<string> = new Set("course note minutes solo hier pour pass sale largo ora per lo".split(" "));
/** From this share of understood words on it is read as such. */
const SHARE = 0.5;

/** A short Spanish, French or Italian wish or question in the English words of the grammar; undefined where it is none. */
export function romanceToEnglish(plain: string): string | undefined {
  const said = plain.replaceAll(/\b(deplace|annule|supprime|enleve|raccourcis) (la|le|les)\b(?= |$)/g, "$1$2");
  const all = said.split(" ").filter((word) => !/\d/.test(word) && !/^(?:min|km|kg|k|rpe|hyrox|no|non)$/.test(word));
  const phrased = PHRASES.reduce((text, [pattern, english]) => text.replaceAll(pattern, ` ${english.replaceAll(" ", "_")} `), said)
    .trim()
    .split(/\s+/);
  const isTold =
    phrased.some((word) => word.includes("_")) ||
    all.some((word) => word.length >= FEWEST_LETTERS && WORDS[word] !== undefined && !ALSO_ENGLISH.has(word));
  const read = phrased.filter((word) => word.includes("_") || WORDS[word] !== undefined).length;
  const open = phrased.filter((word) => !/\d/.test(word) && !/^(?:min|km|kg|k|rpe|hyrox|no|non)$/.test(word)).length;
  if (!isTold || open === 0 || read / open < SHARE) return undefined;
  return phrased.map((word) => (word.includes("_") ? word : (WORDS[word] ?? word)).replaceAll("_", " ")).join(" ");
}

const TELLING: { readonly [language in "es" | "fr" | "it"]: RegExp } = {
  es: /\b(?:manana|hoy|ayer|lunes|martes|miercoles|jueves|viernes|sabado|domingo|tengo|toca|entreno|entrenamiento|sesion|mueve\w*|pasalo|quita\w*|salta|cancela\w*|descanso|semana|ahora|cuando|peso|porfa|favor|mejor|puedo)\b/g,
  fr: /\b(?:demain|aujourdhui|hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|jai|seance|entrainement|deplace\w*|decale|annule\w*|enleve\w*|supprime\w*|repos|semaine|maintenant|quand|pourquoi|meilleur|peux|stp|svp)\b/g,
  it: /\b(?:domani|oggi|ieri|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|ho|allenamento|sessione|sposta\w*|togli\w*|cancella\w*|riposo|settimana|adesso|quando|perche|miglior\w*|posso|favore|corsa|gara)\b/g,
};

/** Which of the three a message is in, where it is read as one of them. */
export function romanceOf(plain: string): "es" | "fr" | "it" | undefined {
  if (romanceToEnglish(plain) === undefined) return undefined;
  const counts = (["es", "fr", "it"] as const).map((language) => ({ language, count: (plain.match(TELLING[language]) ?? []).length }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0];
  return best === undefined || best.count === 0 ? undefined : best.language;
}
