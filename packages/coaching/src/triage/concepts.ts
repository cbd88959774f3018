/**
 * What the words of a message are about, in English, German, Spanish, French, Italian, Portuguese and Dutch (triage.md section 2): beginnings of
 * words without accents, `=` before a whole word, `_` between the words of a phrase.
 */
const CONCEPTS: { readonly [concept in string]: string } = {
  chest: "chest breastbone sternum =ribs ribcage brust =pecho poitrine thorax =petto torace =peito borst =thorax",
  heart: "heart =pulse =ticker =hr =bpm palpit herz =puls corazon =pulso pulsa coeur =pouls cuore =polso coracao =hart hartsl hartklop",
  head: "=head skull temple =kopf schadel =kop =hoofd cabeza =tete crane =testa =cabeca",
  neck: "=neck nacken genick =hals cuello =nuca nuque =cou =collo pescoco =nek",
  back: "=back spine =rucken wirbels espalda =dos schiena costas =rug lumbar lombar lendenw",
  face: "=face =smile =mouth gesicht =mund mundwinkel =cara =boca =visage =bouche faccia =viso =bocca =rosto =gezicht =mond cheek eyelid",
  lips: "=lips =lip =tongue lippe =zunge labio lengua levre langue labbr =lingua labio =lippen =tong",
  throat: "throat =gola kehle garganta =gorge =keel =rachen windpipe swallow schluck trag tragar avaler inghiott engol slik",
  eye: "=eye =eyes vision =sight =auge =augen =ojo =ojos =vista =oeil =yeux =vue occhi =olho =olhos visao =oog =ogen sehe_doppel sehen",
  arm: "=arm =arms =hand =hands finger forearm elbow wrist =brazo =brazos =mano =manos dedo =bras =main =mains doigt bracci =mano dita braco =mao =maos =armen hande",
  leg: "=leg =legs calf calves thigh quad shin ankle =foot =feet =toe =toes knee =bein =beine wade oberschenkel =fuss =fusse knie knoch pierna pantorrilla muslo =pie =pies rodilla tobillo jambe mollet cuisse =pied =pieds genou cheville gamba gambe polpacc coscia piede ginocchio cavigl perna panturrilha =coxa =pe joelho tornozelo =been =benen =kuit =dij =voet =voeten enkel",
  belly:
    "belly stomach abdom tummy gut =guts bauch magen barriga tripa vientre estomago =ventre =bide pancia stomaco addome =barriga =buik =maag groin leiste ingle =aine inguin virilha =lies",
  private:
    "genital saddle crotch bum =butt buttock perineum testic =balls =nuts scrot =penis vagin hoden schritt genitalien damm testicul huevos =couilles testicol palle bolas =teelbal kruis between_my_legs zwischen_den_beinen entre_las_piernas entre_les_jambes tra_le_gambe entre_as_pernas wipe wiping abwisch limpiarme essuie afveg",
  skin: "skin hives rash welt itch =haut quaddel ausschlag juck =piel roncha urticaria sarpull picor =peau plaques eruption demange =pelle orticaria prurito =pele manchas coceira =huid uitslag bulten jeuk",
  pain: "pain painful hurt hurts ache aching sore agony stab stabbing sting throb kill_ cramp excruci schmerz weh tut_weh sticht stech zieht krampf dolor duele duelen pinchazo calambre punzada =mal douleur lance pique crampe dolore =male fitta doler crampo =dor =doi pontada caimbra pijn steek =zeer kramp",
  pressure:
    "pressure tight squeez crush heavy band_around elephant brick vice weight_on druck enge beengt schwer_auf aprieta opresion presion =peso serre oppress =poids etau stringe pression oppression aperto pressao =druk drukk beklem zwaar",
  breathless:
    "breathless breath breathe breathing gasp wheez out_of_air puffer inhaler asthma =luft atem atme atemnot kurzatmig pfeif keuch =aire respir ahog asfix pitos souffle essouffl respire siffle =fiato respiro affann fischia fischio falta_de_ar folego chiado adem benauwd lucht piep stopped_breathing isnt_breathing not_breathing atmet_nicht no_respira ne_respire non_respira nao_respira ademt_niet puste suffoq soffoc sufoc =stik etouffe",
  faint:
    "faint passed_out pass_out blacked_out black_out blackout collaps unconscious keel woke_up_on came_to came_round came_around went_down dropped_to lights_out ohnmacht umgekippt kippe bewusst weggetreten zusammengebrochen schwarz_vor desmay conocimiento sin_sentido desplom evanoui pommes connaissance malaise tombe_dans svenut svenimento sensi desmai apaguei apagou desfalec flauwgevallen flauw bewusteloos weggevall buiten_westen conscious inconscient bewustzijn blackout lost_conscious not_responding not_answering not_moving reagiert_nicht antwortet_nicht no_responde no_contesta ne_repond ne_reagit non_risponde nao_responde reageert_niet antwoordt_niet ingestort effondr crollat desplom desab dropped_off_the wach_geworden todo_negro todo_a_negro aparec_en_el_suelo apareci_en despert_en_el_suelo desperte_en tout_noir reveille_au_sol reveille_sur tutto_nero svegliato_a_terra ritrovato_a_terra tudo_preto acordei_no_chao alles_schwarz aufgewacht_am alles_zwart wakker_op everything_black",
  dizzy:
    "dizz lighthead light_headed woozy spinning giddy vertig schwindel schwindlig benomm mareo maread mareando tete_tourne tete_qui_tourne etourd capogir gira_la_testa vertigin tontur =tonto =tonta duizel draaier",
  numb: "numb no_feeling cant_feel pins_and_needles tingl dead_arm taub kribbel gefuhllos kein_gefuhl entumec adormec hormigu no_siento engourd fourmi sens_plus intorpid formicol non_sento dormente formig nao_sinto gevoelloos tintel doof_gevoel asleep_all half_my_body cuerpo_dormido corps_engourdi corpo_addormentat corpo_dormente lichaam_doof addormentat se_me_duerm se_duermen",
  weak: "weak weakness limp gives_way gave_way wont_move cant_move drag drags paraly gelahmt lahm schwach knickt_weg kraftlos debil flojas floja no_puedo_mover paraliz faible lache bouge_plus paralys debole cedono non_muovo fraca fraco nao_mexe zwak lam verlamd slap",
  swollen:
    "swoll swell puffy balloon twice_the_size huge geschwoll schwill dick hinchad inflamad gonfl enfle gonfi inchad gezwoll opgezet =dik =dikker",
  hot: "=hot warm burning boiling =heiss gluh brenn calient ardiendo ardor arde chaud brulant brule cald scott bruciant quente ardend =heet gloei",
  red: "=red purple bluish =blue streak =rot rote rotes =blau strich roj morad =azul azules raya rouge bleu trainee ross =blu viola striscia vermelh rox azulad =rood blauw streep",
  urine:
    "=pee peeing =wee weeing urine urin pipi pinkel =pis orina orin meo meando =urine pisse uriner urina urino xixi urinar plas plassen bladder blase vejiga vessie vescica bexiga blaas pinkeln meo_ meando_ plasje mijo",
  dark: "brown cola =coke =tea rusty =dark braun dunkel marron oscur =te cocacola =brun foncee coca scur castanh escur bruin donker coffee rust kaffee cafe_ caffe koffie schwarz zwart noire nera negra preta marrom =cola",
  blood: "blood bleed bloody blut blutet sangr sang saign sangue sanguin bloed",
  confused:
    "confus disorient delirious gibberish not_making_sense doesnt_know cant_remember dont_remember foggy slur verwirrt wirr redet_komisch desorient no_recuerdo lapsus delir perdu_la_memoire souviens confuso non_ricorda nao_lembr verward wartaal weet_niks talking_rubbish talking_nonsense lallt balbuc",
  speech:
    "speech speak words_out cant_talk slurr worter sprech lalle palabras hablar paroles parler mots parole parlare falar palavras praten woorden",
  vomit:
    "vomit throwing_up threw_up puking puked being_sick sick_twice erbrech kotz ubergeb gebrochen vomit devuel vomi rendu vomitat vomit braken overgegeven kots",
  fever:
    "fever shiver chills feverish temperature 39 40c fieber schuttelfrost fiebre escalofri fievre frisson febbre brividi febre calafri koorts rillingen",
  sweat: "sweat clammy schweiss schwitz sudor sudando sueur transpir sudore sudat suor suando zweet zweten",
  heat: "=grad =grados =degres =gradi =graus =graden heatstroke sunstroke heat_ in_the_heat degrees hitze hitzschlag sonnenstich calor insolacion golpe_de_calor canicule chaleur coup_de_chaleur caldo colpo_di hitte zonnesteek",
  seizure:
    "seizure convuls fitting epilep jerking krampfanfall krampfte epilept convulsion ataque_epi crise_d convulsione crisi convulsao toeval stuip",
  allergy:
    "allerg anaphyl epipen adrenalin sting_ stung wasp =bee bees peanut nuts shellfish wespe biene allergie avispa abeja cacahuete frutos_secos guepe abeille cacahuete vespa =ape arachid noci abelha amendoim wesp =bij pinda",
  sugar:
    "sugar glucose hypo hypos insulin diabet cgm ketone mmol zucker unterzuck azucar glucosa insulina cetona sucre glycemie insuline zucchero glicemia chetoni glicose acucar suiker bloedsuiker",
  die: "suicid kill_myself end_it end_my_life end_it_all not_be_here dont_want_to_be want_to_die better_off_dead umbringen nicht_mehr_leben selbstmord suizid leben_beenden matarme morir quitarme_la_vida no_quiero_vivir desaparecer mourir me_tuer en_finir plus_envie_de_vivre uccidermi farla_finita non_voglio_piu_vivere morire me_matar nao_quero_mais_viver acabar_com_tudo dood_wil zelfmoord niet_meer_leven eind_aan to_die wish_i_was_dead wish_i_were_dead be_alive be_around cant_go_on_living jump_off jump_in_front kms kill_himself kill_herself kill_themsel will_sterben bring_mich_um bringe_mich_um bringt_sich_um sich_umbringen mich_umzubringen schluss_machen mach_ein_ende nicht_mehr_da lebensmude quiero_morir quiero_morirme me_voy_a_matar se_va_a_matar acabar_con_mi_vida no_quiero_seguir no_quiero_estar ya_no_estare suicidio veux_mourir me_tuer se_tuer me_foutre_en_lair plus_etre_la plus_la plus_vivre voglio_morire mi_ammazzo si_ammazza togliermi_la_vita non_voglio_vivere non_ci_saro non_voglio_piu_esserci quero_morrer vou_me_matar vai_se_matar tirar_minha_vida nao_quero_viver nao_vou_estar nao_quero_mais_existir wil_dood zelf_dood maak_er_een_eind eind_aan niet_meer_zijn er_niet_meer dood_zijn suicid",
  selfharm:
    "cut_myself cutting_myself hurt_myself hurting_myself harm_myself self_harm overdos ritze ritz verletze_mich me_corto hacerme_dano scarifi me_coupe fais_du_mal mi_taglio farmi_male me_corto_ me_machuc snij mezelf_pijn",
  food: "eat eating ate food meal calorie kcal binge purge laxat starv fasting weigh gain_weight fat esse essen kalorie abfuhr zunehm fressanf comer comida calori laxant engord atracon manger repas grossir laxatif boulimi mangi cibo caloric lassativ ingrass abbuff como_ comida engordar eten laxeer aankomen eetbui period_ menstru regla regles ciclo menstruac ongesteld",
  pregnant:
    "pregnan weeks_along trimester =baby =bump contraction waters midwife schwanger =ssw =wehen fruchtwasser embaraz contraccion aguas bebe enceinte grossesse =sa perte_des_eaux incinta gravidanza contrazion acque gravid contrac bolsa zwanger weeen vruchtwater c_section postpartum gave_birth kaiserschnitt cesarea cesarienne cesareo keizersnede",
  fell: "fell fall fallen crash smashed whack hit_my banged knocked landed dropped_on bumped struck kicked sturz gesturzt gefallen geknallt gestossen aufgeschlagen cai caida golpe golpee choque tombe chute cogne tapé heurte coup_sur cadut botta colpo sbattut bati queda pancada gevallen gestoten klap botsing",
  crack:
    "crack pop_ popped snap snapped crunch =knack =knacks =knackt =knackte =knacken gekracht gerissen crujido chasquido craqu claque crac strappo schiocco estalo rasgou krak knap gescheurd",
  crooked:
    "crooked deformed sticking_out wrong_angle out_of_place dislocat bone_showing bent_funny verformt schief ausgekugelt knochen_schaut deforme torcid salido se_salio deforme de_travers luxe deform storto fuori_posto lussat torto deslocad scheef uit_de_kom ontwricht",
  cold: "=cold white_ pulseless kalt blass frio palid froid blanc froide freddo bianc gelad koud wit_",
  lifeless:
    "not_responding isnt_responding doesnt_respond wont_respond unresponsive not_answering doesnt_answer wont_answer wont_wake cant_wake not_waking unconscious not_breathing isnt_breathing stopped_breathing doesnt_breathe not_moving isnt_moving no_pulse gasping turned_blue going_blue reagiert_nicht reagiert_kaum antwortet_nicht bewusstlos wacht_nicht atmet_nicht atmet_komisch schnappt_nach kein_puls bewegt_sich_nicht no_responde no_reacciona inconsciente no_respira no_despierta boquea sin_pulso repond_pas repond_plus ne_repond reagit_plus reagit_pas inconscient respire_pas respire_plus se_reveille_pas ne_se_reveille pas_de_pouls non_risponde non_reagisce incosciente non_respira non_si_sveglia boccheggia rantola senza_polso nao_responde nao_reage nao_respira nao_acorda sem_pulso arfando reageert_niet bewusteloos ademt_niet wordt_niet_wakker geen_hartslag hapt_naar",
  freezing:
    "hypotherm unterkuhl hipoterm ipoterm onderkoel stopped_shivering shivering_stopped frozen_through out_of_the_lake freezing_cold ice_cold eiskalt durchgefroren tiritando tiritar frozen frigorifi gele_jusqu congelado assiderat verkleumd",
  weeks:
    "weeks =wks months =mths fortnight since_april since_may since_june since_july since_august since_september since_october wochen monate monaten =mesi meses semanas semaines =mois settimane weken maanden lately recently all_month this_month diesen_monat este_mes ce_mois questo_mese deze_maand",
  days: "days_ago days day_6 yesterday =yday last_week on_monday on_tuesday on_saturday on_sunday since_monday since_sunday =gestern =tage =tagen letzte_woche seit_montag am_samstag =ayer dias semana_pasada desde_el_lunes =jours semaine_derniere dimanche =giorni settimana_scorsa da_lunedi ontem desde_segunda semana_passada dagen gisteren vorige_week zaterdag sinds_maandag",
  often:
    "every_time each_time always whenever keeps keep_getting third_time second_time again twice_this times_this times_now few_times couple_of_times jedes_mal jedesmal immer_wenn =immer schon_zwei schon_drei dritte_mal mal_diese cada_vez_que siempre ya_van varias_veces a_chaque chaque_fois toujours troisieme_fois plusieurs_fois ogni_volta sempre terza_volta piu_volte toda_vez =sempre terceira_vez varias_vezes elke_keer =altijd telkens derde_keer paar_keer",
  stops:
    "when_i_stop if_i_stop when_i_slow when_i_walk when_i_rest when_i_ease once_i_stop stops_when goes_when eases_off eases_when settles_with settles_when stops_as off_when im_gehen nach_ner_pause nach_einer_pause stehenbleib hor_ich_auf beim_gehen al_parar si_paro cuando_paro si_camino al_descansar a_l_arret larret en_marchant quand_je_marche quand_je_m quand_je_marrete se_cammino mi_fermo quando_paro quando_ando se_paro als_ik_stop als_ik_wandel als_ik_rust",
  unsure:
    "not_sure idk dunno dont_know cant_explain =maybe weird funny =odd strange kinda sort_of a_bit komisch irgendwie vielleicht keine_ahnung weiss_nicht weiss_auch =raro =rara extrano no_se quiza bizarre =drole je_sais_pas peut_etre strano strana =boh forse estranho estranha nao_sei talvez =raar =gek weet_niet misschien",
  joint:
    "knee ankle elbow wrist shoulder =hip =toe =knie sprunggelenk ellenbogen ellbogen handgelenk schulter =hufte rodilla tobillo =codo muneca hombro cadera genou cheville =coude poignet epaule hanche ginocchio caviglia gomito polso_gonfio spalla =anca joelho tornozelo cotovelo punho ombro quadril =enkel elleboog =pols schouder =heup",
  spot: "one_spot exact_spot one_exact single_spot single_point one_point pinpoint tiny_spot one_place =punkt punktgenau eine_stelle ein_punkt punto_fijo punto_exacto un_punto punto_preciso punto_fisso point_precis endroit_precis precise ponto_so ponto_exato um_ponto een_plek =plek vast_punt localizad shinbone tibia metatars schienbein mittelfuss scheen canela osso =hueso",
  locked:
    "wont_straighten cant_straighten not_straighten stuck_half locks locked jams jammed wedged gestreckt blockiert eingeklemmt hangt_fest hangt_richtig bloquead bloquea trabada traba estirar bloque coince tendre bloccat distend travou travad estica op_slot gaat_niet_meer_recht",
  drop: "slaps slap_ slapping drags drop_foot foot_drop toe_wont toes_wont lift_my_toe big_toe tiptoe on_my_toes klatscht zehenspitzen zeh_nicht puntillas punta_del_pie punta_del_piede ponta_do_pe pointe_du_pied orteil claque_au sbatte klapt grip drop_things dropping_things drops_things =weaker fallen_mir lache_les griff_schwach",
  ride: "handlebar =hoods =bars aero_bars lenker manillar guidon manubrio guidao =stuur =bike biking cycling cycle_ ride_ radeln radfahr rad_ bici velo fiets pedal grip_tape pull_up_bar saddle_sore",
  bleedon:
    "gushing spurt pumping_out pumping_through spritzt chorro gicle fiotti jorra spuit wont_stop doesnt_stop not_stopping soaking hort_nicht_auf stillen no_para no_deja narrete_pas n_arrete_pas non_si_ferma nao_para stopt_niet gushing",
  drug: "preworkout pre_workout =pre caffeine fat_burner dnp clen ephedr cocaine =coke stimulant pills tablets painkillers steroid booster koffein tabletten fatburner kokain preentreno cafeina pastillas quemagrasas cocaina cafeine cachets bruleur caffeina compresse bruciagrassi termogenico comprimidos cafeine_ pillen monster energy_drink edible weed drunk",
  violence:
    "hits_me hit_me beats_me beat_me_ chokes choked strangl threat forces_me touches_me rape assault abus afraid_of scared_of schlagt_mich geschlagen wurgt gewurgt bedroht zwingt fasst_mich angst_vor me_pega golpea amenaza obliga me_toca miedo_de miedo_a me_frappe etrangl menace force_a me_touche peur_de mi_picchia strangol minaccia costringe mi_tocca paura_di me_bate ameaca obriga medo_de slaat_me wurgt bedreigt dwingt raakt_me bang_voor locks_me",
  stool: "=poo =poop stool bowel faeces tarry toilet stuhl darm durchfall caca heces selles caca feci coco_ fezes ontlasting poep",
  lump: "lump mole swelling_that growth night_sweats weight_loss lost_weight losing_weight knoten muttermal nachtschweiss gewichtsverl abgenommen bulto lunar sudores_nocturnos perdido_peso boule grosseur grain_de_beaute perdu_du_poids nodulo neo_ sudorazioni perso_peso caroco pinta_ perdi_peso knobbel moedervlek afgevallen",
  wound:
    "wound cut_ blister graze pus oozing infected stitches abscess rip wunde eiter entzund blase_ naht herida pus ampolla infect plaie ampoule infecte ferita vescica infett ferida bolha wond blaar pus ontstoken",
  sudden:
    "sudden suddenly all_of_a_sudden out_of_nowhere plotzlich aufeinmal auf_einmal schlagartig de_repente de_golpe repentin soudain d_un_coup brutal improvvis di_colpo de_repente subit plots ineens",
  worse:
    "worse worsening getting_bad unbearable worst schlimmer schlimmste unertrag peor insoport pire empire insupport peggio pior insuport erger ergste ondragelijk",
  rest: "resting at_rest sitting lying sofa couch in_bed asleep woke_up ruhe liege sitze im_bett nachts reposo sentad acostad cama dormir repos assis allonge au_lit dorm riposo seduto sdraiato letto repouso deitad rust liggen zittend bed",
  effort:
    "run running race sprint interval wod metcon squat deadlift lifting row rower burpee workout session training hyrox ride bike swim laufen lauf training einheit heben kreuzheben rad schwimm correr entreno entrenando carrera serie sentadill peso_muerto courir course seance entrainement squat souleve velo corsa correndo allenament gara treino corrida correndo prova hardlopen training wedstrijd fiets",
  but: "=but =except =until =aber =ausser =pero =mais =ma =mas =maar",
  goodbye:
    "goodbye last_message farewell thank_you_for_everything thanks_for_everything letters_to tell_my_family letzte_nachricht abschied danke_fur_alles ultimo_mensaje despedida gracias_por_todo dernier_message adieu merci_pour_tout ultimo_messaggio addio grazie_di_tutto ultima_mensagem obrigado_por_tudo laatste_bericht afscheid bedankt_voor_alles",
  means:
    "rope_ ropes noose pills_ready tablets_ready pills_on gun_ bridge_ rooftop =roof seil_ gekauft tabletten_bereit brucke =dach cuerda pastillas_preparadas puente =azotea corde_ cachets_prets =pont =toit corda_ pastiglie_pronte ponte =tetto comprimidos_prontos telhado touw pillen_klaar =brug =dak overdos paracetamol tachipirin ibuprofene_en",
  child:
    "=kid =kids toddler =baby =son daughter =kind =sohn tochter hijo hija =nino =nina enfant =petit =fils fille bimb figli =filho =filha kinderen =zoon dochter",
  menses: "menstru =regla =regles =ciclo ongesteld periods_stopped period_stopped no_period =periode cycle_stopped cycle_gone my_period",
  both: "=both =beide =beiden beidseit =ambos =ambas les_deux des_deux entramb tutti_e_due tutte_e_due os_dois as_duas allebei",
  unable:
    "cant cannot couldnt unable =wont kann_nicht kann_kaum kann_nix krieg_kein krieg_kaum no_puedo no_consigo no_logro peux_pas peux_plus arrive_pas arrive_plus narrive non_riesco non_posso nao_consigo kan_niet lukt_niet",
  muscle:
    "doms =pec =pecs pump pumped muscle muscular sore_from soreness from_bench from_dips foam_roll muskelkater brustmuskel agujetas muscular courbature pectora pettoral peitoral dor_muscular spierpijn borstspier when_i_press wenn_ich_draufdruck al_apretar quand_j_appuie se_premo quando_aperto als_ik_erop muskel muscol musculo muscle_ spier_ =spier from_the_bench benched bankdrucken =panca =supino gebankt developpe spierpijn courbatur zwieb",
  gone: "went_away =gone fine_after fine_now settled passed_after back_to_normal walked_it_off shake shook shaking_it warmed_up loosened better_after =weg vorbei wieder_gut wieder_ok ausgeschuttelt se_paso se_pasa se_fue se_quita ya_bien ca_passe c_est_passe passee parti partie passa_se passato passata passou melhorou voorbij uitgeschud overnight next_day over_nacht",
  minor:
    "scratch graze scrape plaster niggle slight tiny mild =little =bit 1_10 2_10 3_10 schramme schurfwunde zwickt bisschen leicht rasguno raspon molestia leve un_poco egratignure leger legere un_peu graffio fastidio lieve un_po arranhao incomodo =leve um_pouco schaafwond zeurt licht beetje",
  cleared:
    "workup work_up stress_test echo_ =ecg =ekg =mri =mrt all_tests tests_were nothing_found discharged checked_out says_go go_for_it sign_off abgeklart untersucht belastungstest sportarzt pruebas_bien todo_mirado examens bilan tout_verifie controllato esami investigado exames onderzocht cleared signed_off all_clear green_light full_go cardiologist surgeon physio_says freigegeben freigabe arzt_sagt arzt_ok physio_erlaubt el_alta dio_el_alta medico_ok fisio feu_vert kine autorise gueri soigne ok_del via_libera guarit curata liberou liberado tratada curada vrijgegeven akkoord hersteld behandeld well_controlled under_control treated eingestellt controlad controlee controllata known",
  illness:
    "heart_attack infarct infarkt infarto infarctus stroke_ schlaganfall ictus derrame beroerte heatstroke rhabdo rabdo thrombos trombos concussion commotion commozion conmocion concussao gehirnersch hersenschudding fracture fractur fraktur frattura fratura ermudungsbruch stressfract embol stent ablation arrhythm asthma =asma asthme astma diabet epilep hernia hernie bandscheib slipped_disc meniscus menisc =acl ligament kreuzband",
  joke: "haha hahaha =lol lmao jaja jajaja kkk =mdr ahah ahaha hihi =xd just_kidding joking rsrs",
  not: "=niente =nessun =nessuna =nenhum =nenhuma =ningun =ninguna =keinerlei =no =not =never =without =none =nor =dont =didnt =doesnt =isnt =havent =kein =keine =keinen =nicht =nie =ohne =sin =nunca =ni =pas =sans =jamais =aucun =aucune =non =senza =mai =nao =sem =nunca =nem =geen =niet =nooit =zonder",
  past: "years_ago last_year back_in when_i_was cleared recovered healed history_of used_to 2015 2016 2017 2018 2019 2020 2021 2022 2023 vor_jahren fruher ausgeheilt geheilt hace_anos superad curad alta_ il_y_a_ans gueri anni_fa guarit ha_anos curad jaren_geleden genezen",
  other:
    "mate buddy friend partner wife husband girlfriend boyfriend kid =son daughter =dad =mum =mom brother sister client teammate freund freundin =frau kollege kumpel =mann trainingspartner amigo amiga pareja mujer marido hijo companer copain copine femme mari pote fils moglie marito amico amica figlio compagno esposa marido amigo filho colega vriend vrouw =zoon maat",
  ask: "what_are what_is how_do how_does signs_of symptoms_of difference_between was_ist was_sind woran_erkennt que_es cuales_son signos_de quels_sont c_est_quoi cosa_sono quali_sono quais_sao o_que_e wat_zijn wat_is if_i_get in_case",
  now: "=now =today =still =currently right_now since_ jetzt heute gerade seit ahora hoy desde maintenant depuis aujourd adesso oggi da_ieri agora hoje nu_ vandaag sinds",
};

/** What is felt or seen of the body, or said of an end: with one of them a message tells of a symptom. */
export const SYMPTOMS: ReadonlySet<string> = new Set(
  "pain pressure breathless faint dizzy numb weak swollen hot red dark blood confused speech vomit fever sweat seizure die selfharm worse".split(
    " ",
  ),
);

/** Concepts that are parts of the body. */
export const BODY: ReadonlySet<string> = new Set("chest heart head neck back face lips throat eye arm leg belly private skin".split(" "));

interface Stem {
  readonly concept: string;
  readonly words: readonly string[];
}

/** Stems by their first letters, and those of whole words by the word, so that a word meets few of them. */
export type Stems = ReadonlyMap<string, readonly Stem[]>;

/** Reads a list of concepts in the notation of CONCEPTS. */
export function getStems(concepts: { readonly [concept in string]: string }): Stems {
  const stems = new Map<string, Stem[]>();
  for (const [concept, list] of Object.entries(concepts))
    for (const entry of list.split(" ")) {
      const words = entry.replace(/_$/u, "").split("_");
      const first = words[0] ?? "";
      const key = first.startsWith("=") ? first : first.slice(0, 2);
      stems.set(key, [...(stems.get(key) ?? []), { concept, words }]);
    }
  return stems;
}

/** The concepts of this file. */
export const STEMS = getStems(CONCEPTS);

export interface FoundConcept {
  readonly concept: string;
  /** Which word of the text it begins at. */
  readonly at: number;
}

/** What was found in words: many readers ask for the concepts of the same message. */
const FOUND = new WeakMap<readonly string[], Map<Stems, readonly FoundConcept[]>>();

/** The concepts of a text in the order of their words. */
export function conceptsIn(words: readonly string[], stems: Stems = STEMS): readonly FoundConcept[] {
  const known = FOUND.get(words) ?? new Map<Stems, readonly FoundConcept[]>();
  FOUND.set(words, known);
  const found = known.get(stems) ?? findConcepts(words, stems);
  known.set(stems, found);
  return found;
}

function findConcepts(words: readonly string[], stems: Stems): readonly FoundConcept[] {
  return words.flatMap((word, at) => {
    const near = [...(stems.get(word.slice(0, 2)) ?? []), ...(stems.get(`=${word}`) ?? [])];
    const named = near.filter((stem) => stem.words.every((part, step) => begins(words[at + step], part)));
    return named.length === 0 ? [] : [...new Set(named.map(({ concept }) => concept))].map((concept) => ({ concept, at }));
  });
}

/** Short beginnings count as whole words: "pie" is no "piece". */
function begins(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  if (part.startsWith("=")) return word === part.slice(1);
  return part.length < 4 ? word === part : word.startsWith(part);
}
