/** SQL for a time as the API writes it: ISO 8601 in UTC with milliseconds. */
export const instant = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
