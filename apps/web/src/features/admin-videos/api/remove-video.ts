import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { Video } from "../model/video.ts";
import { bucket, metadataPath, posterPath, publicUrl, videoKeys } from "./bucket.ts";

/** Removes the file with what belongs to it, and takes it from its exercise. */
export function useRemoveVideo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, poster, exercise_id }: Video) => {
      const { data, error } = await bucket().remove([name, metadataPath(name), ...(poster === null ? [] : [posterPath(name)])]);
      if (error) throw error;
      if (data.length === 0) throw new Error("This video no longer exists.");
      if (exercise_id === null) return;
      // An exercise that shows another video by now keeps it.
      const links = { video_url: null, video_thumbnail_url: null };
      await getData(supabase.from("exercises").update(links).eq("id", exercise_id).eq("video_url", publicUrl(name)));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: videoKeys.all }),
  });
}
