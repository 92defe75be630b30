import { launch, type Postmaster, type Start } from './postmaster.ts'

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 5_000
const STOP_WITHIN_MS = 30_000

/** Starts PostgreSQL again when it dies, on the same port, where the pools will look for it. */
export function supervise(start: Start, first: Postmaster): { stop(): Promise<void> } {
  let current = first
  let stopping = false
  const watching = watch()

  async function watch(): Promise<void> {
    while (!stopping) {
      await current.exited
      if (stopping) return
      start.say('PostgreSQL stopped unexpectedly, starting it again')
      await revive()
    }
  }

  async function revive(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !stopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        current = await launch(start, first.port)
        start.say('PostgreSQL is running again')
        return
      } catch (error) {
        start.say(error instanceof Error ? error.message : String(error))
        await Bun.sleep(pause)
      }
    }
  }

  return {
    async stop() {
      stopping = true
      await shutDown(current)
      await watching
      // A revival that was under way when `stopping` was set has finished by now.
      await shutDown(current)
    },
  }
}

/** SIGINT is PostgreSQL's "fast": it ends the sessions, writes everything down and leaves. */
async function shutDown({ exited, signal }: Postmaster): Promise<void> {
  signal('SIGINT')
  const forced = setTimeout(() => signal('SIGKILL'), STOP_WITHIN_MS)
  await exited
  clearTimeout(forced)
}
