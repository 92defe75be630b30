/**
 * What a question costs, in short questions: each earlier one of the conversation is read, and may be
 * searched, as the question itself is, and long ones take longer to read.
 */
export function costOf({ text, prev }: { text: string; prev: readonly string[] }): number {
  return [...prev, text].reduce((cost, one) => cost + 1 + Math.floor(one.length / 100), 0)
}
