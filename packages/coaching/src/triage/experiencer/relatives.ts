import { isAboutOwnPeople, namesIllness, namesSign, RECENT, type Topic } from "./topic.ts";
import { anyOf, standing, wordsOf } from "./word-list.ts";

/*
 * An illness that somebody else has had and got over (triage.md section 3.4: other person past), in English, German, Spanish, French, Italian, Portuguese
 * and Dutch.
 */

const KIN = anyOf(`
  dad(dy)? father mum mom mother (step_?|grand|god)?(father|mother|dad|mum) gran* grandad granddad nan nana uncle aunt* cousin brother sister (mother|father|brother|sister)_in_law son daughter nephew niece wife husband partner girlfriend boyfriend friend mate neighbou?r colleague boss coach
  vater papa mutter mama opa oma onkel tante schwester bruder schwieger(vater|mutter) schwager schwagerin sohn tochter cousin cousine frau mann freund freundin kollege kollegin nachbar nachbarin chef
  padre madre papa mama abuel(o|a) ti(o|a) prim(o|a) herman(o|a) suegr(o|a) cunad(o|a) hij(o|a) mujer marido amig(o|a) vecin(o|a) companer(o|a)
  pere mere papa maman grand-?_?pere grand-?_?mere oncle tante soeur frere cousin(e)? beau-?_?pere belle-?_?mere beau-?_?frere fils fille femme mari ami(e)? pote copine copain voisin(e)? collegue
  padre madre papa mamma nonn(o|a) zi(o|a) cugin(o|a) fratello sorella suocer(o|a) cognat(o|a) figli(o|a) moglie marito amic(o|a) vicin(o|a) collega
  pai mae vo vov(o|a) av(o|os) ti(o|a) prim(o|a) irma irmao sogr(o|a) cunhad(o|a) filh(o|a) mulher marido amig(o|a) vizinh(o|a) colega
  vader pa moeder ma opa oma oom tante neef nicht broer zus schoon(vader|moeder|broer|zus) zoon dochter vrouw man vriend vriendin buurman buurvrouw collega
`);
const OWNER = anyOf(
  "my our his her mein(e|em|en|er)? unser(e|em|en|er)? (a_)?mi(s)? (a_)?nuestr(o|a) mon ma notre il_mi(o|a) la_mia mi(o|a) meu minha o_meu a_minha mijn mn onze ons",
);
const SOMEBODY = new RegExp(standing(`(?:${OWNER} (?:[\\p{L}]+ )?)?${KIN}`), "gu");
const STARTS = new RegExp(`^(?:[\\p{L}]+ ){0,2}?(?:${OWNER} (?:[\\p{L}]+ )?)?${KIN}s?(?![\\p{L}\\p{N}])`, "u");
const HAD = wordsOf(
  "had was war ist fue etait e_stato foi got suffered survived has_had hatte bekam erlitt gehabt tuvo le_dio sufrio ha_tenido a_eu a_fait avait_(eu|fait) ha_avuto ebbe ha_fatto teve sofreu deu kreeg had gehad heeft_gehad",
);
/** Years ago: whatever became of it, nothing is done about it now. */
const LONG_AGO = new RegExp(
  standing(
    `(?:19\\d\\d|20[01]\\d|202[0-4])|(?:\\d+|two|three|four|five|six|ten|a few|several|some|many) (?:years?|yrs) ago|years ago|vor (?:[\\p{L}\\d]+ )?jahren|hace (?:[\\p{L}\\d]+ )?anos|il y a (?:[\\p{L}\\d]+ )?ans|(?:[\\p{L}\\d]+ )?anni fa|(?:ha|faz) (?:[\\p{L}\\d]+ )?anos|(?:[\\p{L}\\d]+ )?jaar geleden|jaren geleden`,
  ),
  "u",
);
const MONTHS_AGO = new RegExp(
  standing(
    `${LONG_AGO.source}|${anyOf(`
  (at|over|before|since|last|this|in)_(easter|christmas|new_year|xmas|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december) last_(year|month|spring|summer|winter|autumn) (months|weeks)_ago a_(month|year)_ago in_the_(spring|summer|autumn|winter)
  (an|zu|uber)_(ostern|weihnachten|silvester) im_(fruhjahr|fruhling|sommer|herbst|winter|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember) letzt(es|en)_(jahr|monat|fruhjahr|sommer|winter|herbst) vor_~_(monat|monaten|wochen)
  (en|por|desde)_(semana_santa|navidad|navidades|verano|primavera|otono|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) el_(ano|mes|verano)_pasado hace_~_(meses|semanas|mes)
  (a|en|au|depuis)_(paques|noel|printemps|ete|automne|hiver|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) (lan|l_an|lannee|lete)_dernier(e)? il_y_a_~_(mois|semaines)
  (a|in|da|lo)_(pasqua|natale|primavera|estate|autunno|inverno|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) (lanno|l_anno|il_mese|lestate)_scors(o|a) (mesi|settimane)_fa
  (na|no|em)_(pascoa|natal|verao|primavera|outono|inverno|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) (no_)?(ano|mes)_passado (ha|faz)_~_(meses|semanas|mes)
  (met|in|afgelopen)_(pasen|kerst|het_voorjaar|voorjaar|zomer|herfst|winter|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) vorig(e)?_(jaar|maand|zomer|winter) (maanden|weken)_geleden
`)}`,
  ),
  "u",
);
const RECOVERED = wordsOf(`
  (is|s|hes|shes|back)_(home|at_home|fine|well|ok|okay)(_now|_again)? (doing|feeling|keeping)_(great|well|fine|good|ok|better|brilliantly) (fully_|all_)?recovered home_now all_good on_the_mend back_(to_normal|to_work|on_his_feet|on_her_feet|home) right_as_rain (good|fine|well)_(now|again) bossing* walks_again
  (wieder|langst)_(~_)?(fit|gesund|daheim|zuhause|zu_hause|gut|auf_den_beinen|der_alte|die_alte|ok) geht_(es_)?(ihm|ihr)?_?(~_)?(gut|besser|prima) auf_den_beinen erholt alles_gut genesen
  (ya_)?(esta|anda|va)_(muy_|mucho_)?(bien|mejor|recuperad(o|a)|en_casa|estupend(o|a)) recuperad(o|a) ya_(camina|anda|corre|pasea) como_nuev(o|a)
  (il_|elle_|ca_)?va_(tres_|bien_|beaucoup_)?(bien|mieux) (bien_)?(remis|retablie?|rentree?|guerie?) se_porte_bien a_la_maison chez_(lui|elle) sur_pied
  (ora_|adesso_)?sta_(molto_)?(bene|meglio) (si_e_)?ripres(o|a) (tornat(o|a)_)?a_casa guarit(o|a) in_piedi mi_sgrida
  (ja_|agora_)?(ta|esta|ficou|anda)_(muito_)?(bem|otim(o|a)|recuperad(o|a)|em_casa|melhor) recuper(ou|ad(o|a)) como_nov(o|a)
  (gaat|ging)_(~_)?(goed|prima|beter) (weer_)?(thuis|hersteld|opgeknapt|op_de_been|de_oude)
`);

/** "Dad had a stroke at Easter, he's home now": over, and in a time that is over. */
export const RELATIVE_TOPIC: Topic = {
  word: MONTHS_AGO,
  opens: (clause, { sentence, message }) =>
    STARTS.test(clause) &&
    !isAboutOwnPeople(clause, SOMEBODY) &&
    HAD.test(clause) &&
    namesIllness(clause) &&
    !RECENT.test(clause) &&
    (LONG_AGO.test(sentence) || (MONTHS_AGO.test(sentence) && RECOVERED.test(message))),
  // How they are since: "he's home now and bossing everyone about".
  carries: (clause, before) =>
    before !== "" && !namesSign(clause) && !isAboutOwnPeople(clause) && (RECOVERED.test(clause) || !RECENT.test(clause)),
};
