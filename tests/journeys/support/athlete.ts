import type { Page } from "@playwright/test";
import { createAccount, otherDevice } from "./accounts.ts";
import { signIn, type Account } from "./journey.ts";

export interface SignedInAthlete {
  readonly account: Account;
  /** The official client of the same account, as on another device. */
  readonly device: Awaited<ReturnType<typeof otherDevice>>;
  readonly userId: string;
}

/** An athlete who is signed in, has been through the setup and has told nothing yet but what `profile` says. Ends on the dashboard. */
export async function signInAthlete(page: Page, profile: object = {}): Promise<SignedInAthlete> {
  await page.goto("/login");
  const account = await createAccount(page);
  const device = await otherDevice(page, account);
  const { data } = await device.auth.getUser();
  const userId = data.user?.id ?? "";
  await device
    .from("athlete_profiles")
    .upsert({ id: userId, ...profile })
    .throwOnError();
  await signIn(page, account);
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
