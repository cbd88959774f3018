/** A peer of rest-load: the nested read through PostGraphile 5, whose queries run in a transaction of the caller as ours do. */
import { createServer } from "node:http";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

const { PORT, DATABASE_URL, PLAN_ID, USER_ID } = process.env;

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: DATABASE_URL, schemas: ["public"], poolConfig: { max: 10 } })],
  grafast: {
    explain: false,
    context: () => ({
      pgSettings: { role: "authenticated", "request.jwt.claims": JSON.stringify({ sub: USER_ID, role: "authenticated" }) },
    }),
  },
  grafserv: { watch: false, graphiql: false, dangerouslyAllowAllCORSRequests: false },
});
const schema = await instance.getSchema();
const columns = (type) =>
  Object.values(schema.getType(type).getFields())
    .filter(({ type: of, args }) => args.length === 0 && !/Connection|^Node$/.test(String(of)) && !("getFields" in (of.ofType ?? of)))
    .map(({ name }) => name);
const query = `{ trainingPlanByRowId(rowId: "${PLAN_ID}") { ${columns("TrainingPlan").join(" ")} trainingSessionsByPlanId { nodes { ${columns("TrainingSession").join(" ")} } } } }`;

const server = createServer();
server.on("error", console.error);
await instance.createServ(grafserv).addTo(server);
server.listen(Number(PORT), "127.0.0.1", () => console.log(JSON.stringify({ query })));
