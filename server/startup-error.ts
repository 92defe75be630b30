/** The server cannot start. The message is one sentence that names the fix; main prints it and exits 1. */
export class StartupError extends Error {
  override name = 'StartupError'
}
