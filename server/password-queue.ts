import { DomainError } from './errors.ts'

// OWASP's minimum for argon2id: 19 MiB and two passes.
const parameters = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const
const atOnce = 2
const mayWait = 64

/** Hashing is made to be slow, so only a few run at once and only so many may wait. */
export interface PasswordQueue {
  hash(password: string): Promise<string>
  /** Without a hash it takes the same time and says no. */
  verify(password: string, hash: string | null): Promise<boolean>
}

export function createPasswordQueue(): PasswordQueue {
  let running = 0
  const waiting: (() => void)[] = []
  let decoy: Promise<string> | null = null

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new DomainError('sign_in_busy', { seconds: 2 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => inTurn(() => Bun.password.hash(normal(password), parameters)),
    async verify(password, hash) {
      decoy ??= Bun.password.hash(crypto.randomUUID(), parameters)
      const against = hash ?? (await decoy)
      const agrees = await inTurn(() => Bun.password.verify(normal(password), against))
      return agrees && hash !== null
    },
  }
}

/** The same letters typed on two keyboards may come as different code points. */
function normal(password: string): string {
  return password.normalize('NFC')
}
