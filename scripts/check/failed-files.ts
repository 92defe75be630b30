/**
 * The test files that a failed run names, or undefined when it failed in a way that no file explains:
 * it broke off, or an error came from outside a test.
 */
export function failedFiles(output: string, failed: number): string[] | undefined {
  const files = new Set<string>()
  let file = ''
  let found = 0
  for (const line of output.split('\n')) {
    file = /^(\S+\.test\.tsx?):$/.exec(line)?.[1] ?? file
    if (!line.startsWith('(fail) ')) continue
    files.add(`./${file}`)
    found += 1
  }
  return file && found === failed ? [...files] : undefined
}
