import type { SignedIn } from "./people.ts";

/** Something to decide and something published, so that the back office is not empty. */
export async function publishForAdmin(admin: SignedIn, athlete: SignedIn): Promise<void> {
  await athlete.client
    .from("ai_training_sessions")
    .insert({
      user_id: athlete.userId,
      title: "Hyrox engine, 40 minutes",
      content:
        "5 rounds, steady: 1,000 m row at UT1, 20 wall balls at 6 kg, 200 m farmers carry with 2 × 24 kg. Keep every round within 10 s of the first.",
      status: "pending",
    })
    .throwOnError();
  await admin.client
    .from("admin_content")
    .insert({
      created_by: admin.userId,
      title: "How a block is built",
      content:
        "Load rises for three weeks, then one week lets you recover. In a session, strength comes before endurance; heavy leg work stays away from the key run of the week.",
      content_type: "article",
      status: "published",
      tags: ["planning", "deload"],
    })
    .throwOnError();
}
