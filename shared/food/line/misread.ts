/**
 * Digits that a scanner or a hurried thumb wrote as letters: «З ст. л.», "l tbsp", «О,5 л», «10О г». Only
 * where no letter can stand, so that a preposition («з») and a litre ("l") stay what they are.
 */
export function withDigits(line: string): string {
  if (!suspect.test(line)) return line
  return line
    .replace(oneBeforeUnit, '1')
    .replace(threeBeforeUnit, '3')
    .replace(/(?<![\p{L}\d])[OОoо](?=[.,]\d)/gu, '0')
    .replace(/(?<=\d)[OОoо]+(?=\d| ?(?:г|гр|мл|кг|g|ml|kg)(?!\p{L}))/gu, (letters) =>
      '0'.repeat(letters.length),
    )
}

/** «на кінчику ножа мускатного горіха»: how little is said first, and is a note all the same. */
export function withTipLast(line: string): string {
  return line.replace(/^((?:на )?кінчик[ау]? ножа) (.+)$/iu, '$2, $1')
}

/** Shrimps of «16/20» come so many to a pound: that is how large they are, and no fraction. */
export function withoutCaliber(line: string): string {
  const fewer = line.includes('/') ? line.replace(caliber, '') : line
  return fewer.includes('  ') ? fewer.replace(/ {2,}/g, ' ') : fewer
}

/** «сіль/перець» wants both, although a stroke leaves a choice elsewhere. */
export function withSaltAndPepper(line: string): string {
  return line.replace(saltAndPepper, '$1, $2')
}
const saltAndPepper = /(сіль|salt|sůl) ?\/ ?((?:чорний )?перець|(?:black )?pepper|pepř)/giu

/** Pictures among the words say nothing that the words do not: «2 моркви 🥕». */
export function withoutPictures(line: string): string {
  return line.replace(
    / ?(?!\p{ASCII})\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*/gu,
    '',
  )
}

const caliber = /(?<![\d/.,])[1-9]\d\/[1-9]\d(?![\d/.,%])/g
const suspect = /^[lI|З] |[OОoо][.,]\d|\d[OОoо]/
const oneBeforeUnit =
  /^[lI|](?= (?:tbsp|tsp|tablespoon|teaspoon|cups?|cans?|cloves?|bunch|pinch|lb|oz|kg|g|ml|ст|ч|кг|г|мл|л|шт)(?!\p{L}))/u
const threeBeforeUnit =
  /^З(?= (?:ст|ч|кг|г|гр|мл|л|шт|штуки|склянки|стакани|ложки|зубчики|яйця|яйце)(?!\p{L}))/u
