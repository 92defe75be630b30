const most = 4000

/** The same words are asked about again and again on a page: an answer is worked out once. */
export function remembered<Answer>(answer: (words: string) => Answer): (words: string) => Answer {
  const answers = new Map<string, Answer>()
  return (words) => {
    const before = answers.get(words)
    if (before !== undefined || answers.has(words)) return before as Answer
    if (answers.size >= most) answers.clear()
    const said = answer(words)
    // A stranger's page may say anything at any length.
    if (words.length <= 200) answers.set(words, said)
    return said
  }
}
