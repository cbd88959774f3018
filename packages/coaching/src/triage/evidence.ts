import type { Category, LearnedCategory } from "./categories.ts";
import { BODY, conceptsIn, getStems } from "./concepts.ts";
import { allConceptsIn, plainWords } from "./features.ts";
import type { LearnedReading } from "./learned.ts";

/** Words that only the choice of first aid needs, beside the concepts the classifier learns from; in their notation. */
const STEMS = getStems({
  diabetes:
    "diabet =t1 =t1d =t2 type_1 type_one type1 typ_1 typ1 tipo_1 type_2 insulin hypo hypos unterzuck hipogluc hypogly hypoglyk ipoglic hipoglic bloedsuiker blutzuck blood_sugar glucose glucosa glicemi glicose glycemi glykemi =cgm dexcom libre keton ceton cheton mmol my_sugar sugar_is sugar_at sugar_low zucker_bei zucker_ist zucker_unter azucar_a azucar_en zucchero_a suiker_is pump_failed",
  ketones:
    "keton ceton cheton fruity pear_drops nail_varnish nail_polish aceton azeton =dka acidos ketoazid cetoacid obst_riecht nach_obst a_frutas a_fruta fruit_ruikt",
  highsugar: "=hi high_sugar sugar_over sugar_above sugar_20 sugar_25 sugar_30 hyperglyk hyperglyc hipergluc iperglic hiperglic hyperglyk",
  lifeless:
    "geen_reactie keine_reaktion sin_reaccion aucune_reaction nessuna_reazione sem_reacao no_response find_a_pulse find_his_pulse find_her_pulse no_pulse snoring_noises snoring_sounds schnappt_nach schnappt_nur rausgezogen",
  bleedon:
    "pouring_out pours_out soaks_through soaked_through through_the_towel lauft_durch durch_das_handtuch a_traves_de_la_toalla a_travers_la_serviette attraverso lasciugamano stroomt_door stroomt_uit blood_everywhere",
  badair:
    "carbon_monoxide co_alarm co_detector kohlenmonoxid co_melder monoxido_de monoxyde monossido koolmonoxide co_melder gas_leak smell_of_gas smells_of_gas gasgeruch riecht_nach_gas fuga_de_gas huele_a_gas fuite_de_gaz odeur_de_gaz sent_le_gaz fuga_di_gas odore_di_gas puzza_di_gas cheiro_a_gas cheiro_de_gas vazamento_de_gas gaslek gaslucht ruikt_gas",
  burner:
    "exhaust_fumes =exhaust car_running engine_running motor_running gas_heater gas_stove paraffin_heater kerosene_heater propane generator charcoal =bbq barbecue fumes abgas auspuff motor_lauft gasheiz heizstrahler gasofen heizpilz holzkohle =grill gasstrahler tubo_de_escape gases_del motor_encendido estufa_de_gas estufa_de_butano brasero carbon_vegetal generador gaz_dechap pot_dechap chauffage_a_gaz poele_a groupe_electrogene charbon_de moteur_allume gas_di_scarico scarico_della stufa_a_gas stufetta_a_gas braciere carbonella generatore motore_acceso escape_do gases_de_escape aquecedor_a_gas braseira gerador motor_ligado uitlaat gaskachel houtskool motor_draait aggregaat",
  indoors:
    "garage =shed container basement cellar =room =indoors =tent =camper closed_door doors_shut doors_closed windows_shut keller schuppen =raum =zimmer =zelt garaje sotano trastero habitacion caseta =cave =sous_sol =tente cantina stanza =tenda garagem arrecada =sala =quarto kelder schuur =kamer =tent",
  hands:
    "=hands fingers fingertips =hande =finger ringfinger fingerspitz =manos dedos =mains doigts =mani dita =maos =handen vingers =pinky =pink little_finger kleinen_finger kleine_finger menique auriculaire mignolo mindinho",
  legs: "=legs =feet calves thighs =beine =beinen =fusse =fussen piernas =pies jambes =pieds gambe =piedi pernas =pes =benen =voeten",
  wasting:
    "thinner wasting wasted_away shrunk shrinking atroph dunner schmaler atrofi mas_delgado adelgaza plus_mince fondu amaigri piu_sottile assottiglia mais_fino dunner_geworden slinkt",
  numb: "=doof",
  groin: "groin leiste leisten leistenschmerz =ingle =aine inguin virilha =lies liespijn",
  pain: "leistenschmerz liespijn",
  atrest:
    "in_bed at_night at_rest nights =nachts nachtschmerz in_der_nacht im_bett in_ruhe de_noche por_la_noche en_reposo en_la_cama la_nuit au_lit au_repos di_notte a_letto a_riposo noite na_cama em_repouso snachts in_bed in_rust",
  running:
    "=run =runs runner running =km =miles mileage marathon =lauf laufen laufer =joggen correr corro corredor corriendo maraton courir =cours coureur course_a corsa correre corro maratona corrida hardlopen hardloper rennen",
  chilled:
    "hypotherm unterkuhl hipoterm ipoterm onderkoel stopped_shivering shivering_stopped shivering_has_stopped not_shivering isnt_shivering no_longer_shiver zittert_nicht nicht_mehr_zittert zittert_gar_nicht aufgehort_zu_zittern kein_zittern dejado_de_tirit dejado_de_tembl dejo_de_tembl ya_no_tiembla ya_no_tirita ne_tremble_plus tremble_plus arrete_de_trembl ne_frissonne smesso_di_trem non_trema parou_de_trem deixou_de_trem ja_nao_treme gestopt_met_rill rilt_niet stopte_met_rill",
  seizure: "a_fit having_fits fitting epileps",
  pregnancy: "pregnan trimester schwanger =ssw embaraz enceinte incinta gravid zwanger",
  low: "low hypo hypos unterzuck hipogl hypogl hipoglic ipogl niedrig baj bass baix laag under_ unter_ below tief",
  drank:
    "drank drunk_litres drunk_water litres_of liters_of litres liters liter getrunken trank viel_wasser bebi bebido litros beaucoup_bu bu_beaucoup jai_bu litri bevuto bebeu gedronken dronk bottles_of_water gained_weight",
  alcohol: "beer beers wine vodka whisky gin bier wein cerveza vino vin biere birra cerveja vinho wijn pub party alcohol alkohol",
  testicle:
    "testic testik testis hoden hodens huevos huevo couille testicul =palle coglion =saco teelbal zaadbal scrot bollock my_balls my_nuts one_ball one_nut left_nut right_nut left_ball right_ball of_my_nuts of_my_balls nut_sack bolas",
  tearing:
    "tearing ripping ripped_inside reissend zerreiss zerreisst desgarr dechir lacera strappa rasgando scheurend shoulder_blades schulterblatter omoplat scapole omoplatas schouderbladen",
  water:
    "swim swam swimmer pool drown water lake schwimm schwimmbad ertrunk ertrink becken piscin ahogad nada nuot noye nager noyad anneg nuotat affog afogad zwem verdronk verdrink ocean sea_",
  asthma:
    "asthm asma asmat inhaler puffer puffs ventolin salbutamol reliever =spray asthmaspray bombinha inhalador inalator puffje pufje chiado chiad fischi pitos piep wheez pfeif siffl ashma astma",
  blow: "hit hits knock bump bang bash elbow whack slam fell fall fallen crash concuss plate_on bar_on bar_hit kick headbutt knee_to gestoss stoss geprallt prall gefallen sturz geknallt schlag golp golpe caid cai caida choc tombe chute cogne tape heurt percut sbattut cadut caduta botta pancad bati bateu queda caí gevallen gestoten klap bots geraakt tegen_mijn commo gehirnersch conmoc commoz hersensch whiteout ski_crash helmet helm casco casque capacete over_the_bars header headers kopfball scrum tackle",
  worstHead:
    "worst_headache worst_ever thunderclap schlimmste peor_dolor pire_mal pire peggior pior ergste like_a_blow wie_ein_schlag explod donnerschlag stiff_neck neck_is_stiff neck_stiff nackensteif nuca_rigida nuque_raide rigidita nuca nekstijf stijve_nek light_hurts licht",
  halfBody:
    "one_side half_of_my half_my left_side right_side left_half right_half halbe linke_seite rechte_seite einseitig un_lado medio_lado mitad lado_izquierdo lado_derecho un_cote cote_gauche cote_droit moitie un_lato meta lato um_lado lado_esquerdo lado_direito metade een_kant helft linkerkant rechterkant mondhoek mundwinkel comisura droop droopy hangt haengt cuelga caid pend tombant storta torta scheef crooked_smile",
  selfkill:
    "wrists pulsader pulsadern polsen pulsos veines =vene venas munecas slit_my hang_myself erhang ahorcar me_pendre impicc enforcar verhang ophangen jump springe springen saltar sauter buttar pular in_front_of_a train_tracks zug vor_den_zug treno quarry letter letters brief abschiedsbrief carta lettre lettera gocce tropfen =gotas gouttes druppels tablets tabletten pastillas cachets pastiglie comprimidos pillen overdose uberdosis noose rope rooftop roof azotea tejado tetto toit telhado terraco dach parkhaus car_park ledge beam belt cliff klippe acantilado falaise scogliera penhasco overpass viaduct",
  despair:
    "hopeless worthless pointless useless no_point no_reason burden better_off without_me hate_myself hate_my_life no_way_out no_one_would cant_go_on cant_take_it cant_do_this_anymore cant_anymore give_up_on tired_of_living sick_of_living done_with_life dont_see_the_point see_no_point no_future not_worth sinnlos hoffnungslos wertlos keinen_sinn kein_sinn zur_last ohne_mich besser_dran halt_es_nicht halte_es_nicht will_nicht_mehr mag_nicht_mehr kann_nicht_mehr keine_kraft nicht_mehr_da sin_sentido no_tiene_sentido no_vale_la_pena una_carga no_aguanto sin_mi no_puedo_mas sin_esperanza aucun_sens plus_de_sens plus_envie inutile =poids fardeau sans_moi tiens_plus en_peux_plus a_quoi_bon nessun_senso senza_senso un_peso senza_di_me non_ce_la_faccio non_ha_senso sem_sentido nao_aguento um_peso sem_mim nao_vejo_sentido geen_zin_meer nut_niet zinloos tot_last zonder_mij niet_meer_aan trek_het_niet kan_niet_meer hoeft_niet_meer disappear verschwind desaparec disparai sparire sumir verdwijn not_wake never_wake wont_wake_up nicht_mehr_aufwachen no_despertar me_reveiller svegliarmi nao_acordar niet_meer_wakker depress deprim depresion depressiv depressa deprimid sad_all empty_inside numb_inside feel_nothing fuhl_nichts innerlich_leer vacio_por_dentro vide_a vuoto_dentro vazio leeg_van cry crying weine heule lloro llorando pleure piango choro huil",
  farewell:
    "salutato verabschiedet me_despedi dit_au_revoir afscheid_genomen me_despedi goodbye bye_coach say_bye last_message its_over it_ends im_gone ill_be_gone wont_be_here wont_be_around wont_need no_plan_for_me after_that_nothing last_time last_ride last_run everything_ready everything_is_ready laid_out sorted_everything gave_away give_away given_my giving_away leb_wohl machs_gut tschuss abschied letztes_mal verschenk adios despido despedida ultimo ultima regal adieu dernier derniere addio ultim adeus vaarwel afscheid laatste =einde =ende =fin =fine =fim acabar aufhoren alles_vorbei dann_ist_vorbei ist_es_vorbei todo_listo tout_est_pret tutto_pronto tudo_pronto alles_geregelt alles_klaar",
  hurts:
    "kill_me kills_me knife messer cuchillo couteau coltello faca mes_ murder vermoord ermord umbring mata matar tuer ammazz hit hits hitting punch slap slaps slapped shove shoves pushed push grab grabs grabbed choke chok strangl throttl threaten threat rape raped abus assault beat beats beaten touches touching touched grop force forces forced lock locks locked control controls scream screams kick kicked throws threw scared afraid fear terrified black_eye bruises schlag schlagt schlug schubst stosst wurg gewurgt droht bedroh zwingt fasst begrapscht missbrauch vergewalt eingesperrt angst pega pego golpe empuj agarr ahorc amenaz viol obliga toca encierr miedo frapp cogne pouss etrangl menac viol force touche enferm peur picchi schiaff spint strangol minacci violent costring tocc chiud paura bate bateu empurr enforc ameac estupr obriga toca tranc medo slaat sloeg duwt wurg kneep bedreig verkracht dwingt raakt_me sluit_me_op bang weigh_naked naked nackt desnud nu_devant nuda naakt",
  controls:
    "bank_card card_ money geld argent dinero soldi dinheiro tarjeta carte_bancaire cartao messages nachrichten mensajes messages_ messaggi mensagens berichten phone not_allowed darf_nur solo_puedo le_droit posso_andare so_posso mag_alleen wont_let follows me_sigue keys counts_the_minutes",
  someone:
    "he hes she shes him her his they partner boyfriend girlfriend husband wife ex dad father mum mother mom stepdad uncle brother coach trainer teammate team_mate er sie ihm mann frau freund freundin vater mutter stiefvater bruder el ella pareja marido mujer novio novia padre madre entrenador il elle mari femme copain copine pere mere entraineur lui lei marito moglie ragazzo ragazza fidanzat compagno compagna padre madre allenatore ele ela namorad esposo esposa pai mae treinador hij zij man vrouw vriend vriendin vader moeder someone somebody jemand alguien quelqu qualcuno alguem iemand",
  body: "thin skinny fat_ weigh weight scale dunn mager dick fett abnehmen kalorie flaca gorda adelgaz peso maigre grosse kilos magra grassa dimagr peso magro magra gorda emagrec dun mager dik afvall gewicht appetite hungry hunger apple apfel meals skip_meals lettuce rice_cakes diet diat dieta regime dieet restrict puke vomit vomir kotz braak braken every_grape grape grapes traube uva uvas raisin druif weegt weeg_me wiege_mich me_peso me_pese mi_peso allowed_breakfast abendessen cena diner jantar avondeten skip_dinner sick_after make_myself_sick making_myself_sick laxative exercise_off burn_it_off burn_off earn_my",
});

/** Concepts that have to be in the messages before the first aid of a category is said: all of one line, `|` between those that do for each other. */
const EVIDENCE: { readonly [category in LearnedCategory]: readonly string[] } = {
  heart: [
    "chest",
    "heart",
    "pressure & arm|throat|back|breathless|sweat|face|neck|belly",
    "breathless & sweat|arm|rest|dizzy|swollen",
    "arm & sweat|breathless|effort",
    "face & sweat|effort|arm|pain",
    "jaw|blades & arm|sweat|effort|vomit|cold|pain|throat",
    "froth & cough",
    "pressure & effort|stops|cold",
    "breathless & cold|food",
  ],
  faint: ["faint", "dizzy", "seizure", "lifeless", "collapse", "gap"],
  clot: [
    "leg|arm & swollen|hot|red|pain|weeks|pressure",
    "illness|operation|travel & leg|arm|breathless|chest",
    "cough & blood|red|froth|dark",
    "breathless & leg|chest|blood|sudden",
    "chest & blood|pain|sudden",
  ],
  "cauda-equina": [
    "private|urine|stool & numb|weak|unable|not|pain|bleedon|back|leak|rest",
    "leak & back|leg|numb|both",
    "numb & back",
    "numb|weak|drop & leg & both|legs",
    "back & urine|stool",
  ],
  rhabdo: ["urine", "muscle|arm|leg & swollen|pain|locked|weak|unable"],
  heat: ["heat", "hot|sweat|fever & stagger|confused|faint|vomit|dizzy|effort|cold|head|not"],
  head: ["head|face|faint|blow & blow|fell|confused|vomit", "head & pain|dizzy|confused|vomit|pressure", "blow"],
  stroke: [
    "face|speech|halfBody|halfface|worstHead|double",
    "worst & head|back",
    "arm|leg & weak|numb",
    "confused",
    "eye",
    "head & pain|sudden|worse|vomit",
  ],
  anaphylaxis: [
    "lips|throat|face|skin|swollen & allergy|food|swollen|drug|skin|breathless|minor|effort",
    "hives",
    "allergy & breathless|skin|swollen|vomit|faint|dizzy|throat",
  ],
  sugar: ["diabetes"],
  suicide: ["die", "selfharm", "selfkill", "despair", "farewell", "goodbye", "means", "purpose & head|arm|leg|pain"],
  eating: ["food", "menses", "body", "purge"],
  pregnancy: ["pregnant"],
  belly: ["belly", "navel", "glands & chest|pain", "testicle", "private", "stool", "vomit", "urine"],
  infection: ["wound", "hot|red|fever", "swollen & joint|leg|arm"],
  spine: ["neck|back", "head & fell|blow", "fell|blow & numb|weak|leg|arm", "numb|weak|drop"],
  eye: ["eye", "flashes", "double"],
  "slow-warning": ["lump", "bruise", "weightloss", "blood & stool|urine", "stool", "weeks|often", "pain & rest|often", "blood"],
  stimulants: ["drug"],
  asthma: ["asthma"],
  violence: ["violence", "hurts|controls & someone"],
  limb: ["tick", "leg|arm|joint|face|crack|crooked|wound|blood|skin|freezing|bleedon|spot|back|neck|locked|lump|belly"],
};

/** How sure the classifier has to be of a category, and by how many times surer than of the next one, to say its first aid. */
const CERTAIN = 0.5;
const TIMES_THE_NEXT = 2;
/** Words about these do harm where nobody spoke of them: without evidence they need a classifier that is all but sure of both danger and category. */
export const PRIVATE: ReadonlySet<Category> = new Set(["suicide", "eating", "violence"]);
const ALL_BUT_SURE = 0.9;
const SURE_OF_SUICIDE = 0.75;
/** From here on they are asked about. */
const LIKELY = 0.5;
/** Who is pregnant or diabetic needs the first aid of that, or none in particular. */
const DECISIVE: { readonly [concept: string]: Category } = { diabetes: "sugar", pregnancy: "pregnancy" };

/** Every concept of a text, those of the classifier and those of the first aid. */
export function conceptsFor(text: string): ReadonlySet<string> {
  const words = plainWords(text);
  return new Set([...allConceptsIn(words), ...conceptsIn(words, STEMS)].map(({ concept }) => concept));
}

/** Whether a text says what a category is about, by its concepts or by a word that hardly stands elsewhere. `unclear` needs no evidence. */
export function hasEvidence(category: Category, { text, witnessed }: Pick<LearnedReading, "text" | "witnessed">): boolean {
  if (category === "unclear" || witnessed.has(category)) return true;
  const concepts = conceptsFor(text);
  return EVIDENCE[category].some((line) => line.split(" & ").every((group) => group.split("|").some((concept) => concepts.has(concept))));
}

/** Signs of the body, and not a word of wanting to die: "the last weeks" and a letter say nothing about that. */
function isOfBodyOnly(concepts: ReadonlySet<string>): boolean {
  return BODILY.some((concept) => concepts.has(concept)) && !OF_DYING.some((concept) => concepts.has(concept));
}

const BODILY = [...BODY, "drank", "urine", "numb", "dizzy", "faint", "vomit", "breathless", "swollen", "fever", "halfBody"];
const OF_DYING = ["die", "selfharm", "selfkill", "despair", "goodbye", "means"];

/**
 * Hands or fingers that went numb on a ride and came back, or that have been so for weeks: a nerve at the wrist, elbow or neck, neither the spine's lower
 * end nor an emergency. Undefined with any sign of what is.
 */
export function numbHands(text: string): "passed" | "lasting" | undefined {
  const concepts = conceptsFor(text);
  if (!concepts.has("numb") || !concepts.has("hands") || NO_NERVE_OF_HAND.some((concept) => concepts.has(concept))) return undefined;
  if (concepts.has("weeks") || concepts.has("weak") || concepts.has("drop") || ONE_WEEK.test(text)) return "lasting";
  return concepts.has("gone") && concepts.has("ride") ? "passed" : undefined;
}

const ONE_WEEK = /\b(?:a|one|een|eine[rn]?|una|une|um|uma)\s+(?:week|woche|semana|semaine|settimana)\b/iu;
const NO_NERVE_OF_HAND =
  "leg legs private urine stool face lips speech halfBody confused neck fell blow sudden chest heart pressure breathless sweat throat faint eye head dizzy seizure vomit fever red cold".split(
    " ",
  );

/** Tingling of one limb, without a word of the back or of what the lower end of the spine governs. */
export function isOfOneLimb(text: string): boolean {
  const concepts = conceptsFor(text);
  return !["back", "private", "urine", "stool", "both", "legs"].some((concept) => concepts.has(concept));
}

/** A period that stopped, and not a word about food or weight. */
export function mentionsNoPeriodOnly(text: string): boolean {
  const concepts = conceptsFor(text);
  return concepts.has("menses") && !["body", "vomit"].some((concept) => concepts.has(concept)) && !OF_EATING.test(text);
}

const OF_EATING =
  /\b(?:eat|ate|food|meal|calor|kcal|bing|purg|laxa|starv|fast(?:ing|ed)|weigh|fat\b|ess(?:e|en)\b|kalor|abf[uü]hr|zunehm|com(?:o|er|ida|er)\b|engord|manger|mang[ei]|repas|grossir|cibo|ingrass|abbuff|eten\b|aankom|eetbui)|\b(?:perd[iu]\w*|lost|perso|abgenommen|kwijt)\b.{0,12}\d+ ?k/iu;

/** An arm or leg that gets weaker and thinner: a doctor's matter that no plan works around. */
export function mentionsWasting(text: string): boolean {
  const concepts = conceptsFor(text);
  return (
    concepts.has("wasting") && ["weak", "drop"].some((concept) => concepts.has(concept)) && ["arm", "leg"].some((one) => concepts.has(one))
  );
}

/** A runner's groin that hurts in bed or at rest: the neck of the thigh bone may be about to break. */
export function mentionsHipStress(text: string): boolean {
  const concepts = conceptsFor(text);
  return ["groin", "atrest", "running", "pain"].every((concept) => concepts.has(concept));
}

/** The category whose first aid may be said: the likeliest, when the text bears it out and no other comes near; else `unclear`. */
export function certainCategory(reading: Pick<LearnedReading, "text" | "witnessed" | "likely" | "danger" | "emergency">): Category {
  const [first, second] = reading.likely;
  if (first === undefined) return "unclear";
  const isShown = hasEvidence(first.category, reading);
  const concepts = conceptsFor(reading.text);
  if (first.category === "suicide" && isOfBodyOnly(concepts)) return "unclear";
  // "The blade lies on the sink" has no word of dying: a miss costs more than words of help to who is well.
  if (first.category === "suicide" && reading.emergency >= SURE_OF_SUICIDE && first.share >= SURE_OF_SUICIDE) return "suicide";
  if (PRIVATE.has(first.category)) return isShown || Math.min(first.share, reading.danger) >= ALL_BUT_SURE ? first.category : "unclear";
  // "My wife is type 1, shaking, gives odd answers": low sugar comes first of all that it may be.
  if (concepts.has("diabetes") && OF_LOW_SUGAR.some((sign) => concepts.has(sign))) return "sugar";
  if (Object.entries(DECISIVE).some(([concept, category]) => concepts.has(concept) && category !== first.category)) return "unclear";
  return isShown && first.share >= CERTAIN && first.share >= TIMES_THE_NEXT * (second?.share ?? 0) ? first.category : "unclear";
}

const OF_LOW_SUGAR = ["confused", "sweat", "seizure", "weak", "dizzy", "faint", "low"];

/** Whether a text without evidence of suicide, food or violence is still likely about one of them: a question does no harm. */
export function isLikelyPrivate({ likely, danger }: Pick<LearnedReading, "likely" | "danger">): boolean {
  const [first] = likely;
  return first !== undefined && PRIVATE.has(first.category) && Math.min(first.share, danger) >= LIKELY;
}
