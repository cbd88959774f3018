import type { ReactNode } from "react";
import { useContextData } from "../../api/get-context.ts";
import { LoadedContext } from "../loaded-context.tsx";
import { InjuriesForm } from "./injuries-form.tsx";

export function InjuriesTab(): ReactNode {
  return <LoadedContext query={useContextData()}>{(context) => <InjuriesForm stored={context?.injuries ?? ""} />}</LoadedContext>;
}
