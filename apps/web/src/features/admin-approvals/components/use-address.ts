import { useSearchParams } from "react-router";
import { STATUSES, type Status } from "../model/session.ts";

export type Tab = "generator" | Status;

interface Address {
  readonly tab: Tab;
  readonly search: string;
  readonly page: number;
  /** Id of the session whose details are open. */
  readonly opened: string | undefined;
}

/** What the address of the page says, and the way to change it. Only another tab is a step that the back button takes. */
export function useAddress(): readonly [Address, (change: Partial<Address>) => void] {
  const [params, setParams] = useSearchParams();
  const address: Address = {
    tab: (["generator", ...STATUSES] as const).find((tab) => tab === params.get("tab")) ?? "pending",
    search: params.get("q") ?? "",
    page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
    opened: params.get("session") ?? undefined,
  };
  const change = (changed: Partial<Address>) => {
    const { tab, search, page, opened } = { ...address, ...changed };
    const next = new URLSearchParams({
      ...(tab !== "pending" && { tab }),
      ...(search !== "" && { q: search }),
      ...(page > 1 && { page: String(page) }),
      ...(opened !== undefined && { session: opened }),
    });
    setParams(next, { replace: tab === address.tab, preventScrollReset: tab === address.tab });
  };
  return [address, change];
}
