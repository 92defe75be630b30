import type { ReadStep } from './words.ts'

/** «печіть за 190 °C», "bake at 180 °C", «pečte při 180 °C»: an oven is meant, though nobody names it. */
export function isBaked({ text, words }: ReadStep): boolean {
  const degrees = [...text.matchAll(degree)].map(([, number]) => Number(number))
  if (!degrees.some((each) => each >= coolestOven && each <= hottestOven)) return false
  return isToldToBake({ words })
}

/** The word for it, in whatever heat. */
export function isToldToBake({ words }: Pick<ReadStep, 'words'>): boolean {
  return words.some(({ low }) => baking.has(low))
}

/** «190 °C», "350F", «180 градусів», «na 200 stupňů». */
const degree = /(\d{2,3})\s*(?:°|[CFС](?![\p{L}\d])|градус|degrees|stup)/gu
const coolestOven = 90
const hottestOven = 550

/** What is told to be done in it. Without a temperature «pečte» may be done in a pan. */
const baking = new Set(
  [
    'печіть спечіть запечіть допечіть випечіть пропечіть запікайте випікайте підпікайте пекти спекти',
    'запекти випекти випікати запікати допікати печемо запікаємо випікаємо печеться випікається',
    'bake bakes baked baking roast roasted roasting',
    'pečte upečte dopečte zapečte propečte péct upéct zapéct dopéct pečeme pečou zapékejte zapékáme',
  ].flatMap((forms) => forms.split(' ')),
)
