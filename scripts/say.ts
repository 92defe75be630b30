/** One line about what is going on, for the person in front of the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
