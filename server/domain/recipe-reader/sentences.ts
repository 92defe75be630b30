/** So much in one paragraph is never one thing to do. */
const longEnough = 500
const enough = 5
const short = 40

/** A full stop after these ends no sentence: «2 ст. л.», "approx.", «min.». */
const abbreviated =
  /(?:^|[\s(])(?:ст|ч|л|г|гр|кг|мл|шт|хв|год|див|прибл|напр|tbsp|tsp|oz|lb|min|hr|hrs|approx|no|vs|ca|bzw|ggf|evtl|usw|tzv|např|cca|lž|hod|łyż|godz|ok|np|\p{L})\.$/iu

/**
 * A whole method in one paragraph without numbers, sentence by sentence; short ones stay with the one before.
 * Null where it may as well be one step.
 */
export function sentencesOf(text: string): string[] | null {
  if (text.length < longEnough || text.includes('\n')) return null
  const sentences: string[] = []
  let held = ''
  // A sentence ends before a capital; what ends in an abbreviation goes on.
  for (const part of text.split(/(?<=[.!?…])\s+(?=["«“(]?\p{Lu})/u)) {
    held = held === '' ? part : `${held} ${part}`
    if (abbreviated.test(part)) continue
    sentences.push(held)
    held = ''
  }
  if (held !== '') sentences.push(held)
  if (sentences.length < enough) return null
  const steps: string[] = []
  for (const sentence of sentences) {
    const last = steps.at(-1)
    if (last !== undefined && sentence.length < short)
      steps[steps.length - 1] = `${last} ${sentence}`
    else steps.push(sentence)
  }
  return steps.length >= enough ? steps : null
}
