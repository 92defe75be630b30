const bullet = /^(?:[-–—•*·▢□☐✓]|\[\s?\])\s?\S/u
const amountFirst =
  /^(?:\d|[½⅓⅔¼¾⅛]|пів|півтора|кілька|щіпка|дрібка|жменя|пучок|a pinch|a handful|half)/iu
const amountLast =
  /[–—:-]\s?\d{1,5}(?:[.,/]\d{1,3})?\s?(?:г|кг|мл|л|шт|ст|ч|склян|g|kg|ml|l|tbsp|tsp|cups?|pcs)/iu
const toTaste = /за смаком|до смаку|to taste/i
const numbered = /^(?:(?:крок|step)\s?\d{1,2}|\d{1,2}[.)]\s)/iu

/** «500 г борошна», «Сіль – за смаком», "- 2 eggs": short, with a bullet or an amount. */
export function looksLikeIngredient(line: string): boolean {
  if (line.length > 90 || numbered.test(line)) return false
  return bullet.test(line) || amountFirst.test(line) || amountLast.test(line) || toTaste.test(line)
}

/** A numbered line, or a sentence. */
export function looksLikeStep(line: string): boolean {
  if (numbered.test(line)) return true
  if (bullet.test(line) || amountFirst.test(line)) return false
  return line.length > 40 && /[.!;…]$/.test(line) && !toTaste.test(line.slice(-12))
}
