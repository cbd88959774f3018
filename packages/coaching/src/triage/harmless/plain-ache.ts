/*
 * "My right knee has hurt since Friday, mostly on stairs": an ache of a joint or muscle, since when and at what, and not a single word more, in English,
 * German, Spanish, French, Italian, Portuguese and Dutch. It is the plan's matter (return-ladders.md), which asks how bad it is. The list of words is
 * closed: whatever else is told (a fall, numbness, a night, a fever, swelling, weakness) is left to the readers of signs. Hips, groins, shins, feet, calves
 * and a thigh as such are not in it: there the same words may be a bone or a clot.
 */

const PART =
  /^(?:knees?|kneecaps?|shoulders?|elbows?|wrists?|ankles?|d?achilles?|back|hamstrings?|quads?|knie|schultern?|ellbogen|handgelenke?|knochel|achillessehne|rucken|rodillas?|hombros?|codos?|munecas?|tobillos?|aquiles|espalda|lumbares?|isquios?|cuadriceps|genoux?|l?epaules?|coudes?|poignets?|chevilles?|lombaires?|ischios?|quadriceps|ginocchi[ao]?|spall[ae]|gomit[oi]|pols[oi]|cavigli[ae]|schiena|joelhos?|ombros?|cotovelos?|pulsos?|tornozelos?|costas|schouders?|ellebo(?:og|gen)|pols(?:en)?|enkels?|achillespees|rug)$/u;

const PAIN =
  /^(?:hurt(?:s|ing)?|ach(?:e|es|ing|y)|sore|pain(?:s|ful)?|niggl(?:e|es|ing|y)|weh|schmerz(?:t|en)?|zwickt|zwackt|duele[n]?|dolor(?:es)?|molesta[ns]?|molestias?|mal|douleurs?|douloureu(?:x|se)|gene|fa|fanno|male|dolor[ei]|fastidio|doi|doem|dor(?:es)?|incomoda|pijn|zeer)$/u;

const RAISES_ARM =
  /\b(?:lift(?:s|ing)?|rais(?:e|es|ing)|heben|hebe|leve|lever|levanto|levantar|alzo|alzare|til|tillen) (?:my|the|den|meinen|le|mon|el|mi|il|mio|o|meu|mijn|de)? ?(?:arm|bras|brazo|braccio|braco)\b/gu;
/** "Dos" is two in Spanish. */
const FRENCH_BACK = /\b(?:au|le|mon|du|de) dos\b/gu;
const SHOULDER = /\b(?:shoulders?|schultern?|hombros?|l?epaules?|spall[ae]|ombros?|schouders?)\b/u;
const EFFORT =
  /\b(?:stairs|run\w*|cycling|riding|rowing|jogg\w*|lauf\w*|trepp\w*|radfahren|rudern|escaleras?|corr\w*|carrera|bici|remo|escaliers?|cour\w*|velo|rameur|scale|corsa|escadas|hardlopen|rennen|trap\w*|fietsen|roeien|session|training|workout|seance|sesion|allenamento|treino)\b/u;

const BESIDE = new Set(
  // English
  (
    "my the a an i ive im have has had been got get gets is its it in on at to of and with when while after since for from up down but only just mostly mainly especially again still always sometimes a bit little slight slightly mild kind left right both side front inside outside lower under below behind around " +
    "monday tuesday wednesday thursday friday saturday sunday yesterday today week weeks day days couple few last this morning mornings two three four five ten stairs running run runs squats squatting squat lunges lunge jumping jumps deadlifts deadlifting deadlift bench benching pressing press presses overhead pull pulls pulling pullups ups lifting lift lifts cycling riding rowing swimming session training workout start warm warmup kneeling bending lifting raise raising i " +
    // German
    "mein meine meinem meinen meiner mir mich das der die dem den ein eine einem ich hab habe hat ist es tut tun in im an am auf bei beim zu zum und mit wenn wahrend nach seit von ab aber nur vor allem besonders meistens wieder noch immer manchmal bisschen leicht etwas links rechts linkes linke linker linken rechtes rechte rechter rechten innen aussen vorne hinten unten unter " +
    "montag dienstag mittwoch donnerstag freitag samstag sonntag gestern heute vorgestern woche wochen tag tagen tage paar letzter letzte morgens zwei drei vier funf treppe treppen treppensteigen laufen joggen lauf laufs kniebeugen beugen sprungen springen kreuzheben drucken bankdrucken klimmzugen heben training einheit radfahren rudern schwimmen " +
    // Spanish
    "me mi mis el la los las un una unos unas lo en al a de del y con cuando mientras tras despues desde hace por para que pero solo sobre todo mas otra vez todavia siempre veces poco algo leve ligero tengo tiene esta izquierdo izquierda derecho derecha lado dentro fuera delante debajo abajo " +
    "lunes martes miercoles jueves viernes sabado domingo ayer hoy semana semanas dia dias pasado pasada manana mananas dos tres cuatro cinco escaleras escalera correr corriendo corro carrera sentadillas sentadilla zancadas saltos saltar peso muerto banca press dominadas levantar levanto entrenar entreno entrenamiento sesion bici remo nadar " +
    // French
    "j ai jai je mon dans tendon ma mes le les l une au aux du des d a et avec quand pendant apres depuis avant pour mais seulement surtout plus encore toujours parfois peu leger legere est c ca fait gauche droit droite cote interieur exterieur devant dessous bas " +
    "lundi mardi mercredi jeudi vendredi samedi dimanche hier aujourd hui semaine semaines jour jours dernier derniere matin deux trois quatre cinq escaliers escalier courant cours courir course squats fentes sauts sauter tractions souleve terre developpe couche leve lever seance entrainement velo rameur nager tendon " +
    // Italian
    "mio mia miei mie il lo gli i un uno una al allo alla ai agli alle nel nello nella sul sullo sulla sui sulle del dello della dei delle da dal dallo dalla e ed con quando mentre dopo prima per ma solo soprattutto piu ancora sempre volte po leggero leggera ho ha sinistro sinistra destro destra lato dentro fuori davanti sotto mi " +
    "lunedi martedi mercoledi giovedi venerdi sabato domenica ieri oggi settimana settimane giorno giorni scorso scorsa mattina due tre quattro cinque scale correre corro corsa correndo affondi salti saltare stacchi stacco panca trazioni alzo alzare seduta allenamento bici remo nuotare tendine " +
    // Portuguese
    "meu minha meus minhas o os as um uma no na nos nas ao aos do da dos das em e com quando depois desde ha por para mas so sobretudo principalmente mais ainda sempre vezes pouco leve tenho esquerdo esquerda direito direita lado dentro fora " +
    "segunda terca quarta quinta sexta feira sabado domingo ontem hoje semana semanas dia dias passada passado manha dois duas tres quatro cinco escadas correr corro corrida agachamento agachamentos afundos saltos supino elevacoes treino sessao tendao " +
    // Dutch
    "mijn mn de het rechter linker een ik heb hebt heeft doet doen aan in op bij van en met als tijdens na sinds maar alleen vooral meestal weer nog steeds altijd soms beetje licht wat linker rechter linkerknie rechterknie links rechts binnen buiten voor achter " +
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag gisteren vandaag week weken dag dagen paar vorige ochtends twee drie vier vijf trap trappen traplopen hardlopen lopen rennen squatten springen deadliften bankdrukken optrekken tillen training sessie fietsen roeien zwemmen"
  ).split(" "),
);

/**
 * Whether a message tells of such an ache and of nothing else.
 * @param said the words of the message, lower case and without accents
 */
export function isPlainAche(said: string): boolean {
  const words =
    said
      .replaceAll(RAISES_ARM, " ")
      .replaceAll(FRENCH_BACK, " rucken ")
      .match(/\p{L}+/gu) ?? [];
  // A shoulder that aches on stairs or a run may be the heart.
  if (SHOULDER.test(said) && EFFORT.test(said)) return false;
  return (
    words.length >= 2 &&
    words.some((word) => PART.test(word)) &&
    words.some((word) => PAIN.test(word)) &&
    words.every((word) => PART.test(word) || PAIN.test(word) || BESIDE.has(word))
  );
}
