import { totalmem } from "node:os";

const MB = 1024 ** 2;

/** Settings of the embedded cluster, as PostgreSQL's documentation names them, sized by the memory that this process may use. */
export function clusterSettings(memory: number = availableMemory()): Readonly<Record<string, string>> {
  return {
    timezone: "UTC",
    lc_messages: "C",
    // The server's own pools have 22 connections; the rest is for commands of the shell.
    max_connections: "60",
    shared_buffers: megabytes(clamp(memory / 64, 32 * MB, 256 * MB)),
    effective_cache_size: megabytes(clamp(memory / 2, 128 * MB, 16_384 * MB)),
    work_mem: megabytes(clamp(memory / 512, 4 * MB, 16 * MB)),
    maintenance_work_mem: megabytes(clamp(memory / 32, 32 * MB, 256 * MB)),
    max_wal_size: "256MB",
    min_wal_size: "48MB",
    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
    // There is no standby: less is written, and three processes less run.
    wal_level: "minimal",
    max_wal_senders: "0",
    max_logical_replication_workers: "0",
    io_method: "sync",
    max_parallel_workers_per_gather: "0",
    max_parallel_maintenance_workers: "0",
    autovacuum_max_workers: "2",
    jit: "off",
    huge_pages: "off",
    // The pools of the server set stricter limits for their own connections.
    statement_timeout: "60s",
    lock_timeout: "30s",
    idle_in_transaction_session_timeout: "60s",
    client_connection_check_interval: "2s",
    tcp_keepalives_idle: "60",
    restart_after_crash: "on",
    password_encryption: "scram-sha-256",
    logging_collector: "off",
    log_destination: "stderr",
    log_line_prefix: "@%p|%b|%e@ ",
    // Errors of single statements are answered to whoever sent them. Neither values nor statements are logged.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
    log_autovacuum_min_duration: "-1",
  };
}

/** Bytes of memory of its own that one process of PostgreSQL may have: a single statement must not take the memory of all others. */
export function processMemory(memory: number = availableMemory()): number {
  return Math.round(clamp(memory / 8, 128 * MB, 1024 * MB));
}

/**
 * Transactions of callers at once, so that those with the largest answers fit into the memory together: a process of PostgreSQL that makes 20 MB of
 * JSON was seen with 110 MB, and the server with 400 MB; the rest is for the files in use.
 */
export function callerTransactions(memory: number = availableMemory()): number {
  return Math.floor(clamp((memory - 550 * MB) / (110 * MB), 4, 10));
}

/** Bytes: of the machine, or of its container when that has fewer. */
export function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
const megabytes = (bytes: number): string => `${Math.round(bytes / MB)}MB`;
