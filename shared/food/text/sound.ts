/**
 * How a word sounds to who spells by ear, so that «чяснік» and «часник», «памідори» and «помідори», "mozarela"
 * and "mozzarella" meet: unstressed vowels, soft signs and doubled letters tell them apart and nothing else.
 */
export function soundOf(word: string): string {
  return word
    .replace(/[ьъ'’]/gu, '')
    .replace(/[иіїыйеєэё]/gu, 'и')
    .replace(/[оая]/gu, 'а')
    .replace(/[ю]/gu, 'у')
    .replace(/ґ/gu, 'г')
    .replace(/шч/gu, 'щ')
    .replace(/ph/g, 'f')
    .replace(/(.)\1+/gu, '$1')
}
