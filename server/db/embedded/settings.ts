/**
 * For tests. The vacuum would also hold on to databases that a test wants to drop, and thousands
 * of connections each prove a password that protects nothing.
 */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  scram_iterations: '1',
}

/** Given on the command line, so that the next version of Komora can change them. */
export function settings(port: number, durable: boolean): string[] {
  return Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    random_page_cost: 1.1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // A query whose client was killed must not run on.
    client_connection_check_interval: '2s',
    // The log must not hold what people wrote: neither statements nor key values.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable ? {} : careless),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
