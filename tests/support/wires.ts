import { EventEmitter } from 'node:events'
import { connect, type Socket } from 'node:net'
import postgres from 'postgres'
import type { Sql } from '../../server/db/client.ts'

/** A wire to PostgreSQL that breaks and closes at the moment that a test chooses. */
export class Wire extends EventEmitter {
  readyState: 'open' | 'broken' | 'closed' = 'open'
  private readonly real: Socket

  constructor(real: Socket) {
    super()
    this.real = real
    real.on('data', (bytes) => {
      if (this.readyState === 'open') this.emit('data', bytes)
    })
    real.on('close', () => this.close())
    real.on('error', () => this.break())
  }

  write(bytes: Uint8Array, written?: () => void): boolean {
    return this.readyState === 'open' && this.real.write(bytes, written)
  }

  end(bytes: Uint8Array): void {
    this.real.end(bytes)
  }

  destroy(): void {
    this.close()
  }

  /** The reset of the other side; the end of the wire comes later. */
  break(): void {
    if (this.readyState !== 'open') return
    this.readyState = 'broken'
    this.emit('error', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))
  }

  close(): void {
    if (this.readyState === 'closed') return
    const broken = this.readyState === 'broken'
    this.readyState = 'closed'
    this.real.destroy()
    this.emit('close', broken)
  }

  lose(): void {
    this.break()
    this.close()
  }
}

export interface Wired {
  sql: Sql
  /** In the order in which they were made; the last is the one in use where there is one at a time. */
  wires: Wire[]
  wire(): Wire
}

/** A pool over such wires, one at a time if nothing else is said. */
export function wiredPool(
  url: string,
  options: postgres.Options<Record<string, postgres.PostgresType>> = {},
  made: (wire: Wire) => void = () => {},
): Wired {
  const { hostname, port } = new URL(url)
  const wires: Wire[] = []
  const socket = () =>
    new Promise<Wire>((resolve, reject) => {
      const real = connect(Number(port), hostname, () => {
        const wire = new Wire(real)
        wires.push(wire)
        made(wire)
        resolve(wire)
      })
      real.once('error', reject)
    })
  const all = { max: 1, onnotice: () => {}, backoff: () => 0, ...options, socket }
  return {
    sql: postgres(url, all as object) as unknown as Sql,
    wires,
    wire() {
      const last = wires.at(-1)
      if (!last) throw new Error('No wire was made yet.')
      return last
    },
  }
}

/** Until a statement that was just asked for is with its connection, which has not sent it yet. */
export async function handedOver(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await null
}
