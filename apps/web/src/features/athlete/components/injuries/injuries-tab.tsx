import type { ReactNode } from "react";
import { useContextData } from "../../api/get-texts.ts";
import { Loaded } from "../profile/loaded.tsx";
import { InjuriesForm } from "./injuries-form.tsx";

export function InjuriesTab(): ReactNode {
  return <Loaded query={useContextData()}>{(context) => <InjuriesForm stored={context?.injuries ?? ""} />}</Loaded>;
}
