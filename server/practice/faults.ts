/** What a store can be told to do wrong. */
export type FaultKind =
  | 'unauthorized'
  | 'rate_limited'
  | 'rate_limited_result'
  | 'server_error'
  | 'block_page'
  | 'malformed'
  | 'hang'
  /** Does what it was asked to do, and its answer never arrives. */
  | 'answer_lost'
  /** The session is forgotten, as by a restart of theirs. */
  | 'session_lost'

export interface Fault {
  kind: FaultKind
  /** Of this tool alone; of whichever comes next without one. */
  tool?: string
  /** How often; once without a number. */
  times?: number
}

export class Faults {
  #waiting: { kind: FaultKind; tool: string | undefined; left: number }[] = []

  add({ kind, tool, times = 1 }: Fault): void {
    this.#waiting.push({ kind, tool, left: times })
  }

  clear(): void {
    this.#waiting = []
  }

  next(tool: string): FaultKind | null {
    const fault = this.#waiting.find((one) => one.left > 0 && (one.tool ?? tool) === tool)
    if (!fault) return null
    fault.left -= 1
    return fault.kind
  }
}
