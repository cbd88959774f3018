/**
 * Lay words for what messages are about, in the notation and beside the words of `concepts.ts`: how people put a sign who do not know its name ("the lights went
 * out", "an elephant on my chest"). Some are concepts of their own, because several signs are told with them.
 */
const WORDS: { readonly [concept in string]: string } = {
  chest: "torse gullet estern =sterno =ribben =rippen =costole =costillas =costelas =cotes_gauches borstbeen pectus",
  heart: "=pumpe extrasyst overslag =palps herzstolper =pulsaciones coracao herzschlag hartkloppingen",
  blades: "shoulder_blade shoulder_blades schulterbl omoplat scapol escapul schouderbl between_my_shoulders zwischen_den_schultern",
  jaw: "=jaw kiefer mandibul machoire mascell =kaak",
  pressure:
    "elephant elefant eleph olifant macigno =losa =morsa bankschroef schraubstock clamp squash squish squeez schnurt abschnur comprim_ compresse_ =etau knelt knijpt =cinto =cinghia =gurtel ring_um band_om band_round belt_pulled stein_auf pedra_no piedra_en sits_on sitzt_mir assis_sur sentado_encima brick oprime oppression =puno_en like_a_fist aperta_ apretado strozza",
  breathless:
    "japs hechel hijg ansim ofeg sufoc suffoc asfixi panting =puffed winded sin_aliento senza_fiato sem_folego buiten_adem hors_dhaleine manque_dair manque_de_souffle sin_aire senza_aria sem_ar zonder_lucht keine_puste ausser_atem ausser_puste cant_get_air air_wont luftholen einatmen inspir inhal =stik stikken lucht_komt laire_ larsia jinspire",
  cough:
    "cough hust gehust touss =tos =toso toser tosiendo =tosse tossi tosso tusso tossendo tossindo hoest opgehoest spuck crache escup sputo cuspo spuug spat_ spit",
  froth: "=foam =froth froth foam schaum mousse espuma schiuma schuim bava",
  travel: "flight flew =plane flug geflogen =vuelo =vol =avion lavion =volo =voo vlucht vlieg long_drive =bus busfahrt jetlag red_eye",
  operation:
    "surgery =op operat operiert opere =operado =operada =operato operei geopereerd arthrosc artrosc kijkoperatie plaster_cast =gips =boot keyhole =scope injection infiltr =spritze =prik",
  swollen:
    "=fatter =bigger =thicker ballooned =gorda =gordo mas_gord plus_gros grossit ingross mais_gross umfang dicker cm_mas cm_plus cm_mais cm_a_mais zwelt zwell puffed_up doubl_de doppelte puffing mas_grand prall sausages",
  collapse:
    "folded crumpled zusammengesackt zusammengeklappt weggesackt umgefallen umgekippt weggeklappt zusammengebrochen omgevallen in_elkaar_gezakt neergevallen viel_neer ecroule effondr affaiss desplom desab stramazz crollat caigo_redond caido_redond cai_redond cayo_redond cai_duro caiu_duro caio_duro fulminad hit_the_floor hit_the_deck dropped_mid went_limp legs_folded knees_folded legs_vanished tombe_raide go_down_in fell_like",
  faint:
    "licht_aus lichter_aus licht_uit lights_went se_me_apago se_apago spento_la_luce spenta_la_luce ecran_noir schermo_nero tela_preta pantalla_en_negro trou_noir rideau_pendant =buio escureceu tutto_buio schwarz_vor zwart_voor vapes perdi_la_vista se_me_va_la_vista mancamento vahido passei_mal =onwel tourne_de_loeil tourner_de_loeil switched_off blinked_out unplugged out_cold went_black nicht_ansprechbar keeling greyed_out grey_out",
  gap: "standing_over stood_over people_round ppl_around everyone_around looking_at_the_ceiling came_round um_mich_rum um_mich_herum autour_de_moi autour_de encima_mio todos_encima intorno_a_me tutti_intorno em_volta om_me_heen boven_me seconds_gone secs_gone zwanzig_sekunden vingt_secondes veinte_segundos venti_secondi vinte_segundos twintig_seconden missing_about half_a_minute halbe_minute medio_minuto im_graben fosse_ cuneta =fosso =vala =sloot in_the_hedge",
  seizure:
    "gezuckt =zuckt zuckend krampft =krampfe verkrampft schokken schokte stuip debat trembl_de_partout convuls eyes_rolled rolled_back augen_verdreht verdreht_die_augen yeux_revulses ojos_en_blanco revirando occhi_girati bit_my_tongue bitten_tongue auf_die_zunge zunge_gebissen zunge_blutig mordu_la_langue mordi_la_lengua morso_la_lingua mordi_a_lingua tong_gebeten thrash twitching jerk",
  private:
    "loo_paper toilet_paper klopapier down_below down_there untenrum untenherum da_unten ahi_abajo en_bas li_sotto la_sotto la_embaixo daar_beneden back_passage my_bits innenschenkel sedere =culo fesses =billen pulisco me_limpo intim =damm geslachts",
  leak: "leak leaking dribbl wet_myself wet_the_bed accident_in in_die_hose eingenasst me_hice_encima hice_encima dans_ma_culotte fait_dessus fatta_addosso nas_calcas in_mn_broek se_me_escapa fuis_sans escapa_sem perdo_senza verlies_plas without_noticing without_knowing ohne_es_zu_merken sans_sentir sin_sentirlo senza_accorg sem_sentir",
  numb: "novocain betaubt anesthes like_someone_elses acorchad cotton gefuhllos fuzzy =doof pelzig wie_watte narcos",
  back: "sciatic ischias ciatic sciatiq lumbago hexenschuss colpo_della_strega =spit lombalgia =lombar disc_ disk_ hernie_discale bandscheibe",
  urine: "=piss =pissed pissing =bladder pinkel geplast =mijei =mijo =mija plast gepinkelt wasserlassen",
  dark: "=rust =rusty rostig rouille =oxido ruggine ferrugem roestkleur =stout malzbier schwarztee tea_ maroon dunkelrot rojo_oscuro rosso_scuro rouge_fonce vermelho_escuro donkerrood",
  confused:
    "babbl rubbish gobbledyg mush kauderwelsch unsinn charabia nimporte_quoi tonterias besteira sciocchez onzin ijlt deliran lost_the_plot woozy rambling im_nebel brouillard atontad aturdid intontit rintronat grogue zonzo suf_ =suf versuft matschig wirres besoffen drunk_and ubriac ivre parece_que_bebi dronken cant_think brain_is nonsense",
  stagger: "stagger wobbl weav torkel schwank titub tambale barcoll camballe cambalea zwalk wankel",
  speech: "words_came wrong_words lall nuschel bafouill biascic enrolad mole_ dubbele_tong slurr mumbl balbuc",
  halfface:
    "half_my_face halbes_gesicht gesichtshalfte moitie_du_visage media_cara mezza_faccia metade_do_rosto half_gezicht corner_of_my_mouth mundwinkel coin_de_la_bouche un_lado_de_la_boca lato_della_bocca canto_da_boca mondhoek lopsided schief de_travers torcid tuerce storto scheef wonky droop =dentist zahnarzt dentista tandarts",
  worst:
    "like_a_hammer sledgehammer hammer martillazo martellata martelada hamerslag coup_de_marteau thunder coup_de_tonnerre estallido explos explod knallt geknallt worst_headache never_had nie_gehabt nunca_me_dolio",
  allergy:
    "hazelnut almond cashew haselnuss nussriegel noisette avellana almendra nocciol mandorl castanha hazelnoot notenreep prawn shrimp garnel krabben crevette =gambas camarao gamber garnal stung hornet honig wespenst =pen adrenaline_pen stinging =epi",
  hives: "hives wheals welts quaddel pusteln plaques ronchas pomfi orticaria urticaria bulten galtbult covered_in_bumps",
  sugar: "sensor_says reads_low =pumpe =pump =pompe =bomba =microinfusore =pomp nail_varnish acetone aceton",
  die: "not_existing plus_exister no_existir non_esistere nao_existir nicht_mehr_zu_sein nicht_mehr_sein if_i_was_gone if_i_vanished weg_war ich_weg disparaissais desapareciera sparissi sumisse er_niet_meer wake_up_again rather_not_wake reveiller_a_quoi not_wake niet_meer_wakker non_svegliarmi nao_acordar plus_me_reveiller no_despertar mich_nicht_mehr_aufwachen ending_it ends_it macht_ein_ende me_mato se_mata la_fa_finita vai_se_matar reason_to_live reason_to_carry leben_keinen_sinn vie_na_plus_de_sens vida_no_tiene_sentido vita_non_ha_senso vida_nao_tem leven_geen_zin",
  purpose: "on_purpose absichtlich =expres a_proposito apposta de_proposito deserve punish",
  means:
    "pills_are tablets_are die_tabletten_liegen les_cachets_sont las_pastillas_delante pastiglie_davanti comprimidos_tao pillen_liggen on_the_bridge auf_der_brucke sur_le_pont en_el_puente sul_ponte na_ponte op_de_brug swallowed_everything took_all alles_geschluckt tout_avale avale_tout tragado_todo ingoiato_tutto engoli_tudo alles_geslikt whole_strip whole_box",
  purge:
    "fingers_down finger_in_den_hals doigts_dans_la_gorge dedos_a_la_garganta dita_in_gola dedo_na_garganta vinger_in_de_keel vinger_in_mn two_fingers make_myself_sick fais_vomir provoco_el_vomito provoco_il_vomito forco_o_vomito weigh_in pesage pesaje pesagem weging =scale =waage balance_monte bascula bilancia balanca weegschaal laxies run_it_off burn_it_off row_it_off earned",
  pregnant: "preggo preggers =preg =bag_went bolsa =vliezen fruchtblase contract tighten_every braxton",
  flashes:
    "flash blitz eclair destell lampi flits sparks lightning floater mouches moscas mosche vlekjes flocken flusen specks points_noirs sombra shadow schatten ombre_noire ombra schaduw curtain vorhang rideau_noir cortina tenda gordijn",
  double:
    "seeing_double sehe_doppelt seh_doppelt seh_alles_doppelt vois_double vois_en_double veo_doble vedo_doppio vejo_dobrado vejo_duplo zie_dubbel see_double everything_double tudo_dobrado",
  bruise: "bruises_pop bruises_every blaue_flecken bleus_partout moratones lividi =roxos blauwe_plekken",
  weightloss:
    "kilo_weg kilos_weg kg_weg kg_weniger kilo_weniger kg_de_moins kilos_de_moins kg_menos kilos_menos kg_in_meno chili_in_meno kg_a_menos quilos_a_menos kilo_kwijt kilo_eraf kg_eraf kg_lighter kilos_lighter without_trying ohne_diat sans_regime sans_rien_changer sin_dieta senza_dieta sem_dieta zonder_dieet not_dieting",
  drug: "=koks kokain cocain =coca_ =coke_last lines_last clenbut clembut =clen ecstasy =mdma slimming adelgaz dimagr emagrec minceur fat_burner quemagras burner_ steroid supplement_from =pre preworkout pre_workout caffeine caffein =monsters",
  violence:
    "sperrt_mich menferme m_enferme me_encierra mi_chiude me_tranca sluit_me locks_me throws_things chucks_stuff schmeisst wirft_sachen lance_des_objets me_tira_cosas mi_lancia mi_tira joga_coisas gooit dreigt droht secoue sacude scuote schudt schubst schuttelt shoved shoves grapsch hands_where naked nackt =nue desnuda =nuda =nua naakt door_in die_tur_ein la_porte_je puerta_abajo sfondando arrombando trapt_de_deur tritt_die hiding versteck cachee escondida nascosta verstopt checks_my_phone kontrolliert_mein fouille revisa_el_movil controlla_il_telefono mexe_no_meu checkt_mn grabs_my_neck",
  tick: "=tick ticks_ tick_ zecke =tique garrapata =zecca carrapato =teek tekenb bullseye",
  crooked:
    "=krumm =krom wrong_way banana_shaped falsche_richtung hangs_funny otro_lado_el lado_errado hanging_funny poking_out poking_through =tordu tordue steht_schief points_the",
  glands: "glandular mononucle pfeiffer",
  navel:
    "bauchnabel =nabel nombril ombligo ombelico umbigo =navel belly_button low_right bas_a_droite abajo_a_la_derecha basso_a_destra baixo_a_direita rechtsonder rechts_unten right_hip",
  belly: "hernia hernie =bruch leistenbruch liesbreuk =ernia tripa =panza =barriga heaving retch",
  vomit: "=spew spewing chucking bringing_up gespuckt spuck_ gerb heaving =puke retch kots",
  worse:
    "building_up going_through_the_roof immer_schlimmer immer_arger a_mas cada_vez_peor de_plus_en_plus sempre_peggio cada_vez_pior steeds_erger piora empire aumenta",
};

/** French and Italian words lean on the next one, whose apostrophe is gone by then: "l'œil" is "loeil", "nell'occhio" "nellocchio". */
const ELIDED: { readonly [concept in string]: string } = {
  eye: "oeil occhi",
  urine: "urine urina uriner orina",
  belly: "estomac addome",
  joint: "epaule anca",
  faint: "evanoui",
  swollen: "enfle",
  asthma: "asthme asma",
  throat: "esofago",
  leg: "orteil anca",
  breathless: "air aria essouffl asfissi",
  allergy: "allergi arachid ibuprof",
  sugar: "insulin",
  blood: "emorragi emorrag",
  lump: "ascell aisselle",
  groin: "aine inguine",
};
const ARTICLES = ["l", "d", "all", "dell", "nell", "sull", "dall", "un"];

/** Every lay word by its concept. */
export const LAY_CONCEPTS: { readonly [concept in string]: string } = Object.fromEntries(
  [...new Set([...Object.keys(WORDS), ...Object.keys(ELIDED)])].map((concept) => [
    concept,
    [WORDS[concept] ?? "", ...elidedForms(ELIDED[concept] ?? "")].join(" ").trim(),
  ]),
);

function elidedForms(words: string): readonly string[] {
  return words
    .split(" ")
    .filter(Boolean)
    .flatMap((word) => ARTICLES.map((article) => article + word));
}
