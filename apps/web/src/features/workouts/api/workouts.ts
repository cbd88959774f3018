import { type Tables, tagList, workoutSearch } from "@ironpace/contract";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { WorkoutFilter } from "../model/filter.ts";
import { workoutKeys } from "./workout-keys.ts";

export interface Workout extends Tables<"workouts"> {
  /** Where the work that was done in it stands; null before it was begun. */
  readonly performed_sessions: { readonly id: string; readonly in_progress: boolean } | null;
}

const PAGE_SIZE = 24;

/** A page of the athlete's workouts that fit, from the one with this number on. */
async function getWorkouts({ search, type, difficulty, standing, tag, sort }: WorkoutFilter, from: number): Promise<readonly Workout[]> {
  let query = supabase
    .from("workouts")
    .select("*, performed_sessions(id, in_progress)")
    .eq("user_id", await currentUserId());
  if (type !== "all") query = query.eq("type", type);
  if (difficulty !== "all") query = query.eq("difficulty", difficulty);
  if (standing !== "all") query = query.eq("completed", standing === "completed");
  if (tag !== undefined) query = query.contains("tags", tagList(tag));
  const condition = workoutSearch(search);
  if (condition !== undefined) query = query.or(condition);
  const sorted = sort === "title" ? query.order("title") : query.order("date", { ascending: sort === "oldest" });
  return getData(
    sorted
      .order("created_at", { ascending: sort === "oldest" })
      .order("id")
      .range(from, from + PAGE_SIZE - 1),
  );
}

const workoutsQueryOptions = (filter: WorkoutFilter) =>
  infiniteQueryOptions({
    queryKey: workoutKeys.list(filter),
    queryFn: ({ pageParam }) => getWorkouts(filter, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE),
    // While other ones are looked for, the former stay in sight.
    placeholderData: keepPreviousData,
  });

export function useWorkouts(filter: WorkoutFilter) {
  return useInfiniteQuery(workoutsQueryOptions(filter));
}

/** The athlete's latest workout of this title; undefined where there is none any more. */
export async function findWorkout(title: string): Promise<Tables<"workouts"> | undefined> {
  const rows = await getData(
    supabase
      .from("workouts")
      .select("*")
      .eq("user_id", await currentUserId())
      .in("title", [title, `${title}, scaled`])
      .order("date", { ascending: false })
      .limit(1),
  );
  return rows[0];
}
