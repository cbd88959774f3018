import { isAboutOwnPeople, namesSensation, type Topic } from "./topic.ts";
import { standing, wordsOf } from "./word-list.ts";

/*
 * What somebody saw at work: nurses, paramedics, firefighters, in English, German, Spanish, French, Italian, Portuguese and Dutch. Only cases, never what
 * is felt: those who help are ill as well.
 */

const JOB = wordsOf(`
  nurse paramedic emt medic call_handler dispatcher undertaker (a_|the_)?(er|icu|itu|a&e|a_e|ed)_(nurse|doctor|doc|shift|registrar) (im|i_am|as|work_as)_a(n)?_(doctor|surgeon|midwife|vet|carer|cop|fire(fighter|man)|lifeguard|undertaker|police_officer|junior_doctor|gp) ambulance_(crew|shift|service) firefighter fireman police_officer cop_here lifeguard hospice work_(in|at|on)_(a_|the_)?(hospital|ambulance*|emergency|intensive|icu|a&e|er|ward|morgue|hospice|control_room)
  krankenschwester krankenpfleger* pflegekraft pflegefach* sanitater* notfallsanitater* notarzt notarztin rettungsdienst feuerwehr* notaufnahme intensivstation hebamme bestatter* leitstelle polizist* arzt_in arztin_in als_(arzt|arztin)
  (soy|como)_(medic|enfermer|bomber|policia|socorrista|paramedic)* enfermer(o|a) bombero* (en|de)_urgencias ambulancia samur sanitari(o|a) (trabajo|curro)_en_(urgencias|la_uci|el_hospital|emergencias)
  infirmier* pompiers? urgentiste ambulancier* (je_suis|jsuis|comme)_(medecin|flic|policier|policiere|interne) (aux|des)_urgences (au|du)_samu sage_femme aide_soignant* en_rea
  infermier(e|a|i) (sono|come|faccio_il|faccio_la)_(medico|dottoress|vigile|soccorrit|poliziott|ostetric|anestesist)* pronto_soccorso (sul|al|del)_118 vigile_del_fuoco pompiere rianimazione soccorritor* in_ambulanza
  enfermeir(o|a) (sou|como)_(medic|bombeir|socorrist|policial|paramedic)* pronto_?-?socorro (no|do)_samu bombeir(o|a) uti emergencista
  verpleegkundige* ambulance(verpleegkundige|dienst|broeder|medewerker)* brandweer* (als|ben)_(arts|politieagent|verloskundige|verpleegkundige|huisarts) spoedeisende seh politieagent
`);
/** Work at night or in turns. */
const SHIFT = wordsOf(
  "shifts? nights? night_shift on_call before_midnight ward patients? calls? call_outs? nachtschicht* schicht* nachtdienst* dienst einsatz einsatze patient* guardia* turno* noche* pacientes? garde nuit nuits astreinte patients? turn(o|i) notte notturno pazient* plantao plantoes noite nachtdienst nachten dienst vannacht patienten",
);
/** What patients and callers have had; nothing that is felt. */
const CASES =
  "(cardiac_)?arrests? resus(citations?)? resuscitations? overdoses? suicides? stabbings? shootings? deaths? drownings? hangings? jumpers? strokes? heart_attacks? seizures? crash(es)? fatal* code_blues? cpr choking_(baby|babies|kid|kids|child|children) bodies dead poisonings? intoxications? sprung_(vom|von)_~_(balkon|dach|brucke|haus) springer herzstillstand* herzstillstande reanimation* suizid* selbstmord* tote todesfall* todesfalle infarkt* herzinfarkt* schlaganfall* schlaganfalle uberdosis messerstecherei vergiftung* ertrunken* parada* paros? (cardiac(o|a)s?)? sobredosis suicidi* muert(o|a)s? infartos? ictus ahogad(o|a)s? apunalad(o|a)s? reanimacion* intoxicad(o|a)s? arrets? (cardiaques?)? deces morts? pendus? suicid* intoxiques? noyes? infarctus avc overdoses? arrest(o|i) (cardiac(o|i))? mort(o|i|e) suicidi* infart(o|i) annegat(o|i)* overdose accoltellat* rianimazion* paradas? mort(o|e)s? afogament(o|os) afogad(o|os) infartos? derrames? overdoses? suicidi* esfaquead* reanimatie* hartstilstand* doden sterfgeval* zelfmoord* overdosis* infarct* beroerte* drenkeling* steekpartij*";
const CASE = wordsOf(CASES);
const ALL_CASES = wordsOf(CASES, "gu");
/** Who treats somebody says so: "I had two arrests", "tenuto due arresti". */
const HAD = wordsOf(
  "(ive_|i_|we_)(just_)?(had|got|saw|did|done|lost|worked) im i_am (ich|wir)_(hatte|hatten) hatte_ich hatten_wir ich_arbeite* als (he|hemos)?_?(tenido|visto|atendido) tuve tuvimos soy (j_?ai|on_a)_(eu|vu|perdu|fait) je_suis (ho|abbiamo)_(avuto|visto|fatto) sono (tive|tivemos|vi|atendi|peguei) sou ik_ben (had|hadden)_(ik|we) (ik|we)_(had|hadden|heb|hebben)",
  "gu",
);
/** Whoever took something has been no helper. */
const OWN =
  /\b(?:took|taken|swallowed|my own|genommen|geschluckt|eigene\w*|tome|tomado|pris|avale|preso|ingerito|tomei|ingenomen|geslikt|colleague|kolleg\w*|companer\w*|collegue|collega|colega)\b/u;

export const CASE_WORK_TOPIC: Topic = {
  word: JOB,
  opens: (clause, { message }) =>
    JOB.test(message) &&
    !OWN.test(clause) &&
    (CASE.test(clause) || JOB.test(clause)) &&
    (SHIFT.test(message) || [...message.matchAll(ALL_CASES)].length >= 2) &&
    !isAboutOwnPeople(clause, HAD) &&
    !namesSensation(withoutCases(clause)),
};

function withoutCases(clause: string): string {
  return clause
    .replaceAll(ALL_CASES, " ")
    .replaceAll(new RegExp(JOB.source, "gu"), " ")
    .replaceAll(new RegExp(standing("cardiac\\p{L}*|coeur|heart"), "gu"), " ");
}
