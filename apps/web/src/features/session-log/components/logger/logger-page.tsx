import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { OpenSession } from "../open-session.tsx";
import { Logger } from "./logger.tsx";

/** A session set by set: `/session-log/<where it comes from>/<its id there>`. */
export function LoggerPage(): ReactNode {
  return (
    <>
      <Link
        to="../.."
        relative="path"
        className="link -mt-2 -mb-4 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm text-ink-2 no-underline md:min-h-8"
      >
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
        Session Log
      </Link>
      <OpenSession>{({ draft, kept, news }) => <Logger opened={draft} kept={kept} openedNews={news} />}</OpenSession>
    </>
  );
}
