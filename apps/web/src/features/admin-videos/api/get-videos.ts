import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { readMetadata, type Video, type VideoMetadata } from "../model/video.ts";
import { bucket, metadataPath, videoKeys } from "./bucket.ts";

/** Files that are asked for at once. */
const PAGE_SIZE = 1000;
/** Metadata files that are read at once. */
const MAX_PARALLEL = 12;

/** All videos, the newest first. Title and category are in a file beside each, so that all of them have to be read to search. */
export function useVideos() {
  const queryClient = useQueryClient();
  return useQuery({ queryKey: videoKeys.all, queryFn: () => getVideos(queryClient) });
}

async function getVideos(queryClient: QueryClient): Promise<readonly Video[]> {
  const files = await listFiles();
  const videos: Video[] = [];
  for (let start = 0; start < files.length; start += MAX_PARALLEL) {
    const some = files
      .slice(start, start + MAX_PARALLEL)
      .map(async (file) => ({ ...file, ...(await findMetadata(file.name, queryClient)) }));
    videos.push(...(await Promise.all(some)));
  }
  return videos;
}

async function listFiles(): Promise<readonly Pick<Video, "name" | "size" | "created_at">[]> {
  const files = [];
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const { data, error } = await bucket().list("", { limit: PAGE_SIZE, offset, sortBy: { column: "created_at", order: "desc" } });
    if (error) throw error;
    // The folders of the metadata and the posters are no files.
    files.push(...data.filter(({ id }) => id !== null));
    if (data.length < PAGE_SIZE) break;
  }
  return files.map(({ name, created_at, metadata }) => ({
    name,
    size: getSize(metadata),
    created_at: created_at ?? "",
  }));
}

function getSize(metadata: object | null): number {
  return metadata !== null && "size" in metadata ? Number(metadata.size) : 0;
}

/** It never changes: read once. A video without it, or whose metadata is still on its way, has the defaults. */
async function findMetadata(name: string, queryClient: QueryClient): Promise<VideoMetadata> {
  try {
    return await queryClient.fetchQuery({
      queryKey: videoKeys.metadata(name),
      staleTime: Infinity,
      retry: false,
      queryFn: () => getMetadata(name),
    });
  } catch {
    return readMetadata(name, undefined);
  }
}

async function getMetadata(name: string): Promise<VideoMetadata> {
  const { data, error } = await bucket().download(metadataPath(name));
  if (error) throw error;
  return readMetadata(name, JSON.parse(await data.text()));
}
