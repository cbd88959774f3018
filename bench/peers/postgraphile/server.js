/** A peer of rest-load: the nested read through PostGraphile 5, whose queries run in a transaction of the caller as ours do. */
import { createServer } from "node:http";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

const { PORT, DATABASE_URL, PLAN_ID, CLAIMS, COLUMNS } = process.env;

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: DATABASE_URL, schemas: ["public"], poolConfig: { max: 10 } })],
  grafast: {
    explain: false,
    context: () => ({
      pgSettings: { role: "authenticated", "request.jwt.claims": CLAIMS },
    }),
  },
  grafserv: { watch: false, graphiql: false, dangerouslyAllowAllCORSRequests: false },
});
const schema = await instance.getSchema();
const wanted = JSON.parse(COLUMNS);
/** Of these columns, or of all where they are `*`. A field has the name of its column in camel case, `id` excepted. */
const columns = (type, names) =>
  Object.values(schema.getType(type).getFields())
    .filter(({ name }) => names.includes("*") || names.includes(columnOf(name)))
    .filter(({ type: of, args }) => args.length === 0 && !/Connection|^Node$/.test(String(of)) && !("getFields" in (of.ofType ?? of)))
    .map(({ name }) => name);
const columnOf = (field) => (field === "rowId" ? "id" : field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const query = `{ trainingPlanByRowId(rowId: "${PLAN_ID}") { ${columns("TrainingPlan", wanted.plan).join(" ")} trainingSessionsByPlanId { nodes { ${columns("TrainingSession", wanted.session).join(" ")} } } } }`;

const server = createServer();
server.on("error", console.error);
await instance.createServ(grafserv).addTo(server);
server.listen(Number(PORT), "127.0.0.1", () => console.log(JSON.stringify({ query })));
