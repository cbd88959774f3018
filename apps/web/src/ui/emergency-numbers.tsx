import { Phone } from "lucide-react";
import type { ReactNode } from "react";

/** Telephone links to the emergency services of the country the device is in, by its time zone; in doubt 112, which mobile networks connect. */
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

/** The number for an ambulance first, then 112 where it differs. Countries that are not in the table get 112. */
export function emergencyNumbers(zone: string): readonly string[] {
  const number = BY_ZONE.find(([pattern]) => pattern.test(zone))?.[1];
  if (number === undefined) return [EUROPE];
  return ALONE.has(number) ? [number] : [number, EUROPE];
}

const ALONE: ReadonlySet<string> = new Set([EUROPE, "911"]);

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
  [/^(?:America|US|Canada)\/|^Pacific\/(?:Honolulu|Guam|Saipan|Pago_Pago)$|^Atlantic\/Bermuda$/u, "911"],
  [/^Asia\/(?:Tokyo|Seoul|Taipei)$/u, "119"],
  [/^Asia\/(?:Shanghai|Urumqi|Chongqing|Harbin)$/u, "120"],
  [/^Asia\/(?:Hong_Kong|Macau|Kuala_Lumpur|Kuching|Dhaka)$/u, "999"],
  [/^Asia\/Singapore$/u, "995"],
  [/^Asia\/Bangkok$/u, "1669"],
  [/^Asia\/Manila$/u, "911"],
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
