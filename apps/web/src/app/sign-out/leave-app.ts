import { forgetSession } from "#features/settings/api/delete-account.ts";
import { carryToast } from "#ui/feedback/carried-toast.ts";
import { paths } from "../navigation/paths.ts";

let destination: string | undefined;

/** Says where the page goes when its session ends; undefined: to the sign-in, which leads back. */
export function leaveFor(path: string | undefined): void {
  destination = path;
}

export function leavingFor(): string | undefined {
  return destination;
}

/** The account is gone: so are its session in this browser and the reason to stay. */
export async function leaveDeletedAccount(): Promise<void> {
  leaveFor(paths.home);
  carryToast({ title: "Account deleted", description: "Your account and your data were removed." });
  await forgetSession().finally(() => location.replace(paths.home));
}
