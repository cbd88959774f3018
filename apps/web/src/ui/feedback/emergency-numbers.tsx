import { Phone } from "lucide-react";
import type { ReactNode } from "react";

/** Telephone links to the emergency services of the country the device is in, by its time zone. */
export function EmergencyNumbers({ zone = new Intl.DateTimeFormat().resolvedOptions().timeZone }: { readonly zone?: string }): ReactNode {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Emergency numbers">
      {emergencyNumbers(zone).map((number) => (
        <li key={number}>
          <a
            href={`tel:${number}`}
            className="flex min-h-11 items-center gap-2 rounded-ctl border border-danger px-4 font-semibold text-danger"
          >
            <Phone aria-hidden="true" size={18} strokeWidth={1.75} />
            Call {number}
          </a>
        </li>
      ))}
    </ul>
  );
}

const EUROPE = "112";
/** Every mobile phone takes both as emergency numbers, with or without a SIM card (3GPP TS 22.101, section 10.1). */
const ANYWHERE = [EUROPE, "911"] as const;

/** The number for an ambulance first, then 112 where it differs; outside of the table those that work anywhere. */
export function emergencyNumbers(zone: string): readonly string[] {
  const number = BY_ZONE.find(([pattern]) => pattern.test(zone))?.[1];
  if (number === undefined) return ANYWHERE;
  return number === EUROPE || number === NORTH_AMERICA ? [number] : [number, EUROPE];
}

const NORTH_AMERICA = "911";

/** Zones of the Americas whose countries have other numbers, or more than one. */
const ELSEWHERE =
  "La_Paz|Guatemala|Havana|Jamaica|Port-au-Prince|Barbados|Port_of_Spain|Managua|Guyana|Paramaribo|Curacao|Nassau|Dominica|Tortola|Antigua|St_Vincent|Montserrat|Anguilla";

const BY_ZONE: readonly (readonly [zone: RegExp, ambulance: string])[] = [
  [/^Europe\/(?:London|Belfast|Guernsey|Isle_of_Man|Jersey)$/u, "999"],
  [/^Europe\/(?:Moscow|Minsk|Kaliningrad|Samara|Saratov|Ulyanovsk|Volgograd|Astrakhan|Kirov)$/u, "103"],
  [/^(?:Europe|Arctic)\/|^Atlantic\/(?:Azores|Madeira|Canary|Reykjavik|Faroe|Faeroe)$|^Africa\/Ceuta$|^Indian\/Reunion$/u, EUROPE],
  [/^Australia\/|^Antarctica\/Macquarie$/u, "000"],
  [/^Pacific\/(?:Auckland|Chatham)$/u, "111"],
  [
    /^America\/(?:Sao_Paulo|Araguaina|Bahia|Belem|Boa_Vista|Campo_Grande|Cuiaba|Eirunepe|Fortaleza|Maceio|Manaus|Noronha|Porto_Velho|Recife|Rio_Branco|Santarem)$/u,
    "192",
  ],
  [/^America\/(?:Buenos_Aires|Argentina\/.+|Catamarca|Cordoba|Jujuy|Mendoza)$/u, "107"],
  [/^America\/(?:Santiago|Punta_Arenas|Coyhaique)$|^Pacific\/Easter$/u, "131"],
  [/^America\/Bogota$/u, "123"],
  [/^America\/Lima$/u, "106"],
  [/^America\/(?:Martinique|Guadeloupe|Cayenne|Miquelon|St_Barthelemy|Marigot)$/u, EUROPE],
  [/^America\/(?:Nuuk|Godthab|Danmarkshavn|Scoresbysund|Thule)$|^Asia\/(?:Calcutta|Kolkata)$/u, EUROPE],
  [new RegExp(`^America/(?!(?:${ELSEWHERE})$)|^(?:US|Canada)/`, "u"), NORTH_AMERICA],
  [/^Pacific\/(?:Honolulu|Guam|Saipan|Pago_Pago)$|^Atlantic\/Bermuda$/u, NORTH_AMERICA],
  [/^Asia\/(?:Tokyo|Seoul|Taipei)$/u, "119"],
  [/^Asia\/(?:Shanghai|Urumqi|Chongqing|Harbin)$/u, "120"],
  [/^Asia\/(?:Hong_Kong|Macau|Kuala_Lumpur|Kuching|Dhaka)$/u, "999"],
  [/^Asia\/Singapore$/u, "995"],
  [/^Asia\/Bangkok$/u, "1669"],
  [/^Asia\/Manila$/u, NORTH_AMERICA],
  [/^Asia\/(?:Saigon|Ho_Chi_Minh)$/u, "115"],
  [/^Asia\/(?:Jakarta|Makassar|Jayapura|Pontianak)$/u, "119"],
  [/^Asia\/Dubai$/u, "998"],
  [/^Asia\/(?:Jerusalem|Tel_Aviv)$/u, "101"],
  [/^Asia\/(?:Riyadh)$/u, "997"],
  [/^Asia\/(?:Qatar|Bahrain)$/u, "999"],
  [/^Africa\/Johannesburg$/u, "10177"],
  [/^Africa\/Nairobi$/u, "999"],
  [/^Africa\/Cairo$/u, "123"],
];
