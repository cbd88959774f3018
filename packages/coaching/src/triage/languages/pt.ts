import { CRISIS_LINES, SAFEGUARDING_LINES, type SafetyTexts } from "./texts.ts";

export const PT: SafetyTexts = {
  opening: "**Antes de mais:**",
  openingAgain: "**Já tinha perguntado, por causa de “{quote}”:**",
  openingAgainPrivate: "**Já tinha perguntado, porque é importante:**",
  askEnd: "Se for forte, novo ou estiver a piorar, para e vai hoje ao médico, ou liga para a emergência.",
  numbers: "112 na Europa, 192 no Brasil, 999 no Reino Unido, 911 nos EUA e no Canadá, 000 na Austrália",
  emergency:
    "**Para. Pode ser uma emergência: “{quote}”. Liga já para a emergência** ({numbers}). Não conduzas. {aid} Destranca a porta, não fiques só. Não dou conselhos de treino até um médico te ter visto.",
  emergencyOther: "**Liga já para a emergência por essa pessoa** ({numbers}), em alta-voz, e fica com ela. {aid}",
  tellThem: "Diz-lho e ajuda a fazer:",
  ifLifeless: "Se não responde e não respira normalmente: começa as compressões no peito e manda buscar um desfibrilhador.",
  doctor:
    "**Vai hoje ao médico** por causa de “{quote}” (urgência se estiver fechado). {aid} Liga para a emergência se {worse}. Nada de treino até te terem visto.",
  doctorWeek:
    "Marca médico **esta semana** por causa de “{quote}”; antes se {worse}. {aid} Até lá só leve (RPE 5 no máximo) e deixa de fora o que o provoca.",
  doctorOther: "Essa pessoa devia ser vista por um médico **hoje** por causa de “{quote}”. {aid} Liga para a emergência se {worse}.",
  doctorWeekOther:
    "Essa pessoa devia ser vista por um médico **esta semana** por causa de “{quote}”. {aid} Liga para a emergência se {worse}.",
  danger: "**Se alguém está em perigo agora, liga para a emergência** ({numbers}).",
  locked:
    "Não posso dar conselhos de treino até um médico ter visto “{quote}”. Quando isso acontecer, carrega em “I have been examined” no teu painel e diz quem te viu, quando e o que permite. {aid}",
  stillCall: "**Se foi hoje e ninguém te viu, liga já para a emergência** ({numbers}), mesmo que tenha passado.",
  lockedOwn:
    "Não dou conselhos de treino até um profissional te ter visto. Quando isso acontecer, carrega em “I have been examined” no teu painel e diz quem te viu, quando e o que permite.",
  suicide: `Ainda bem que me disseste. Tu vales mais do que qualquer treino. Liga agora para uma linha de apoio (${CRISIS_LINES}) ou diz a alguém perto de ti, e põe distância entre ti e tudo o que pudesses usar. Se tomaste alguma coisa ou podes agir agora, liga para a emergência. Estás em segurança neste momento?`,
  suicideOther: `Obrigado por cuidares dessa pessoa. Fica com ela, pergunta diretamente se pensa em suicídio, afasta os meios e liguem juntos: ${CRISIS_LINES}.`,
  eating:
    "Ainda bem que me disseste. Parece pesado, e tem tratamento. Fala esta semana com o teu médico e com alguém de confiança; uma linha de apoio a perturbações alimentares pode ajudar a começar. Até lá nada duro e nada a mais.",
  eatingOther:
    "Obrigado por cuidares dessa pessoa. Diz-lhe com calma o que viste, sem falar de peso, e ajuda-a a ir ao médico esta semana; uma linha de apoio a perturbações alimentares pode ajudar.",
  violence: `Acredito em ti; a culpa não é tua. Em perigo agora: emergência. Senão há uma linha gratuita e confidencial: ${SAFEGUARDING_LINES}. Mãos ou outra coisa à volta do pescoço: vai hoje ao médico, mesmo que te sintas bem.`,
  violenceOther: `Obrigado por cuidares dessa pessoa. Acredita nela, não perguntes porquê e oferece uma linha gratuita e confidencial: ${SAFEGUARDING_LINES}. Em perigo agora: emergência.`,
  categories: {
    heart: [
      "Senta-te e descansa, não insistas. Usa o teu próprio spray do coração se tiveres; aspirina só se disserem ao telefone.",
      "vier em repouso ou não parar em minutos, for para o braço ou a mandíbula, ou desmaiares, suares, tiveres náuseas ou falta de ar",
    ],
    faint: [
      "Deita-te com as pernas para cima. Numa convulsão: afasta tudo, vê as horas, nada na boca, depois de lado.",
      "se repetir, ou vier com dor no peito, uma lesão ou uma convulsão",
    ],
    clot: ["Sem massagem, sem rolo, sem avião. Com falta de ar, senta-te direito.", "te faltar o ar, doer ao inspirar ou tossires sangue"],
    "cauda-equina": [
      "Vai agora ao hospital, não esperes por amanhã, e não levantes nada.",
      "a sensibilidade, a bexiga, o intestino ou a força das pernas mudarem",
    ],
    rhabdo: [
      "Nada de esforço e nada de anti-inflamatórios. Hospital agora para análise de sangue; bebe se puderes.",
      "a urina escurecer ou faltar, ou um músculo inchar ou perder força",
    ],
    heat: [
      "Primeiro arrefecer: sombra, tirar a roupa, água fria ou gelo no pescoço, axilas e virilhas, antes do transporte. Confusão depois de beber muito: não dar água.",
      "a cabeça não estiver clara, houver vómitos ou 30 minutos de frio não ajudarem",
    ],
    head: [
      "Deita-te com cabeça e ombros um pouco elevados; com dor no pescoço não te mexas. Com sono ou vómitos: de lado, cabeça e costas em linha. Nada de comer nem beber, nenhum comprimido.",
      "houver vómitos, dor de cabeça mais forte, confusão, sonolência ou dor no pescoço",
    ],
    stroke: ["Anota a hora. Nada de comer ou beber. Liga mesmo que tenha passado.", "a cara, o braço, a fala ou a visão mudarem"],
    anaphylaxis: [
      "Caneta de adrenalina já, na parte de fora da coxa. Deitado com as pernas para cima, ou sentado se faltar o ar. Segunda após 5 minutos se não melhorar; hospital mesmo que melhore.",
      "os lábios, a língua ou a garganta incharem, ou custar a respirar",
    ],
    sugar: [
      "Para, 15–20 g de açúcar rápido, mede após 15 minutos e repete, depois hidratos lentos. Quem não consegue engolir não toma nada pela boca.",
      "estiveres confuso, não conseguires engolir, ou tiveres cetonas e vomitares",
    ],
    pregnancy: [
      "Para, deita-te sobre o lado esquerdo e liga já para a maternidade; nunca esperes por consulta.",
      "o sangramento for forte, ou houver líquido, convulsão, dor forte ou falta de ar",
    ],
    belly: ["Nada de comer ou beber. Hospital agora.", "a barriga ficar dura, ou vomitares, sangrares ou desmaiares"],
    infection: ["Repouso; sem calor e sem massagem.", "a vermelhidão alastrar depressa, ou estiveres confuso ou a respirar depressa"],
    spine: ["Não te mexas, cabeça quieta, capacete posto.", "os braços ou as pernas ficarem dormentes ou fracos"],
    eye: [
      "Depois de um químico lava 20 minutos; depois de uma pancada não esfregues nem apertes. Sem pesos e sem conduzir.",
      "a visão se perder",
    ],
    "slow-warning": [
      "A maioria é inofensiva, e um médico devia ver.",
      "piorar depressa, sangrares muito ou te sentires a desmaiar, sem ar ou fraco",
    ],
    stimulants: [
      "Nada de esforço, arrefece, senta-te e não tomes mais. Leva a embalagem; não provoques o vómito.",
      "o coração disparar, o peito doer, ou estiveres quente ou confuso",
    ],
    asthma: [
      "Senta-te direito. Inalador azul: uma dose a cada 30–60 segundos, até 10; primeiro o teu plano. Pior, sem inalador ou sem alívio: liga, e repete após 10 minutos.",
      "não conseguires acabar uma frase, os lábios ficarem azuis ou o inalador não ajudar",
    ],
    limb: ["Não endireites nem ponhas peso; carrega se sangrar.", "estiver torto, frio, branco ou dormente, ou não parar de sangrar"],
    unclear: [
      "Em repouso; diz exatamente o que se sente ou se vê e desde quando, e faz o que te disserem.",
      "piorar, ou sentires desmaio, falta de ar, confusão, dormência ou fraqueza",
    ],
  },
  questions: {
    heart:
      "É um músculo, que dói ao apertar ou empurrar, ou uma pressão, um aperto ou um ardor por dentro? Falta de ar, suor, enjoo, ou dor num braço, no queixo ou nas costas?",
    faint: "Perdeste os sentidos, nem que fosse um segundo? Durante o esforço ou logo a seguir?",
    clot: "Comparada com a outra perna: está inchada, quente, vermelha ou azulada? Um voo, uma operação, gesso, gravidez, a pílula, um coágulo anterior ou falta de ar?",
    "cauda-equina":
      "O formigueiro ou a dormência passa quando mudas de posição, ou há fraqueza? Alguma mudança de sensação nos genitais ou no ânus, ou problemas com a urina ou as fezes?",
    rhabdo: "De que cor é exatamente (como cola ou chá?), quanto urinaste hoje, e há algum músculo inchado ou sem força?",
    heat: "A cabeça está clara: nome, lugar, dia? Melhora após 30 minutos ao fresco? Quanto se bebeu?",
    head: "Desde a pancada: dor de cabeça que piora, vómitos, confusão ou falhas de memória, sonolência, dor no pescoço, problemas de visão ou equilíbrio, ou um anticoagulante?",
    stroke: "Começou em segundos? A cara, um braço ou a fala de um lado estão afetados? É a pior dor de cabeça da tua vida?",
    anaphylaxis: "Os lábios, a língua ou a garganta incham, custa respirar, sentes desmaio, vomitas, ou é só a pele?",
    sugar: "Qual é o teu valor agora? Consegues engolir e pensar com clareza?",
    suicide: "Pensas em suicídio ou em fazer-te mal? Estás em segurança agora?",
    eating: "Provocas o vómito, perdes o controlo com a comida, ou a menstruação parou?",
    pregnancy:
      "Há sangramento, líquido, dores regulares, dor de cabeça com alteração da visão ou menos movimentos? De quantas semanas estás?",
    belly: "Veio de repente, está a piorar, e há vómitos, febre, sangue, um caroço duro ou dor no testículo?",
    infection: "Está quente e vermelho comparado com o outro lado? Febre ou calafrios? Houve um corte, uma injeção ou uma operação?",
    spine:
      "Caíste ou levaste uma pancada? Dormência, formigueiro ou fraqueza nos braços ou pernas, ou dor no meio do pescoço ou da coluna?",
    eye: "Perdeste visão ou vês diferente de um olho, há clarões ou uma sombra, ou o olho levou com alguma coisa?",
    "slow-warning": "Há quanto tempo, está a crescer ou a piorar, e há perda de peso ou suores à noite?",
    stimulants: "O que tomaste, quanto e quando? O coração dispara, há dor no peito, tremor, calor ou confusão?",
    asthma: "Consegues dizer frases inteiras? O inalador ajudou?",
    violence: "Alguém te magoa ou te assusta? Estás em segurança agora, e este telefone é só teu?",
    limb: "Onde exatamente, e quanto de 0 a 10? Está torto, frio, branco ou dormente, ou o sangue não para após dez minutos de pressão?",
    unclear: "Onde sentes exatamente, desde quando, e está a piorar? Dor no peito, falta de ar, desmaio, dormência ou fraqueza?",
  },
  freshAir:
    "**Todos para fora, para o ar livre, já; quem não consegue andar é levado ou arrastado.** Ninguém fica nem volta a entrar. Depois, liga.",
  aids: {
    tendon:
      "Com este antibiótico um tendão pode romper: nada de correr, saltar ou elevar os calcanhares, e avisa hoje quem o receitou; se ainda o tomas, antes do próximo comprimido.",
    "beta-blocker":
      "Deixa as zonas de frequência cardíaca e treina pelo esforço (RPE). Diz a quem o receitou quão baixa fica a frequência e que treinas; nunca pares os comprimidos por ti.",
    choking:
      "Tosse com força. Se não consegues tossir nem falar: até cinco pancadas entre as omoplatas, depois até cinco compressões para dentro e para cima acima do umbigo, alternando; sozinho, sobre as costas de uma cadeira. Nada de dedos às cegas na boca.",
    burn: "Água corrente fresca durante 20 minutos; tira anéis e relógio. Sem gelo, sem creme, sem rebentar bolhas; depois cobre sem apertar com película ou um pano limpo.",
    wound:
      "Pressiona dez minutos com um pano limpo, lava a sujidade com água limpa, cobre. Um corte aberto ou fundo fecha-se em cerca de seis horas; pergunta pelo tétano.",
    bite: "Lava com sabão em água corrente durante 15 minutos e cobre; pergunta pelo tétano, e pela raiva se o animal não for conhecido.",
    snake:
      "Fica quieto, com o membro abaixo do coração e imóvel; tira anéis e sapatos. Não cortar, chupar nem atar, sem gelo; lembra-te de como era a cobra.",
    "tight-cast": "Abre ou corta o que aperta, até onde puderes, e mantém o membro à altura do coração, não acima.",
    fluids: "Pequenos goles de poucos em poucos minutos, de preferência soro oral; por agora nada de comer e sem anti-inflamatórios.",
    fasting: "Nada de comer nem beber até um médico ver, sem laxantes e sem calor na barriga.",
    upright: "Senta-te, quente e fora de água; alarga o que aperta. Não te deites; nada de comer nem beber.",
    overdose:
      "Diz o que foi tomado, quanto e quando; o centro antivenenos também ajuda. Guarda as embalagens. Nada de comer nem beber, não provocar o vómito. Com sono mas a respirar normalmente: de lado, e vigiar a respiração. Ninguém fica sozinho.",
    seizure:
      "Abre espaço, algo macio debaixo da cabeça, vê as horas. Não segures a pessoa, nada na boca. Quando parar, vê se respira: normal, de lado; se não, começa as compressões no peito.",
    still:
      "Não levantes nem mexas na pessoa: segura a cabeça e o pescoço tal como está, o capacete fica posto, tapa-a. Se vomitar ou não acordar: de lado, com a cabeça alinhada com o corpo. Nada de comer nem beber, nem comprimidos.",
    "fresh-air": "Diz ao telefone «monóxido de carbono ou gás»; desliga o aquecedor ou o motor só se não custar tempo.",
    torsion: "Nada de comer ou beber. Hospital agora; um testículo torcido tem cerca de seis horas.",
    overdrinking: "Não bebas mais nada, nem água nem bebida desportiva. Senta-te ou deita-te de lado; diz ao telefone quanto foi bebido.",
    "high-sugar":
      "Nada de açúcar a não ser que a medição esteja baixa. Segue o plano de doença para insulina e cetonas, nunca deixes a insulina; pequenos goles de água se conseguires engolir.",
    resuscitation:
      "Chama alto e abana os ombros. Sem resposta e sem respiração normal (arfar não é respirar): pressiona com força e rápido no meio do peito, 100–120 vezes por minuto, e manda buscar um desfibrilhador; liga-o e faz o que ele diz. Se respira normalmente: de lado, e vigia.",
    "low-energy": "Anota a última menstruação e o que treinas; até lá come o suficiente, sem perder peso e sem treinos extra.",
    nerve: "Não levantes nada, sem saltos, e que ninguém te estale o pescoço ou as costas; anota o que a mão ou o pé não consegue.",
    flutter:
      "Senta-te ou deita-te até passar, e não conduzas. Nada de spray do coração enquanto houver tonturas: baixa ainda mais a tensão.",
    bleeding:
      "Pressiona a ferida com força com um pano e não largues; mais pano por cima. Deita-te. Se ainda jorra de um braço ou perna: uma faixa apertada acima, e anota a hora.",
    hypothermia:
      "Fora do vento e da roupa molhada, com mantas, deitado, mexer com cuidado. Sem duche quente, sem esfregar, sem álcool; bebida quente e doce só se estiver bem acordado.",
  },
  worseOf: {
    tendon: "sentires um estalo ou não conseguires ficar em bicos de pés",
    "beta-blocker": "desmaiares ou quase, te faltar o ar em repouso, ou a frequência em repouso for abaixo de 45 com tonturas",
    "low-energy": "desmaiares, um osso doer de noite ou a saltar, ou o pulso for muito lento com tonturas",
    nerve: "perder mais força, passar para o outro lado, ou sentires menos entre as pernas ou não segurares ou não conseguires urinar",
  },
  doctorAids: {
    heart: "Até lá nada de esforço e escadas devagar; se vier, para logo e senta-te.",
    head: "Hoje nada de desporto, 24 horas sem ficar só, sem conduzir, sem álcool. Com dor no pescoço fica quieto.",
    unclear: "Descansa até lá, e não fiques só se piorar.",
    "cauda-equina": "Para o que dá formigueiro ou fraqueza, e não levantes pesos.",
    spine: "Nada para o pescoço e as costas, e que ninguém te estale.",
    anaphylaxis: "Leva a tua adrenalina, não fiques a sós e evita o que a causou.",
    belly: "Sem anti-inflamatórios; anota quando acontece, a cor e quanto.",
    limb: "Sem carga no que dói, nem correr nem saltar.",
    faint: "Deita-te assim que o sentires vir; até lá nem nadar, nem conduzir, nem treinar a sós.",
  },
};
