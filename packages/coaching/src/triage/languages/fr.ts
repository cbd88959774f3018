import { CRISIS_LINES, SAFEGUARDING_LINES, type SafetyTexts } from "./texts.ts";

export const FR: SafetyTexts = {
  opening: "**Avant toute chose :**",
  openingAgain: "**Je l’avais demandé, à cause de « {quote} » :**",
  openingAgainPrivate: "**Je l’avais demandé, parce que c’est important :**",
  askEnd: "Si c’est fort, nouveau ou de pire en pire, arrête et consulte aujourd’hui, ou appelle les urgences.",
  numbers: "112 en Europe, 999 au Royaume-Uni, 911 aux États-Unis et au Canada, 000 en Australie",
  emergency:
    "**Stop. Cela peut être une urgence : « {quote} ». Appelle les urgences maintenant** ({numbers}). Ne conduis pas toi-même. {aid} Déverrouille la porte, ne reste pas seul·e. Je ne donne aucun conseil d’entraînement avant qu’un médecin t’ait vu·e.",
  emergencyOther: "**Appelle les urgences pour cette personne maintenant** ({numbers}), haut-parleur activé, et reste avec elle. {aid}",
  tellThem: "Dis-lui, et aide-la à le faire :",
  ifLifeless: "Si elle ne répond pas et ne respire pas normalement : commence le massage cardiaque et fais chercher un défibrillateur.",
  doctor:
    "**Vois un médecin aujourd’hui** pour « {quote} » (garde ou urgences si c’est fermé). {aid} Appelle les urgences si {worse}. Pas d’entraînement avant d’avoir été examiné·e.",
  doctorWeek:
    "Prends rendez-vous chez le médecin **cette semaine** pour « {quote} » ; plus tôt si {worse}. {aid} D’ici là, léger seulement (RPE 5 au plus) et sans ce qui le déclenche.",
  doctorOther: "Cette personne devrait voir un médecin **aujourd’hui** pour « {quote} ». {aid} Appelle les urgences si {worse}.",
  doctorWeekOther: "Cette personne devrait voir un médecin **cette semaine** pour « {quote} ». {aid} Appelle les urgences si {worse}.",
  danger: "**Si quelqu’un est en danger maintenant, appelle les urgences** ({numbers}).",
  locked:
    "Je ne peux pas donner de conseil d’entraînement avant qu’un médecin ait examiné « {quote} ». Quand c’est fait, appuie sur « I have been examined » sur ton tableau de bord et dis qui t’a vu·e, quand, et ce qui est permis. {aid}",
  stillCall: "**Si c’était aujourd’hui et que personne ne t’a vu, appelle les urgences maintenant** ({numbers}), même si c’est passé.",
  lockedOwn:
    "Je ne donne aucun conseil d’entraînement avant qu’un professionnel t’ait vu·e. Quand c’est fait, appuie sur « I have been examined » sur ton tableau de bord et dis qui t’a vu·e, quand, et ce qui est permis.",
  suicide: `Je suis vraiment content que tu me l’aies dit. Tu comptes plus que n’importe quel entraînement. Appelle maintenant une ligne d’écoute (${CRISIS_LINES}) ou parle à quelqu’un près de toi, et mets de la distance avec tout ce que tu pourrais utiliser. Si tu as pris quelque chose ou pourrais agir maintenant, appelle les urgences. Es-tu en sécurité en ce moment ?`,
  suicideOther: `Merci de veiller sur cette personne. Reste avec elle, demande-lui directement si elle pense au suicide, éloigne les moyens, et appelez ensemble : ${CRISIS_LINES}.`,
  eating:
    "Je suis content que tu me l’aies dit. Cela a l’air lourd, et cela se soigne. Parle cette semaine à ton médecin et à quelqu’un de confiance ; une ligne d’écoute pour les troubles alimentaires peut aider à commencer. D’ici là, rien de dur et rien en plus.",
  eatingOther:
    "Merci de veiller sur cette personne. Dis-lui calmement ce que tu as vu, sans parler de poids, et aide-la à voir un médecin cette semaine ; une ligne d’écoute pour les troubles alimentaires peut aider.",
  violence: `Je te crois ; ce n’est pas ta faute. En danger maintenant : les urgences. Sinon, une ligne gratuite et confidentielle : ${SAFEGUARDING_LINES}. Des mains ou autre chose autour du cou : vois un médecin aujourd’hui, même si tu te sens bien.`,
  violenceOther: `Merci de veiller sur cette personne. Crois-la, ne demande pas pourquoi, et propose une ligne gratuite et confidentielle : ${SAFEGUARDING_LINES}. En danger maintenant : les urgences.`,
  categories: {
    heart: [
      "Assieds-toi, repose-toi, n’insiste pas. Utilise ton propre spray cardiaque si tu en as un ; aspirine seulement si le service d’urgence le dit.",
      "cela vient au repos ou ne s’arrête pas en quelques minutes, va dans le bras ou la mâchoire, ou si tu t’évanouis, transpires, as la nausée ou manques d’air",
    ],
    faint: [
      "Allonge-toi, jambes en l’air. En cas de crise : dégager l’espace, noter l’heure, rien dans la bouche, puis sur le côté.",
      "cela recommence, ou avec une douleur à la poitrine, une blessure ou une crise",
    ],
    clot: [
      "Pas de massage, pas de rouleau, pas d’avion. Si tu manques d’air, assieds-toi droit.",
      "tu manques d’air, as mal en inspirant ou craches du sang",
    ],
    "cauda-equina": [
      "Va à l’hôpital maintenant, n’attends pas demain, et ne soulève rien.",
      "la sensation, la vessie, l’intestin ou la force des jambes changent",
    ],
    rhabdo: [
      "Plus d’effort et pas d’anti-inflammatoires. À l’hôpital maintenant pour une prise de sang ; bois si tu peux.",
      "l’urine devient foncée ou s’arrête, ou un muscle gonfle ou perd sa force",
    ],
    heat: [
      "D’abord refroidir : ombre, vêtements enlevés, eau froide ou glace au cou, aux aisselles et à l’aine, avant le transport. Confusion après avoir beaucoup bu : pas d’eau.",
      "l’esprit n’est pas clair, s’il y a des vomissements, ou si 30 minutes de froid n’aident pas",
    ],
    head: [
      "Allonge-toi, tête et épaules un peu relevées ; avec une douleur au cou, ne bouge pas du tout. Somnolence ou vomissements : sur le côté, tête et dos alignés. Rien à manger ni à boire, aucun comprimé.",
      "il y a des vomissements, un mal de tête plus fort, de la confusion, de la somnolence ou une douleur au cou",
    ],
    stroke: ["Note l’heure. Ni manger ni boire. Appelle même si c’est passé.", "le visage, le bras, la parole ou la vue changent"],
    anaphylaxis: [
      "Stylo d’adrénaline maintenant, face externe de la cuisse. Allongé jambes en l’air, ou assis si l’air manque. Un second après 5 minutes sans mieux ; hôpital même si cela va mieux.",
      "les lèvres, la langue ou la gorge gonflent, ou respirer devient difficile",
    ],
    sugar: [
      "Arrête, 15–20 g de sucre rapide, contrôle après 15 minutes et recommence, puis des glucides lents. Qui ne peut pas avaler ne prend rien par la bouche.",
      "tu es confus·e, ne peux pas avaler, ou as des cétones et vomis",
    ],
    pregnancy: [
      "Arrête, allonge-toi sur le côté gauche et appelle ta maternité maintenant ; n’attends jamais un rendez-vous.",
      "le saignement est fort, ou s’il y a du liquide, une crise, une forte douleur ou un manque d’air",
    ],
    belly: ["Ni manger ni boire. À l’hôpital maintenant.", "le ventre devient dur, ou si tu vomis, saignes ou t’effondres"],
    infection: ["Au repos ; pas de chaleur et pas de massage.", "la rougeur s’étend vite, ou si tu es confus·e ou respires vite"],
    spine: ["Ne bouge pas, tête immobile, casque en place.", "les bras ou les jambes s’engourdissent ou faiblissent"],
    eye: [
      "Après un produit chimique, rincer 20 minutes ; après un coup, ne pas frotter ni appuyer. Ni charge ni conduite.",
      "la vue est perdue",
    ],
    "slow-warning": [
      "Le plus souvent c’est sans gravité, et un médecin devrait regarder.",
      "cela empire vite, si tu saignes beaucoup ou si tu te sens mal, essoufflé ou faible",
    ],
    stimulants: [
      "Pas d’effort, rafraîchis-toi, assieds-toi, ne prends plus rien. Emporte l’emballage ; ne te fais pas vomir.",
      "le cœur s’emballe, la poitrine fait mal, ou si tu as très chaud ou es confus·e",
    ],
    asthma: [
      "Assieds-toi droit. Inhalateur bleu : une bouffée toutes les 30–60 secondes, jusqu’à 10 ; ton propre plan d’abord. Pire, pas d’inhalateur ou pas d’effet : appelle, et recommence après 10 minutes.",
      "tu ne peux pas finir une phrase, les lèvres bleuissent ou l’inhalateur n’aide pas",
    ],
    limb: [
      "Ne pas redresser ni charger ; appuie sur un saignement.",
      "c’est tordu, froid, blanc ou engourdi, ou si le saignement ne s’arrête pas",
    ],
    unclear: [
      "Au repos ; dis exactement ce qui se sent ou se voit et depuis quand, et fais ce qu’on te dit.",
      "cela empire, ou si tu sens un malaise, un essoufflement, une confusion, un engourdissement ou une faiblesse",
    ],
  },
  questions: {
    heart:
      "Est-ce un muscle, douloureux quand tu appuies ou pousses, ou une pression, un serrement ou une brûlure à l’intérieur ? Manque d’air, sueurs, nausées, ou douleur dans un bras, la mâchoire ou le dos ?",
    faint: "As-tu perdu connaissance, même une seconde ? Pendant ou juste après un effort ?",
    clot: "Comparée à l’autre jambe : est-elle gonflée, chaude, rouge ou bleutée ? Un vol, une opération, un plâtre, une grossesse, la pilule, un caillot avant, ou un manque d’air ?",
    "cauda-equina":
      "Le fourmillement ou l’engourdissement passe-t-il quand tu changes de position, ou y a-t-il une faiblesse ? Un changement de sensation autour des organes génitaux ou de l’anus, ou des soucis pour uriner ou aller à la selle ?",
    rhabdo:
      "De quelle couleur est-elle exactement (cola ou thé ?), combien as-tu uriné aujourd’hui, et un muscle est-il gonflé ou sans force ?",
    heat: "L’esprit est-il clair : nom, lieu, jour ? Est-ce mieux après 30 minutes au frais ? Combien a été bu ?",
    head: "Depuis le choc : mal de tête qui empire, vomissements, confusion ou trous de mémoire, somnolence, douleur au cou, troubles de la vue ou de l’équilibre, ou un anticoagulant ?",
    stroke:
      "Cela a-t-il commencé en quelques secondes ? Le visage, un bras ou la parole sont-ils touchés d’un côté ? Est-ce le pire mal de tête de ta vie ?",
    anaphylaxis:
      "Les lèvres, la langue ou la gorge gonflent-elles, est-il difficile de respirer, as-tu un malaise, des vomissements, ou est-ce seulement la peau ?",
    sugar: "Quelle est ta valeur maintenant ? Peux-tu avaler et penser clairement ?",
    suicide: "Penses-tu au suicide ou à te faire du mal ? Es-tu en sécurité en ce moment ?",
    eating: "Te fais-tu vomir, perds-tu le contrôle avec la nourriture, ou tes règles se sont-elles arrêtées ?",
    pregnancy:
      "Y a-t-il un saignement, du liquide, des douleurs régulières, un mal de tête avec la vue qui change, ou moins de mouvements ? À combien de semaines es-tu ?",
    belly: "Est-ce venu d’un coup, cela empire-t-il, et y a-t-il vomissements, fièvre, sang, une boule dure ou une douleur au testicule ?",
    infection:
      "Est-ce chaud et rouge par rapport à l’autre côté ? Fièvre ou frissons ? Y a-t-il eu une coupure, une piqûre ou une opération ?",
    spine:
      "Es-tu tombé·e ou as-tu reçu un coup ? Engourdissement, fourmis ou faiblesse dans les bras ou les jambes, ou douleur au milieu du cou ou de la colonne ?",
    eye: "La vue d’un œil est-elle perdue ou changée, y a-t-il des éclairs ou une ombre, ou l’œil a-t-il reçu quelque chose ?",
    "slow-warning": "Depuis quand, cela grandit-il ou empire-t-il, et y a-t-il une perte de poids ou des sueurs la nuit ?",
    stimulants: "Qu’as-tu pris, combien et quand ? Le cœur s’emballe-t-il, douleur à la poitrine, tremblements, chaleur ou confusion ?",
    asthma: "Peux-tu dire des phrases entières ? Ton inhalateur a-t-il aidé ?",
    violence: "Quelqu’un te fait-il du mal ou te fait-il peur ? Es-tu en sécurité, et ce téléphone est-il privé ?",
    limb: "Où exactement, et combien de 0 à 10 ? Est-ce tordu, froid, blanc ou engourdi, ou le saignement continue-t-il après dix minutes de pression ?",
    unclear:
      "Où le sens-tu exactement, depuis quand, et est-ce que cela empire ? Une douleur à la poitrine, un essoufflement, un malaise, un engourdissement ou une faiblesse ?",
  },
  freshAir:
    "**Tout le monde dehors, à l’air frais, tout de suite ; qui ne peut pas marcher est porté ou tiré.** Personne ne reste ni ne retourne à l’intérieur. Ensuite, appelle.",
  aids: {
    tendon:
      "Avec cet antibiotique un tendon peut se rompre : ni course, ni sauts, ni montées sur pointes, et préviens aujourd’hui la personne qui l’a prescrit ; si tu en prends encore, avant le prochain comprimé.",
    "beta-blocker":
      "Laisse les zones cardiaques et entraîne-toi à l’effort ressenti (RPE). Dis à la personne qui l’a prescrit à quel point le pouls reste bas et que tu t’entraînes ; n’arrête jamais les comprimés de toi-même.",
    choking:
      "Tousse fort. Si tu ne peux ni tousser ni parler : jusqu’à cinq claques entre les omoplates, puis jusqu’à cinq compressions vers l’arrière et le haut au-dessus du nombril, en alternance ; seul·e, sur un dossier de chaise. Pas de doigts à l’aveugle dans la bouche.",
    burn: "20 minutes d’eau fraîche courante ; bagues et montre enlevées. Pas de glace, pas de crème, ne perce pas les cloques ; puis couvre sans serrer d’un film ou d’un linge propre.",
    wound:
      "Appuie dix minutes avec un linge propre, rince la saleté à l’eau propre, couvre. Une plaie ouverte ou profonde se referme dans les six heures environ ; demande pour le tétanos.",
    bite: "Lave au savon sous l’eau courante pendant 15 minutes et couvre ; demande pour le tétanos, et pour la rage si l’animal est inconnu.",
    snake:
      "Reste immobile, le membre plus bas que le cœur et sans le bouger ; bagues et chaussures enlevées. Ne pas inciser, aspirer ni garrotter, pas de glace ; retiens l’aspect du serpent.",
    "tight-cast": "Ouvre ou coupe ce qui serre, autant que possible, et tiens le membre à la hauteur du cœur, pas plus haut.",
    fluids:
      "De petites gorgées toutes les quelques minutes, au mieux une solution de réhydratation ; rien à manger pour l’instant et pas d’anti-inflammatoire.",
    fasting: "Rien à manger ni à boire avant l’avis d’un médecin, pas de laxatif et pas de chaleur sur le ventre.",
    upright: "Assieds-toi, au chaud et hors de l’eau ; desserre ce qui serre. Ne t’allonge pas à plat ; rien à manger ni à boire.",
    overdose:
      "Dis ce qui a été pris, combien et quand ; le centre antipoison aide aussi. Garde les boîtes. Rien à manger ni à boire, ne pas faire vomir. Somnolence mais respiration normale : sur le côté, et surveiller la respiration. Personne ne reste seul.",
    seizure:
      "Fais de la place, quelque chose de mou sous la tête, regarde l’heure. Ne retiens pas la personne, rien dans la bouche. Quand cela s’arrête, vérifie la respiration : normale, sur le côté ; sinon, commence le massage cardiaque.",
    still:
      "Ne lève pas et ne déplace pas la personne : tiens la tête et le cou immobiles comme elle est, le casque reste en place, couvre-la. Si elle vomit ou ne se réveille pas : sur le côté, la tête dans l’axe du corps. Rien à manger ni à boire, pas de comprimés.",
    "fresh-air": "Dis au téléphone « monoxyde de carbone ou gaz » ; n’éteins le chauffage ou le moteur que si cela ne prend pas de temps.",
    torsion: "Ni manger ni boire. À l’hôpital maintenant ; un testicule tordu laisse environ six heures.",
    overdrinking:
      "Ne bois plus rien, ni eau ni boisson de sport. Assieds-toi ou allonge-toi sur le côté ; dis au téléphone combien a été bu.",
    "high-sugar":
      "Pas de sucre sauf si la mesure est basse. Suis ton plan de maladie pour l’insuline et les cétones, n’arrête jamais l’insuline ; petites gorgées d’eau si tu peux avaler.",
    resuscitation:
      "Parle fort et secoue les épaules. Pas de réponse et pas de respiration normale (râler n’est pas respirer) : appuie fort et vite au milieu de la poitrine, 100–120 fois par minute, et fais chercher un défibrillateur ; allume-le et fais ce qu’il dit. Si la personne respire normalement : sur le côté, et surveille.",
    "low-energy": "Note les dernières règles et ton entraînement ; d’ici là mange assez, sans perdre de poids ni séance en plus.",
    nerve: "Ne soulève rien, pas de sauts, pas de manipulation du cou ni du dos ; note ce que la main ou le pied ne peut plus faire.",
    flutter:
      "Assieds-toi ou allonge-toi jusqu’à ce que ça passe, et ne conduis pas. Pas de spray pour le cœur tant que la tête tourne : il baisse encore la tension.",
    bleeding:
      "Appuie fort sur la plaie avec un tissu et ne lâche pas ; ajoute du tissu. Allongé·e. Si cela gicle encore d’un bras ou d’une jambe : un lien serré au-dessus, et note l’heure.",
    hypothermia:
      "À l’abri du vent, vêtements mouillés enlevés, sous des couvertures, allongé·e, gestes doux. Pas de douche chaude, pas de friction, pas d’alcool ; boisson chaude sucrée seulement si bien réveillé·e.",
  },
  worseOf: {
    tendon: "tu sens un claquement ou ne peux plus monter sur la pointe du pied",
    "beta-blocker": "tu t’évanouis ou presque, manques d’air au repos, ou si le pouls au repos est sous 45 avec des vertiges",
    "low-energy": "tu t’évanouis, un os fait mal la nuit ou en sautillant, ou si le pouls est très lent avec des vertiges",
    nerve: "cela faiblit encore, passe de l’autre côté, ou si tu sens moins entre les jambes ou ne peux plus retenir ou faire pipi",
  },
  doctorAids: {
    heart: "D’ici là aucun effort, les escaliers lentement ; si cela vient, arrête tout de suite et assieds-toi.",
    head: "Plus de sport aujourd’hui, pas seul·e pendant 24 heures, pas de conduite, pas d’alcool. Avec une douleur au cou, ne bouge pas.",
    unclear: "Repos d’ici là, et ne reste pas seul·e si cela empire.",
    "cauda-equina": "Arrête ce qui provoque fourmis ou faiblesse, et ne soulève rien de lourd.",
    spine: "Rien pour le cou et le dos, et pas de manipulation.",
    anaphylaxis: "Garde ton stylo d’adrénaline sur toi, ne reste pas seul·e et évite ce qui l’a déclenché.",
    belly: "Pas d’anti-inflammatoires ; note quand cela arrive, la couleur et la quantité.",
    limb: "Pas de charge sur ce qui fait mal, ni course ni saut.",
    faint: "Allonge-toi dès que tu le sens venir ; d’ici là ni nage, ni conduite, ni entraînement seul·e.",
  },
};
