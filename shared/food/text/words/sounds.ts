/** Letters that sound alike to who spells by ear, and what each becomes, in this order. */
export const alike: readonly (readonly [RegExp, string])[] = [
  [/[ьъ'’]/gu, ''],
  [/[иіїыйеєэё]/gu, 'и'],
  [/[оая]/gu, 'а'],
  [/[ю]/gu, 'у'],
  [/ґ/gu, 'г'],
  [/шч/gu, 'щ'],
  [/ph/g, 'f'],
]
