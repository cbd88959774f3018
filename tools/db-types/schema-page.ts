import type { MigrationFile } from "#server/database/migration-files.ts";
import { definingFiles } from "./function-definitions.ts";
import type { Schema, SchemaFunction, SchemaPolicy, SchemaTable } from "./schema-catalogue.ts";

/** The page docs/schema.md: files in reading order, who may do what, an entity diagram, and every table and function. */
export function renderSchemaPage({ tables, functions }: Schema, files: readonly MigrationFile[]): string {
  const definedIn = definingFiles(files);
  const exposed = tables.filter(({ name }) => !name.startsWith("private."));
  const hidden = tables.filter(({ name }) => name.startsWith("private."));
  return `# Schema

Generated from the live catalogue by \`npm run db:types\`; \`npm run check\` fails when it is out of date. Why it is as it is stands in the migrations.

- \`anon\` is a visitor, \`authenticated\` an account that is signed in, \`service_role\` a program with the secret key, which row-level security does not hold.
- A grant says which verbs a role may use at all, a policy on which rows. Policies of one verb are joined by *or*; a restrictive policy must hold besides.
- Functions with *owner* run with the rights of the database's owner and decide themselves; those with *caller* run under the policies of the caller.

## Files

In the order in which they are applied and read.

| file | what it is about | tables |
|---|---|---|
${files.map(fileRow).join("\n")}

## Who may do what

Verbs of a signed-in account by policy; for whom, the names of the policies say. Visitors reach no row of any table.

| table | select | insert | update | delete |
|---|---|---|---|---|
${exposed
  .filter(({ kind }) => kind === "table")
  .map(accessRow)
  .join("\n")}

## Entity diagram

Accounts (\`auth.users\`), which nearly every table refers to, are left out.

\`\`\`mermaid
erDiagram
${exposed.flatMap(relations).join("\n")}
\`\`\`

## Tables

${exposed.map(tableSection).join("\n")}
## Tables out of reach of the API

${hidden.map(tableSection).join("\n")}
## Functions

| function | returns | rights | may be called by | defined in | |
|---|---|---|---|---|---|
${functions.map((row) => functionRow(row, definedIn.get(row.name) ?? "")).join("\n")}
`;
}

function fileRow({ name, text }: MigrationFile): string {
  const file = name.replace("migrations/", "");
  const header = /^((?:--.*\n)+)/.exec(text)?.[1] ?? "";
  const words = header.replaceAll(/^-- ?/gm, "").replaceAll("\n", " ").trim();
  const [sentence = words] = /^.*?\.(?= |$)/.exec(words) ?? [];
  const tables = [...text.matchAll(/^create (?:table|view) (?:public\.)?([\w.]+)/gm)].map(([, table]) => `\`${table}\``);
  return `| ${link(file)} | ${cell(sentence)} | ${tables.join(", ")} |`;
}

function accessRow({ name, policies, grants }: SchemaTable): string {
  const granted = grants.find(({ role }) => role === "authenticated")?.verbs ?? [];
  const by = (verb: string) =>
    granted.includes(verb)
      ? policies.filter(({ permissive, command }) => permissive && (command === verb || command === "all")).map((policy) => policy.name)
      : [];
  const cells = ["select", "insert", "update", "delete"].map((verb) => by(verb).join("; ") || "—");
  return `| [${name}](#${name}) | ${cells.map((text, place) => (place > 0 && text !== "—" && text === cells[0] ? "same" : cell(text))).join(" | ")} |`;
}

function relations({ name, keys }: SchemaTable): string[] {
  return keys
    .filter(({ target }) => target !== "auth.users")
    .map(({ target, columns, isUnique, isRequired }) => {
      const [one, many] = [isRequired ? "||" : "|o", isUnique ? "o|" : "o{"];
      return `  ${target} ${one}--${many} ${name} : ${columns[0]}`;
    });
}

function tableSection({ name, kind, comment, columns, keys, unique, policies, triggers }: SchemaTable): string {
  const rows = columns.map(
    (column) =>
      `| ${column.name} | ${column.type}${column.required ? "" : ", or null"} | ${column.generated ? "generated: " : ""}${code(column.default)} | ${cell(column.comment ?? "")} |`,
  );
  const lists = [
    ...keys.map(
      (key) => `- \`${key.columns.join(", ")}\` → \`${key.target} (${key.targetColumns.join(", ")})\`, on delete ${key.onDelete}`,
    ),
    ...unique.map((columnsOfIndex) => `- ${columnsOfIndex.startsWith("primary key") ? columnsOfIndex : `unique ${columnsOfIndex}`}`),
    ...policies.filter(({ name: policy }) => policy !== "Only sessions that count").map(policyLine),
    ...(policies.some(({ name: policy }) => policy === "Only sessions that count") ? ["- restrictive: only sessions that count"] : []),
    ...(triggers.length > 0
      ? [`- triggers: ${triggers.map((trigger) => `\`${trigger.function.replace("private.", "")}\` (${trigger.events})`).join(", ")}`]
      : []),
  ];
  return `### ${name}

${comment === null ? "" : `${cell(comment)}\n\n`}| column | type | default | |
|---|---|---|---|
${rows.join("\n")}
${lists.length === 0 ? "" : `\n${lists.join("\n")}\n`}${kind === "view" ? "\nA view with the rights of its reader.\n" : ""}`;
}

function policyLine({ name, command, using, check, permissive }: SchemaPolicy): string {
  const rule = [using === null ? "" : `where ${code(using)}`, check === null || check === using ? "" : `to rows with ${code(check)}`];
  return `- ${permissive ? "" : "restrictive: "}*${name}*: ${command} ${rule.filter((part) => part !== "").join(", ")}`;
}

function functionRow({ name, parameters, returns, definer, callers, comment }: SchemaFunction, file: string): string {
  const signature = `\`${name}(${cell(parameters)})\` | \`${cell(returns)}\``;
  return `| ${signature} | ${definer ? "owner" : "caller"} | ${callers.join(", ")} | ${link(file)} | ${cell(comment ?? "")} |`;
}

const link = (file: string): string => `[${file.slice(15, -4)}](../supabase/migrations/${file})`;

/** Text that ends no cell of a table. */
const cell = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("|", String.raw`\|`);

const code = (sql: string | null): string =>
  sql === null
    ? ""
    : `\`${cell(sql)
        .trim()
        .replaceAll(/\( SELECT ([\w.]+\(\)) AS \w+\)/g, "$1")}\``;
