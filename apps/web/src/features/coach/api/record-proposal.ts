import type { CoachLoggedSet, CoachRecord, Json, TablesInsert } from "@ironpace/contract";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { newId } from "#backend/new-id.ts";
import { supabase } from "#backend/supabase.ts";
import type { TakeBack, TakeBackStep } from "../model/take-back.ts";
import { deleteLogged } from "./delete-logged.ts";
import { useRefreshAfterCard } from "./take-back.ts";

/** Stores what a card holds, as the athlete; what it gives takes it back. */
export function useStoreRecord(): UseMutationResult<TakeBack | undefined, Error, CoachRecord> {
  const refresh = useRefreshAfterCard();
  return useMutation({ mutationFn: store, onSettled: refresh });
}

const by = (...steps: readonly TakeBackStep[]): TakeBack => ({ steps });

type Of<Kind extends CoachRecord["kind"]> = Extract<CoachRecord, { readonly kind: Kind }>;

async function store(record: CoachRecord): Promise<TakeBack | undefined> {
  switch (record.kind) {
    case "log":
      return logWork(record);
    case "complete":
      return completeSession(record);
    case "not-done":
      return markNotDone(record);
    case "effort":
      return changeEffort(record);
    case "log-delete":
      return deleteLogged(record.sessionId);
    case "goal-delete":
      return deleteGoal(record);
    case "entered":
      return changeEntered(record);
    case "race-target":
      return changeRaceTarget(record);
    case "race-result":
      return changeRaceResult(record);
    case "goal":
      return addGoal(record);
    case "goal-change":
      return changeGoal(record);
    case "best":
      return addBest(record);
    case "race":
      return addRace(record);
    case "race-date":
      return changeRaceDate(record);
    case "weight":
      return changeProfile({ body_weight_kg: record.kilograms });
    case "equipment":
      return changeEquipment(record);
    case "dislikes":
      return changeDislikes(record);
    case "undo":
      return undoChange(record);
  }
}

async function logWork({ title, date, minutes, rpe, sets, score }: Of<"log">): Promise<TakeBack> {
  const id = newId();
  const now = new Date().toISOString();
  const session = {
    id,
    source: "free",
    title,
    day: date,
    performed_at: date === now.slice(0, 10) ? now : `${date}T12:00:00Z`,
    in_progress: false,
    duration_minutes: minutes ?? null,
    session_rpe: rpe ?? null,
    ...(score !== undefined && {
      score_format: score.format,
      score_seconds: score.seconds ?? null,
      score_rounds: score.rounds ?? null,
      score_reps: score.reps ?? null,
      score_scale: score.scale ?? null,
    }),
    updated_at: now,
  };
  await getData(supabase.rpc("store_performed_session", { session, sets: sets.map((set, index) => setRow(set, index, now)) }));
  return by({ do: "call", name: "remove_performed_session", parameters: { session_id: id } });
}

function setRow({ exercise, kilograms, reps, metres, seconds, rpe }: CoachLoggedSet, index: number, now: string): Json {
  const metric = metres !== undefined ? "distance" : kilograms !== undefined ? "weight_reps" : "reps";
  return {
    id: newId(),
    exercise_name: exercise,
    exercise_index: 1,
    set_index: index + 1,
    set_type: "working",
    metric,
    weight_kg: kilograms ?? null,
    reps: reps ?? null,
    metres: metres ?? null,
    seconds: seconds ?? null,
    rpe: rpe ?? null,
    entered_unit: metric === "distance" ? "m" : metric === "weight_reps" ? "kg" : null,
    per_hand: false,
    updated_at: now,
  };
}

async function completeSession({ sessionId, date, rpe }: Of<"complete">): Promise<TakeBack> {
  await getData(
    supabase.rpc("complete_session", { session_id: sessionId, done_on: date, ...(rpe === undefined ? {} : { session_rpe: rpe }) }),
  );
  return by({ do: "call", name: "reopen_session", parameters: { session_id: sessionId } });
}

async function markNotDone({ sessionId }: Of<"not-done">): Promise<undefined> {
  await getData(supabase.rpc("reopen_session", { session_id: sessionId }));
  await getData(supabase.rpc("skip_session", { session_id: sessionId }));
}

async function changeEffort({ sessionId, rpe, before }: Of<"effort">): Promise<TakeBack | undefined> {
  await getData(supabase.rpc("complete_session", { session_id: sessionId, session_rpe: rpe }));
  if (before === undefined) return undefined;
  return by({ do: "call", name: "complete_session", parameters: { session_id: sessionId, session_rpe: before } });
}

async function deleteGoal({ goalId }: Of<"goal-delete">): Promise<TakeBack> {
  const goal = await getData(supabase.from("goals").select("*").eq("id", goalId).single());
  await getData(supabase.from("goals").delete().eq("id", goalId));
  return by({ do: "put", table: "goals", row: goal });
}

async function changeEntered({ table, id, minutes, date }: Of<"entered">): Promise<TakeBack> {
  const values = { ...(minutes !== undefined && { duration: minutes }), ...(date !== undefined && { date }) };
  const isGone = Object.keys(values).length === 0;
  if (table === "workouts") {
    const row = await getData(supabase.from("workouts").select("*").eq("id", id).single());
    await getData(isGone ? supabase.from("workouts").delete().eq("id", id) : supabase.from("workouts").update(values).eq("id", id));
    return by({ do: "put", table: "workouts", row });
  }
  const row = await getData(supabase.from("logged_sessions").select("*").eq("id", id).single());
  await getData(
    isGone ? supabase.from("logged_sessions").delete().eq("id", id) : supabase.from("logged_sessions").update(values).eq("id", id),
  );
  return by({ do: "put", table: "logged_sessions", row });
}

async function changeRaceTarget({ competitionId, target }: Of<"race-target">): Promise<TakeBack> {
  const before = await getData(supabase.from("competitions").select("target_result").eq("id", competitionId).single());
  await getData(supabase.from("competitions").update({ target_result: target }).eq("id", competitionId));
  return by({ do: "update", table: "competitions", id: competitionId, values: before });
}

async function changeRaceResult({ competitionId, result, place }: Of<"race-result">): Promise<TakeBack> {
  const before = await getData(supabase.from("competitions").select("result, place").eq("id", competitionId).single());
  const values = { ...(result !== undefined && { result }), ...(place !== undefined && { place }) };
  await getData(supabase.from("competitions").update(values).eq("id", competitionId));
  return by({ do: "update", table: "competitions", id: competitionId, values: before });
}

async function addGoal({ title, category, current, target, unit, due }: Of<"goal">): Promise<TakeBack> {
  const falling = current > target;
  const goal: TablesInsert<"goals"> = {
    user_id: await currentUserId(),
    title,
    category,
    current_value: current,
    target_value: target,
    unit,
    due_date: due,
    falling,
    ...(falling ? { start_value: current } : {}),
  };
  const { id } = await getData(supabase.from("goals").insert(goal, { defaultToNull: false }).select("id").single());
  return by({ do: "delete", table: "goals", id });
}

async function changeGoal({ goalId, title, target, due }: Of<"goal-change">): Promise<TakeBack> {
  const before = await getData(supabase.from("goals").select("title, target_value, due_date").eq("id", goalId).single());
  await getData(supabase.from("goals").update({ title, target_value: target, due_date: due }).eq("id", goalId));
  return by({ do: "update", table: "goals", id: goalId, values: before });
}

async function addBest({ name, category, metric, value, unit, date }: Of<"best">): Promise<TakeBack> {
  const user_id = await currentUserId();
  const direction = metric === "time" ? "lower" : "higher";
  const row = { user_id, exercise_name: name, category, metric, direction, value, unit, date } as const;
  const before = await getData(
    supabase
      .from("personal_bests")
      .select("*, personal_best_history(value, unit, date)")
      .eq("user_id", user_id)
      .eq("category", category)
      .ilike("exercise_name", name)
      .maybeSingle(),
  );
  const { id } = await getData(
    supabase
      .from("personal_bests")
      .upsert(row, { onConflict: "user_id,category,exercise_key", defaultToNull: false })
      .select("id")
      .single(),
  );
  const { personal_best_history: history = [], ...best } = before ?? {};
  return by(
    { do: "delete", table: "personal_bests", id },
    ...(before === null ? [] : [{ do: "call", name: "restore_personal_best", parameters: { best, history } } as const]),
  );
}

async function addRace({ name, type, date, location, priority, target }: Of<"race">): Promise<TakeBack> {
  const race = {
    user_id: await currentUserId(),
    name,
    type,
    date,
    location,
    priority,
    ...(target !== undefined && { target_result: target }),
  };
  const { id } = await getData(supabase.from("competitions").insert(race, { defaultToNull: false }).select("id").single());
  return by({ do: "delete", table: "competitions", id });
}

async function changeRaceDate({ competitionId, date }: Of<"race-date">): Promise<TakeBack> {
  const before = await getData(supabase.from("competitions").select("date").eq("id", competitionId).single());
  await getData(supabase.from("competitions").update({ date }).eq("id", competitionId));
  return by({ do: "update", table: "competitions", id: competitionId, values: before });
}

async function changeProfile(values: { readonly body_weight_kg: number | null }): Promise<TakeBack> {
  const id = await currentUserId();
  const before = await getData(supabase.from("athlete_profiles").select("body_weight_kg").eq("id", id).single());
  await getData(supabase.from("athlete_profiles").update(values).eq("id", id));
  return by({ do: "update", table: "athlete_profiles", id, values: before });
}

async function changeEquipment({ equipment }: Of<"equipment">): Promise<TakeBack> {
  const rows = await getData(
    supabase
      .from("athlete_equipment")
      .select("equipment")
      .eq("user_id", await currentUserId()),
  );
  await getData(supabase.rpc("save_equipment", { equipment: [...equipment] }));
  return by({ do: "call", name: "save_equipment", parameters: { equipment: rows.map((row) => row.equipment) } });
}

async function changeDislikes({ text }: Of<"dislikes">): Promise<TakeBack> {
  const user_id = await currentUserId();
  const before = await getData(
    supabase
      .from("athlete_motivation")
      .select("id, training_dislikes")
      .eq("user_id", user_id)
      .order("created_at", { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
  if (before === null) {
    const { id } = await getData(supabase.from("athlete_motivation").insert({ user_id, training_dislikes: text }).select("id").single());
    return by({ do: "delete", table: "athlete_motivation", id });
  }
  await getData(supabase.from("athlete_motivation").update({ training_dislikes: text }).eq("id", before.id));
  return by({ do: "update", table: "athlete_motivation", id: before.id, values: { training_dislikes: before.training_dislikes } });
}

async function undoChange({ adjustmentId }: Of<"undo">): Promise<undefined> {
  const { plan_id: planId } = await getData(supabase.from("plan_adjustments").select("plan_id").eq("id", adjustmentId).single());
  const { error } = await supabase.functions.invoke("adjust-training-plan", { body: { planId, reason: "undo", adjustmentId } });
  if (error) throw error as Error;
}
