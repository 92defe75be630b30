import { DomainError } from './errors.ts'
import { createSemaphore } from './semaphore.ts'

// OWASP's minimum for argon2id: 19 MiB and two passes.
const owaspMinimum = { memoryCost: 19_456, timeCost: 2 }

/** Hashing is made to be slow, so only a few run at once and only so many may wait. */
export interface PasswordQueue {
  hash(password: string): Promise<string>
  /** Without a hash it takes the same time and says no. */
  verify(password: string, hash: string | null): Promise<boolean>
}

/** Tests, which sign up thousands of people who have nothing to lose, ask for less. */
export function createPasswordQueue(cost = owaspMinimum): PasswordQueue {
  const parameters = { algorithm: 'argon2id', ...cost } as const
  const semaphore = createSemaphore({
    atOnce: 2,
    mayWait: 64,
    refuse: () => new DomainError('sign_in_busy', { seconds: 2 }),
  })
  let decoy: Promise<string> | null = null
  return {
    hash: (password) => semaphore.run(() => Bun.password.hash(normal(password), parameters)),
    async verify(password, hash) {
      decoy ??= Bun.password.hash(crypto.randomUUID(), parameters)
      const against = hash ?? (await decoy)
      const agrees = await semaphore.run(() => Bun.password.verify(normal(password), against))
      return agrees && hash !== null
    },
  }
}

/** The same letters typed on two keyboards may come as different code points. */
function normal(password: string): string {
  return password.normalize('NFC')
}
