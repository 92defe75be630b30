/** Runs Bun with these words; its output is shown only when it fails. */
export function runBun(words: string[], env: Record<string, string> = {}): boolean {
  const { success, stdout, stderr } = Bun.spawnSync([process.execPath, ...words], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: { ...process.env, ...env },
  })
  if (!success) process.stderr.write(Buffer.concat([stdout, stderr]))
  return success
}
