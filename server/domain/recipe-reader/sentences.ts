/** So much in one paragraph is never one thing to do. */
const longEnough = 500
const enough = 5
const short = 40

/** A full stop after these ends no sentence: «2 ст. л.», "approx.", "2 tbsp.". */
const abbreviated =
  /(?:^|[\s(~])(?:ст|ч|див|прибл|напр|тобто|tbsp|tsp|oz|lb|approx|no|vs|ca|bzw|ggf|evtl|usw|tzv|např|cca|lž|łyż|ok|np|\p{L})\.$/iu
/** Unless so much of something has been said: «варити 20 хв. Додати сіль», «взяти 2 ст. л. Змішати». */
const measured = /(?:\d\s?(?:г|л|g|l)|(?:ст|ч)\.\s?л)\.$/iu
const capital = '["«“(]?\\p{Lu}'
const anything = '\\S'

/** «1/2 ч. л.», "approx.": a full stop that need not end anything. */
export const endsShortened = (text: string) => abbreviated.test(text) || measured.test(text)

/** The sentences of a text, which begin with a capital; where people write as they talk, with anything. */
export const sentencesIn = (text: string) => cutAt(text, capital)
export const sentencesSaid = (text: string) => cutAt(text, anything)

function cutAt(text: string, beginning: string): string[] {
  const sentences: string[] = []
  let held = ''
  for (const part of text.split(new RegExp(`(?<=[.!?…])\\s+(?=${beginning})`, 'u'))) {
    held = held === '' ? part : `${held} ${part}`
    if (abbreviated.test(part) && !measured.test(held)) continue
    sentences.push(held)
    held = ''
  }
  return held === '' ? sentences : [...sentences, held]
}

/**
 * A whole method in one paragraph without numbers, sentence by sentence; short ones stay with the one before.
 * Null where it may as well be one step.
 */
export function sentencesOf(text: string): string[] | null {
  if (text.length < longEnough || text.includes('\n')) return null
  const sentences = sentencesIn(text)
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
