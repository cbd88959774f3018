import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { currentSession } from "#backend/auth/current-session.ts";
import { readConfig } from "#backend/config.ts";

/** Reads the export, telling how many bytes have arrived; its length is known only at its end, because it is made while it is sent. */
async function exportData(onProgress: (bytes: number) => void): Promise<Blob> {
  const session = await currentSession();
  const config = readConfig();
  const response = await fetch(`${config?.url ?? ""}/functions/v1/export-my-data`, {
    method: "POST",
    headers: { apikey: config?.anonKey ?? "", authorization: `Bearer ${session?.access_token ?? ""}` },
  });
  if (!response.ok || response.body === null) throw new Error(await getRefusal(response));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: "application/zip" });
    parts.push(value);
    onProgress((bytes += value.length));
  }
}

export function useExportData(): UseMutationResult<Blob, Error, (bytes: number) => void> {
  return useMutation({ mutationFn: exportData });
}

async function getRefusal(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const said = typeof body === "object" && body !== null && "error" in body ? body.error : undefined;
  return typeof said === "string" ? said : "Your data could not be exported";
}
