import { connect } from '../server/db/client.ts'
import { fillFeed } from './support/feed-content.ts'
import { freePort, openHouse } from './support/house.ts'
import { type LoadResult, load } from './support/load.ts'
import { print, table } from './support/print.ts'

/**
 * The feed beside what it could at best be: a server that answers the same bytes from memory, and
 * the same SQL through the same driver. `bun bench/feed.ts [N …]`, by default 10000 100000.
 */
const sizes = process.argv.slice(2).map(Number)
const connections = 16
const seconds = 4

const house = await openHouse()
const uncachedP99: number[] = []
for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) {
  print(`\n${size.toLocaleString('en')} publications`)
  await fillFeed(house.sql, size)
  const server = await house.startServer()
  const first = '/api/social/feed?before=99999999999999'
  const answer = await fetch(`http://127.0.0.1:${server.port}${first}`)
  const body = await answer.text()
  const bare = bareServer(body)

  const cached = await load({ port: server.port, path: () => first, connections, seconds })
  const peer = await load({ port: bare.port ?? 0, path: () => first, connections, seconds })
  // Every request asks from a place of its own, so that no page is in the cache.
  const uncached = await load({
    port: server.port,
    path: (n) =>
      `/api/social/feed?sort=${['fresh', 'popular', 'cheap'][n % 3]}&before=${cursor(n, size)}`,
    connections,
    seconds,
  })
  // One dish in fifty is in English: walking along the whole feed for ten of them would read five hundred.
  const oneLanguage = await load({
    port: server.port,
    path: (n) =>
      `/api/social/feed?lang=en&sort=${['fresh', 'popular', 'cheap'][n % 3]}&before=${cursor(n, size)}`,
    connections,
    seconds,
  })
  const sql = await bareSql(size)
  uncachedP99.push(uncached.p99)

  table([
    row('feed, cached page', cached, peer.perSecond),
    row('bare Bun.serve, same bytes', peer, peer.perSecond),
    row('feed, uncached page', uncached, sql.perSecond),
    row('feed, uncached, a language of few', oneLanguage, sql.perSecond),
    row('bare SQL, same driver', sql, sql.perSecond),
  ])
  print(`cached / bare: ${(cached.perSecond / peer.perSecond).toFixed(2)} (limit: at least 0.67)`)
  print(`uncached / bare SQL: ${(uncached.perSecond / sql.perSecond).toFixed(2)}`)
  await bare.stop(true)
  await server.stop()
}
const [smallest, largest] = [uncachedP99[0] ?? 0, uncachedP99.at(-1) ?? 0]
print(
  `\np99 of an uncached page, largest / smallest feed: ${(largest / smallest).toFixed(2)} (limit: at most 2)`,
)
await house.stop()

function bareServer(body: string) {
  return Bun.serve({
    port: freePort(),
    hostname: '127.0.0.1',
    fetch: () =>
      new Response(body, { headers: { 'content-type': 'application/json;charset=utf-8' } }),
  })
}

function cursor(n: number, size: number): number {
  return 1_600_000_000_000 + ((n * 7919) % size) * 60_000 + 30_000
}

/** One page's statements, with nothing around them. */
async function bareSql(size: number): Promise<LoadResult> {
  const sql = connect(house.databaseUrl, { max: 20 })
  const latencies: number[] = []
  const until = performance.now() + seconds * 1000
  let n = 0
  const worker = async () => {
    while (performance.now() < until) {
      n += 1
      const begun = performance.now()
      const before = cursor(n, size)
      if (n % 3 === 0)
        await sql`SELECT p.*, a.display_name FROM publications p JOIN people a ON a.id = p.author_id
        WHERE p.withdrawn_at IS NULL AND p.published_at < ${before} ORDER BY p.published_at DESC LIMIT 11`
      else if (n % 3 === 1)
        await sql`SELECT p.*, a.display_name FROM publications p JOIN people a ON a.id = p.author_id
        WHERE p.withdrawn_at IS NULL AND p.published_at < ${before} ORDER BY p.likes DESC, p.published_at DESC LIMIT 11`
      else
        await sql`SELECT p.*, a.display_name FROM publications p JOIN people a ON a.id = p.author_id
        WHERE p.withdrawn_at IS NULL AND p.published_at < ${before} ORDER BY coalesce(p.price_per_serving, 2147483647), p.published_at DESC LIMIT 11`
      latencies.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  await sql.end()
  latencies.sort((a, b) => a - b)
  return {
    perSecond: latencies.length / seconds,
    p50: latencies[Math.floor(latencies.length * 0.5)] ?? 0,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
    failures: 0,
  }
}

function row(name: string, result: LoadResult, peer: number) {
  return {
    name,
    'requests/s': Math.round(result.perSecond),
    'p50 ms': result.p50.toFixed(2),
    'p99 ms': result.p99.toFixed(2),
    failed: result.failures,
    ratio: (result.perSecond / peer).toFixed(2),
  }
}
