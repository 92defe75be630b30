/** The server cannot start, for a reason that its operator can mend: one sentence, no stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
