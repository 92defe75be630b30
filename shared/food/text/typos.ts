import { isCommon, isOfItsOwn } from './common.ts'
import { slips, slipsBetween } from './distance.ts'
import { formOf } from './forms.ts'
import { soundOf } from './sound.ts'
import { step, uncounted } from './steps.ts'
import { letters } from './words/letters.ts'

const shortest = 5

/** Finds the known words one slip away from a word; the table is made at the first question. */
export function typoFinder(known: () => Iterable<string>): (word: string) => readonly string[] {
  let table: Table | undefined
  return (word) => {
    const stemmed = formOf(word).light
    if (isTooShort(stemmed) || stemmed.length > 24 || isCommon(stemmed) || isOfItsOwn(word))
      return []
    table ??= uncounted(() => tableOf(known()))
    const near = new Set(stemmed.length < shortest ? [] : table.sounding.get(soundOf(stemmed)))
    for (const slip of slips(stemmed)) {
      const sharing = table.slips.get(slip) ?? []
      step(1 + sharing.length)
      for (const candidate of sharing) {
        if (slipsBetween(stemmed, candidate) === 1 && !isOtherWord(stemmed, candidate))
          near.add(candidate)
      }
    }
    return [...near]
  }
}

/** Short words differ by a letter and are both right: "spray" is no sprat. A swap of neighbours is still a slip. */
function isOtherWord(word: string, candidate: string): boolean {
  if (word.length < shortest) return candidate.length <= word.length
  if (word.length > shortest || word.length !== candidate.length) return false
  const differ = [...word].filter((letter, at) => letter !== candidate[at])
  return differ.length === 1
}

/** Of a short word a letter may be missing where nobody could say it as it stands: «огрки». */
function isTooShort(word: string): boolean {
  return word.length < shortest && !(word.length === shortest - 1 && unsayable.test(word))
}

const unsayable = new RegExp(`[${letters.ukrainianConsonants}]{3}$`, 'u')

interface Table {
  slips: Map<string, string[]>
  sounding: Map<string, string[]>
}

function tableOf(words: Iterable<string>): Table {
  const table: Table = { slips: new Map(), sounding: new Map() }
  for (const word of words) {
    // One slip in a short stem makes another word more often than a misspelt one.
    if (word.length < shortest) continue
    for (const slip of slips(word)) add(table.slips, slip, word)
    add(table.sounding, soundOf(word), word)
  }
  return table
}

function add(table: Map<string, string[]>, key: string, word: string): void {
  const sharing = table.get(key)
  if (sharing) sharing.push(word)
  else table.set(key, [word])
}
