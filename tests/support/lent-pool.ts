import { connect, type Sql } from '../../server/db/client.ts'

/**
 * A pool for a while: to whoever borrows it, it ends as any other does. Its connections stay open for
 * the next one, with all that Postgres has read and planned for them.
 */
export function lend(pool: Sql): Sql {
  let target = pool
  const subscriptions: { unlisten(): Promise<void> }[] = []

  async function end(): Promise<void> {
    if (target !== pool) return
    // From here on it answers as a pool does that has ended.
    target = connect('postgres://nobody@127.0.0.1:1/ended', { max: 1 })
    await target.end()
    await Promise.all(subscriptions.map((one) => one.unlisten()))
    await untilQuiet(pool)
  }

  const listen: Sql['listen'] = async (...words) => {
    const subscription = await target.listen(...words)
    subscriptions.push(subscription)
    return subscription
  }
  const own = { end, listen }
  return new Proxy(pool, {
    apply: (_, self, words) => Reflect.apply(target, self, words),
    get: (_, name) => Reflect.get(Object.hasOwn(own, name) ? own : target, name),
  })
}

/** Once every connection of it was free. */
async function untilQuiet(pool: Sql): Promise<void> {
  const reserved = await Promise.all(Array.from({ length: pool.options.max }, () => pool.reserve()))
  for (const one of reserved) one.release()
}
