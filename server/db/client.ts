import postgres from 'postgres'

export type Sql = postgres.Sql<{ bigint: number }>
export type Transaction = postgres.TransactionSql<{ bigint: number }>
/** What a query needs: the pool, or the transaction it takes part in. */
export type Queryable = Sql | Transaction

/** A pool. bigint comes as a number: our largest are milliseconds, far inside the safe range. */
export function connect(url: string, options: { max?: number; name?: string } = {}): Sql {
  return postgres(url, {
    max: options.max ?? 10,
    idle_timeout: 60,
    // Also how long a query waits whose connection was being made when the database died.
    connect_timeout: 4,
    backoff: (tries) => Math.min(2, 0.1 * 2 ** tries),
    onnotice: () => {},
    connection: {
      application_name: options.name ?? 'komora',
      // A statement that runs away must not hold a connection for ever.
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
    },
    types: {
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
    },
  }) as unknown as Sql
}
