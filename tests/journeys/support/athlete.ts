import type { Page } from "@playwright/test";
import { enter, otherDevice } from "./accounts.ts";
import type { Account } from "./accounts.ts";

export interface SignedInAthlete {
  readonly account: Account;
  /** The official client of the same account, as on another device. */
  readonly device: Awaited<ReturnType<typeof otherDevice>>;
  readonly userId: string;
}

/** An athlete who is signed in, has been through the setup and has told nothing yet but what `profile` says. The page that is open is one without the app. */
export async function signInAthlete(page: Page, profile: object = {}): Promise<SignedInAthlete> {
  const account = await enter(page, { profile });
  const device = await otherDevice(page, account);
  const { data } = await device.auth.getSession();
  const userId = data.session?.user.id ?? "";
  return { account, device, userId };
}

/** Saves benchmarks through the API: kind → column → value. */
export async function record({ device }: SignedInAthlete, kind: string, changes: object): Promise<void> {
  await device.rpc("record_benchmarks", { kind, changes }).throwOnError();
}

/** A plan of five weeks from this week's Monday; its id. */
export async function makePlan({ device, userId }: SignedInAthlete, more: object = {}): Promise<string> {
  const { data, error } = await device.functions.invoke<{ plan: { id: string } }>("generate-training-plan", {
    body: {
      userId,
      userLevel: "intermediate",
      primaryFocus: "strength",
      durationWeeks: 5,
      weeklyAvailability: 4,
      startDate: new Date().toISOString().slice(0, 10),
      ...more,
    },
  });
  if (error) throw error;
  return data?.plan.id ?? "";
}
