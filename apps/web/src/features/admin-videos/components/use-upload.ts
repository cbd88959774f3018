import { useEffect, useRef, useState } from "react";
import { newId } from "#backend/new-id.ts";
import { type PreparedUpload, prepareUpload } from "../api/upload-video.ts";
import { getPoster } from "../model/poster.ts";
import { storedName } from "../model/video.ts";

interface UploadState {
  readonly status: "idle" | "uploading" | "paused" | "failed" | "uploaded";
  readonly file?: File;
  /** Under which it is in the bucket. */
  readonly name?: string;
  /** Bytes that have arrived or are on their way. */
  readonly sent: number;
  readonly message?: string;
}

export interface VideoUpload {
  readonly state: UploadState;
  start(file: File): void;
  pause(): void;
  resume(): void;
  /** Throws what has arrived away. */
  cancel(): void;
  /** A frame of the video; undefined when this browser cannot show it. */
  poster(): Promise<Blob | undefined>;
}

/** One file on its way. Leaving the page stops it; the same file goes on from there. */
export function useUpload(onUploaded: () => void): VideoUpload {
  const [state, setState] = useState<UploadState>({ status: "idle", sent: 0 });
  const prepared = useRef<PreparedUpload>(undefined);
  const frame = useRef<Promise<Blob | undefined>>(Promise.resolve(undefined));
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });
  useEffect(() => () => void prepared.current?.upload.abort(), []);
  const change = (changed: Partial<UploadState>) => setState((before) => ({ ...before, ...changed }));

  const resume = () => {
    change({ status: "uploading" });
    prepared.current?.upload.start();
  };
  // A connection that comes back goes on by itself.
  useEffect(() => {
    if (state.status !== "failed") return;
    addEventListener("online", resume);
    return () => removeEventListener("online", resume);
  });

  async function begin(file: File): Promise<void> {
    setState({ status: "uploading", file, sent: 0 });
    frame.current = getPoster(file);
    const ready = await prepareUpload(file, storedName(file.name, newId()), {
      onProgress: (sent) => change({ sent }),
      onSuccess: () => {
        change({ status: "uploaded", sent: file.size });
        uploaded.current();
      },
      onError: (message) => change({ status: "failed", message }),
    });
    prepared.current = ready;
    change({ name: ready.name });
    ready.upload.start();
  }

  return {
    state,
    start: (file) => void begin(file).catch(() => change({ status: "failed", message: "The upload could not begin." })),
    pause: () => {
      change({ status: "paused" });
      void prepared.current?.upload.abort();
    },
    resume,
    cancel: () => {
      void prepared.current?.upload.abort(true).catch(() => undefined);
      prepared.current = undefined;
      setState({ status: "idle", sent: 0 });
    },
    poster: () => frame.current,
  };
}
