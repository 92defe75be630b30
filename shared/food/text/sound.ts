import { alike } from './words/sounds.ts'

/**
 * How a word sounds to who spells by ear, so that «чяснік» and «часник», «памідори» and «помідори», "mozarela"
 * and "mozzarella" meet: unstressed vowels, soft signs and doubled letters tell them apart and nothing else.
 */
export function soundOf(word: string): string {
  return alike
    .reduce((heard, [letters, one]) => heard.replace(letters, one), word)
    .replace(/(.)\1+/gu, '$1')
}
