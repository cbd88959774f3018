import type { Draft } from "../topic.ts";
import type { TurnContext } from "./focus.ts";

/** What an open card for a number of the profile changes besides it. */
export function effectOfValue({ cards, say }: TurnContext): Draft | undefined {
  const request = cards[0]?.request;
  if (request?.reason !== "record") return undefined;
  switch (request.record.kind) {
    case "weight":
      return {
        text: [
          say(
            "Your strength norms and daily protein target depend on it. The weights and paces of your plan stay: they come from your bests.",
            "Die Normen für deine Lifts und das Protein am Tag richten sich danach. Lasten und Tempi im Plan bleiben: Sie kommen aus deinen Bestwerten.",
            "Les normes de tes mouvements et les protéines par jour en dépendent. Les charges et allures du plan restent : elles viennent de tes records.",
            "Las normas de tus levantamientos y la proteína diaria dependen de él. Las cargas y ritmos del plan siguen igual: salen de tus marcas.",
            "Le norme dei tuoi sollevamenti e le proteine al giorno ne dipendono. Carichi e ritmi del piano restano: vengono dai tuoi record.",
          ),
        ],
      };
    case "best":
      return {
        text: [
          say(
            "It is saved under Personal Bests. Your plan uses the numbers under Benchmarks in your profile: enter it there too, then update the plan.",
            "Er steht dann unter Personal Bests. Der Plan rechnet mit den Werten im Profil unter Benchmarks: Trag ihn auch dort ein und pass den Plan dann an die neuen Werte an.",
            "C’est enregistré dans Personal Bests. Le plan utilise les valeurs de ton profil sous Benchmarks : note-le aussi là, puis adapte le plan à tes nouvelles valeurs.",
            "Se guarda en Personal Bests. El plan usa los valores de tu perfil, en Benchmarks: anótalo también ahí y luego ajusta el plan a tus nuevos valores.",
            "Viene salvato in Personal Bests. Il piano usa i valori del profilo in Benchmarks: inseriscilo anche lì, poi adatta il piano ai nuovi valori.",
          ),
        ],
      };
    case "log":
      return {
        text: [
          say(
            "It goes into your Session Log with its load; the plan stays as it is, and it does not tick off a planned session.",
            "Es kommt mit seiner Last ins Session Log; der Plan bleibt, und keine geplante Einheit gilt damit als erledigt.",
            "Ça entre au Session Log avec sa charge ; le plan reste, et aucune séance prévue n’est comptée comme faite.",
            "Entra en el Session Log con su carga; el plan sigue igual y ninguna sesión prevista cuenta como hecha.",
            "Va nel Session Log con il suo carico; il piano resta, e nessuna sessione prevista risulta fatta.",
          ),
        ],
      };
    case "goal":
    case "goal-change":
      return {
        text: [
          say(
            "Only the Goals page changes: it tracks your values towards it. The plan stays as it is.",
            "Nur die Goals-Seite ändert sich: Sie verfolgt deine Werte dorthin. Der Plan bleibt, wie er ist.",
            "Seule la page Goals change : elle suit tes valeurs. Le plan reste tel quel.",
            "Solo cambia la página Goals: sigue tus valores. El plan queda igual.",
            "Cambia solo la pagina Goals: segue i tuoi valori. Il piano resta com’è.",
          ),
        ],
      };
    default:
      return undefined;
  }
}
