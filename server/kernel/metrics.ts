export interface Metrics {
  observe(door: string, status: number, seconds: number): void
  text(): string
}

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Series {
  buckets: number[]
  sum: number
  count: number
}

/** Counts requests by door and class of status, in Prometheus' text format. */
export function createMetrics(): Metrics {
  const series = new Map<string, Series>()
  const began = Date.now() / 1000
  return {
    observe(door, status, seconds) {
      const labels = `door="${door}",status="${Math.floor(status / 100)}xx"`
      const one = series.get(labels) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 }
      series.set(labels, one)
      one.sum += seconds
      one.count += 1
      const bucket = bounds.findIndex((bound) => seconds <= bound)
      if (bucket >= 0) one.buckets[bucket] = (one.buckets[bucket] ?? 0) + 1
    },
    text() {
      const requests = [...series].flatMap(([labels, one]) => histogram(labels, one))
      return `${[
        '# HELP komora_http_request_seconds How long requests took.',
        '# TYPE komora_http_request_seconds histogram',
        ...requests,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '# TYPE process_start_time_seconds gauge',
        `process_start_time_seconds ${began}`,
      ].join('\n')}\n`
    },
  }
}

function histogram(labels: string, one: Series): string[] {
  let total = 0
  const lines = bounds.map((bound, index) => {
    total += one.buckets[index] ?? 0
    return `komora_http_request_seconds_bucket{${labels},le="${bound}"} ${total}`
  })
  return [
    ...lines,
    `komora_http_request_seconds_bucket{${labels},le="+Inf"} ${one.count}`,
    `komora_http_request_seconds_sum{${labels}} ${one.sum}`,
    `komora_http_request_seconds_count{${labels}} ${one.count}`,
  ]
}
