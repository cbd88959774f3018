import { ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { startFauxqs } from "fauxqs";

export interface S3Server {
  /** Variables with which a server uses it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Names of all objects. */
  keys(): Promise<string[]>;
  put(key: string, body: string): Promise<void>;
  close(): Promise<void>;
}

/** A server that speaks S3, with an empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const server = await startFauxqs({ port: 0, logger: false, host: "127.0.0.1" });
  const bucket = "ironpace-files";
  server.createBucket(bucket);
  const endpoint = `http://127.0.0.1:${server.port}`;
  const credentials = { accessKeyId: "test-key", secretAccessKey: "test-secret" };
  const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true, credentials });
  return {
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    async keys() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
      return Contents.map(({ Key = "" }) => Key);
    },
    async put(key, body) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body }));
    },
    async close() {
      client.destroy();
      await server.stop();
    },
  };
}
