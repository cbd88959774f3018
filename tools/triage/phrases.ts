/**
 * Parts that `compose.ts` puts together, by language: signs as people deny them, what they say instead, conditions of the past, who cleared them,
 * relatives, questions of knowledge, and how little it was.
 */
export interface Phrases {
  readonly no: string;
  readonly signs: readonly string[];
  readonly just: readonly string[];
  readonly nor: readonly string[];
  readonly but: string;
  readonly conditions: readonly string[];
  readonly past: readonly string[];
  readonly cleared: readonly string[];
  readonly relatives: readonly string[];
  readonly questions: readonly string[];
  readonly knocks: readonly string[];
  readonly trifles: readonly string[];
}

const split = (text: string): readonly string[] => text.split("|");

export const PHRASES: { readonly [language in string]: Phrases } = {
  en: {
    no: "no",
    signs: split(
      "chest pain|dizziness|fainting|swelling|redness|numbness|tingling|blood|fever|headache|vomiting|shortness of breath|weakness|dark pee|blackouts|palpitations|double vision|pain in my arm",
    ),
    just: split(
      "just tired|only tired legs|just sore|just a long day|feel great|all good|just lazy|just the usual doms|slept badly that is all",
    ),
    nor: split("or|and no|nor"),
    but: "but",
    conditions: split(
      "heart attack|DVT|pulmonary embolism|stroke|concussion|stress fracture|slipped disc|torn ACL|rhabdo|broken collarbone|seizure|SVT ablation|heat stroke|eating disorder|depression|anaphylaxis to nuts|asthma attack|testicular torsion|broken leg|cancer|myocarditis|knee surgery|c-section|dislocated shoulder|detached retina",
    ),
    past: split("in 2019|in 2021|3 years ago|ten years ago|8 months ago|as a kid|back in college|last year|two summers ago"),
    cleared: split(
      "cardiologist cleared me|fully recovered|healed, no symptoms|doctor signed me off|treated and cleared for all sport|physio says go|all clear since|no problems since|finished treatment, no limits|surgeon happy, full training allowed",
    ),
    relatives: split("my dad|my mum|my grandfather|my brother|my aunt|a friend|my neighbour"),
    questions: split(
      "what are the signs of|how do I avoid|what is|how common is|read an article about|what does it feel like to have|listened to a podcast on|can running cause|how do you recognise|how do I know if it is|reading a book about|watched a film about|wrote an essay on",
    ),
    knocks: split(
      "tripped on a root|rolled my ankle|fell off my bike|hit my shin on the box|banged my elbow|landed on my bum|caught my finger",
    ),
    trifles: split("only a scratch|just a graze, cleaned it|no swelling, ran on|fine after a minute|small bruise, all good|walked it off"),
  },
  de: {
    no: "kein",
    signs: split("Brustschmerz|Schwindel|Taubheitsgefühl|Kribbeln|Blut|Fieber|Kopfweh|Erbrechen|Schwellung|Druck auf der Brust|Herzrasen"),
    just: split("nur müde|bloß schwere Beine|nur Muskelkater|alles gut|nur ein langer Tag|fühl mich super"),
    nor: split("und kein|oder"),
    but: "aber",
    conditions: split(
      "Herzinfarkt|Thrombose|Lungenembolie|Schlaganfall|Gehirnerschütterung|Ermüdungsbruch|Bandscheibenvorfall|Kreuzbandriss|Schlüsselbeinbruch|Krampfanfall|Hitzschlag|Essstörung|Depression|Herzmuskelentzündung",
    ),
    past: split("2019|2021|vor 3 Jahren|vor 8 Monaten|als Kind|letztes Jahr"),
    cleared: split(
      "vom Kardiologen freigegeben|ausgeheilt|verheilt, beschwerdefrei|Arzt sagt alles ok|auskuriert, keine Beschwerden|Physio erlaubt alles",
    ),
    relatives: split("mein Vater|meine Mutter|mein Opa|mein Bruder|ein Freund"),
    questions: split(
      "was sind Anzeichen für|wie vermeide ich|was ist|Artikel gelesen über|wie häufig ist|woran erkennt man|woran merke ich|lese ein Buch über|wie erkenne ich",
    ),
    knocks: split("umgeknickt|über eine Wurzel gestolpert|vom Rad gefallen|Schienbein gestoßen|Ellenbogen gestoßen"),
    trifles: split("nur ein Kratzer|nichts geschwollen, weitergelaufen|nach einer Minute gut|kleiner blauer Fleck|alles gut"),
  },
  es: {
    no: "sin",
    signs: split("dolor de pecho|mareos|hormigueo|hinchazón|sangre|fiebre|dolor de cabeza|vómitos|falta de aire|palpitaciones"),
    just: split("solo cansado|solo agujetas|todo bien|piernas cargadas nada más|un día largo"),
    nor: split("ni|y sin"),
    but: "pero",
    conditions: split(
      "infarto|trombosis|embolia pulmonar|ictus|conmoción|fractura por estrés|hernia discal|rotura de cruzado|clavícula rota|convulsión|golpe de calor|trastorno alimentario|depresión|miocarditis",
    ),
    past: split("en 2019|en 2021|hace 3 años|hace 8 meses|de niño|el año pasado"),
    cleared: split(
      "el cardiólogo me dio el alta|curado, sin molestias|médico me deja todo|recuperado del todo|el fisio me deja correr|tratado, sin límites",
    ),
    relatives: split("mi padre|mi madre|mi abuelo|mi hermano|un amigo"),
    questions: split(
      "cuáles son los síntomas de|cómo evito|qué es|leí un artículo sobre|es común|cómo se reconoce|leo un libro sobre|cuáles son las señales de",
    ),
    knocks: split("me torcí el tobillo|tropecé con una raíz|me caí de la bici|me di en la espinilla"),
    trifles: split("solo un rasguño|no se hinchó, seguí|al minuto bien|un moratón pequeño"),
  },
  fr: {
    no: "pas de",
    signs: split(
      "douleur à la poitrine|vertige|fourmis|gonflement|sang|fièvre|mal de tête|vomissement|essoufflement anormal|palpitations|douleur thoracique",
    ),
    just: split("juste fatigué|juste des courbatures|tout va bien|jambes lourdes c'est tout|longue journée"),
    nor: split("ni|et pas de"),
    but: "mais",
    conditions: split(
      "infarctus|phlébite|embolie pulmonaire|AVC|commotion|fracture de fatigue|hernie discale|rupture du ligament croisé|clavicule cassée|convulsion|coup de chaleur|trouble alimentaire|dépression|myocardite",
    ),
    past: split("en 2019|en 2021|il y a 3 ans|il y a 8 mois|enfant|l'an dernier"),
    cleared: split(
      "le cardiologue m'a donné le feu vert|guéri, aucune gêne|le médecin autorise tout|soigné|le kiné autorise la course|tout va bien depuis",
    ),
    relatives: split("mon père|ma mère|mon grand-père|mon frère|un ami"),
    questions: split(
      "quels sont les signes de|comment éviter|c'est quoi|lu un article sur|c'est fréquent|comment reconnaître|je lis un livre sur|vu un film sur",
    ),
    knocks: split("cheville tordue|trébuché sur une racine|tombé à vélo|tapé le tibia sur la box"),
    trifles: split("juste une égratignure|pas gonflé, continué|ça passe au bout d'une minute|petit bleu"),
  },
  it: {
    no: "niente",
    signs: split("dolore al petto|vertigini|formicolio|gonfiore|sangue|febbre|mal di testa|vomito|fiato corto|palpitazioni"),
    just: split("solo stanco|solo doms|tutto bene|gambe pesanti e basta|giornata lunga"),
    nor: split("né|e niente"),
    but: "ma",
    conditions: split(
      "infarto|trombosi|embolia polmonare|ictus|commozione cerebrale|frattura da stress|ernia del disco|rottura del crociato|clavicola rotta|convulsione|colpo di calore|disturbo alimentare|depressione|miocardite",
    ),
    past: split("nel 2019|nel 2021|3 anni fa|8 mesi fa|da bambino|l'anno scorso"),
    cleared: split(
      "il cardiologo mi ha dato l'ok|guarito, nessun fastidio|il medico permette tutto|curato|il fisio mi lascia correre|mai più problemi",
    ),
    relatives: split("mio padre|mia madre|mio nonno|mio fratello|un amico"),
    questions: split(
      "quali sono i sintomi di|come evito|cos'è|letto un articolo su|è comune|come si riconosce|leggo un libro su|come capisco se è",
    ),
    knocks: split("storta alla caviglia|inciampato in una radice|caduto dalla bici|colpito lo stinco"),
    trifles: split("solo un graffio|niente gonfiore, continuato|dopo un minuto ok|piccolo livido"),
  },
  pt: {
    no: "sem",
    signs: split("dor no peito|tontura|formigamento|inchaço|sangue|febre|dor de cabeça|vômito|falta de ar|palpitação"),
    just: split("só cansado|só dor muscular|tudo bem|pernas pesadas só|dia longo"),
    nor: split("nem|e sem"),
    but: "mas",
    conditions: split(
      "infarto|trombose|embolia pulmonar|AVC|concussão|fratura por estresse|hérnia de disco|ruptura do cruzado|clavícula quebrada|convulsão|insolação|transtorno alimentar|depressão|miocardite",
    ),
    past: split("em 2019|em 2021|há 3 anos|há 8 meses|quando criança|ano passado"),
    cleared: split(
      "cardiologista liberou|curado, sem queixas|médico liberou tudo|tratado|o fisio liberou a corrida|nunca mais tive problema",
    ),
    relatives: split("meu pai|minha mãe|meu avô|meu irmão|um amigo"),
    questions: split(
      "quais são os sintomas de|como evitar|o que é|li um artigo sobre|é comum|como se reconhece|lendo um livro sobre|quais os sinais de",
    ),
    knocks: split("torci o tornozelo|tropecei numa raiz|caí da bike|bati a canela na caixa"),
    trifles: split("só um arranhão|não inchou, continuei|um minuto depois ok|roxo pequeno"),
  },
  nl: {
    no: "geen",
    signs: split("pijn op de borst|duizeligheid|tintelingen|zwelling|bloed|koorts|hoofdpijn|braken|kortademigheid|hartkloppingen"),
    just: split("gewoon moe|alleen spierpijn|alles goed|zware benen verder niks|lange dag"),
    nor: split("en geen|of"),
    but: "maar",
    conditions: split(
      "hartinfarct|trombose|longembolie|beroerte|hersenschudding|stressfractuur|hernia|gescheurde kruisband|gebroken sleutelbeen|epileptische aanval|zonnesteek|eetstoornis|depressie|myocarditis",
    ),
    past: split("in 2019|in 2021|3 jaar geleden|8 maanden geleden|als kind|vorig jaar"),
    cleared: split(
      "cardioloog heeft me vrijgegeven|hersteld, geen klachten|arts vindt alles goed|behandeld|fysio zegt lopen mag|nooit meer last",
    ),
    relatives: split("mijn vader|mijn moeder|mijn opa|mijn broer|een vriend"),
    questions: split(
      "wat zijn de symptomen van|hoe voorkom ik|wat is|artikel gelezen over|komt vaak voor|hoe herken ik|lees een boek over|wat zijn tekenen van",
    ),
    knocks: split("enkel omgeklapt|gestruikeld over een wortel|van mijn fiets gevallen|scheen gestoten"),
    trifles: split("alleen een schaafwond|niet dik, doorgelopen|na een minuut goed|klein blauw plekje"),
  },
};
