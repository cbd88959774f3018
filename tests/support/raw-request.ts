import { connect } from "node:net";

/** Sends these bytes as they are, which no HTTP client would, and resolves with all that came back until the connection ended or after `timeoutMs`. */
export function rawRequest(url: string, bytes: string, timeoutMs = 2000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let answer = "";
    const timer = setTimeout(() => socket.destroy(), timeoutMs);
    socket
      .on("error", () => undefined)
      .on("data", (data) => (answer += data.toString("latin1")))
      .on("close", () => {
        clearTimeout(timer);
        resolve(answer);
      });
    socket.write(bytes, "latin1");
  });
}

/** Statuses of all answers in it: of one request there must not be two. */
export const getStatuses = (answer: string): readonly number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
