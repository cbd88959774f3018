import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** How the next requests are answered: whole text in pieces, or by the test itself, which is given the body of the request. */
export type ModelBehaviour = readonly string[] | ((response: ServerResponse, body: string) => void);

export interface ModelServer {
  /** What a server needs in order to ask this model. */
  readonly environment: Readonly<Record<string, string>>;
  /** Bodies of the requests so far, as sent. */
  readonly requests: string[];
  /** How many requests were hung up on before their answer was whole. */
  hangUps(): number;
  behave(behaviour: ModelBehaviour): void;
  close(): Promise<void>;
}

/** A real HTTP server that speaks OpenAI's streaming chat completions, well or as badly as a test wants. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: ModelBehaviour = ["Hello."];
  let hangUps = 0;
  const requests: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    requests.push(body);
    response.on("close", () => {
      if (!response.writableEnded) hangUps += 1;
    });
    if (typeof behaviour === "function") behaviour(response, body);
    else complete(response, behaviour);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    environment: {
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "test-model",
      AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      AI_TIMEOUT_SECONDS: "1",
    },
    requests,
    hangUps: () => hangUps,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Starts an event stream with these pieces of text and leaves it open. */
export function begin(response: ServerResponse, pieces: readonly string[]): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of pieces) send(response, { choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason: null }] });
}

/** A whole answer of 123 tokens. */
export function complete(response: ServerResponse, pieces: readonly string[], reason = "stop"): void {
  begin(response, pieces);
  send(response, { choices: [{ index: 0, delta: {}, finish_reason: reason }] });
  send(response, { choices: [], usage: { prompt_tokens: 100, completion_tokens: 23, total_tokens: 123 } });
  response.end("data: [DONE]\n\n");
}

/** An answer that asks for a tool, of 123 tokens. */
export function callTool(response: ServerResponse, name: string, input: object): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const call = { index: 0, id: "call-1", type: "function", function: { name, arguments: JSON.stringify(input) } };
  send(response, { choices: [{ index: 0, delta: { role: "assistant", tool_calls: [call] }, finish_reason: null }] });
  send(response, { choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] });
  send(response, { choices: [], usage: { prompt_tokens: 100, completion_tokens: 23, total_tokens: 123 } });
  response.end("data: [DONE]\n\n");
}

function send(response: ServerResponse, chunk: object): void {
  const common = { id: "chunk", object: "chat.completion.chunk", created: 1, model: "test-model" };
  response.write(`data: ${JSON.stringify({ ...common, ...chunk })}\n\n`);
}
