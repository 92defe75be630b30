/** Runs Bun with these words, for so long at most. */
export async function runBounded(
  words: string[],
  withinMs: number,
): Promise<{ ok: boolean; output: string }> {
  const child = Bun.spawn([process.execPath, '--bun', ...words], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: { ...process.env, NO_COLOR: '1' },
    timeout: withinMs,
    killSignal: 'SIGKILL',
  })
  const [stdout, stderr, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  const late = child.signalCode
    ? `ended by ${child.signalCode} (it has ${withinMs / 1000} s)\n`
    : ''
  return { ok: code === 0, output: `${stdout}${stderr}${late}` }
}
