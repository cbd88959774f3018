import type { EmbeddingsModelData } from "@energetic-ai/embeddings";

type GraphModel = EmbeddingsModelData["model"];

/** What a graph is made of. */
export interface GraphArtifacts {
  readonly modelTopology: object;
  readonly weightSpecs: readonly { readonly name: string; readonly shape: number[]; readonly dtype: "float32" | "int32" }[];
  weightData: ArrayBuffer;
}

/** What is used of TensorFlow.js: the package's own types name packages that it does not bring. */
interface TensorFlow {
  loadGraphModel(handler: { load(): Promise<GraphArtifacts> }): Promise<GraphModel>;
}

export async function loadGraph(artifacts: GraphArtifacts): Promise<GraphModel> {
  const { loadGraphModel } = (await import("@energetic-ai/core")) as unknown as TensorFlow;
  return loadGraphModel({ load: () => Promise.resolve(artifacts) });
}

/** Lets go of the numbers that a graph was made of: it has its own copy in WebAssembly, and keeps these 28 MB for saving it. */
export function releaseArtifacts(model: GraphModel): void {
  const { artifacts } = model as unknown as { readonly artifacts: GraphArtifacts };
  artifacts.weightData = new ArrayBuffer(0);
}
