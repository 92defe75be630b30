import type { ReadStep } from './words.ts'

/** «печіть за 190 °C», "bake at 180 °C", «pečte při 180 °C»: an oven is meant, though nobody names it. */
export function isBaked({ text, words }: ReadStep): boolean {
  const degrees = [...text.matchAll(degree)].map(([, number]) => Number(number))
  if (!degrees.some((each) => each >= coolestOven && each <= hottestOven)) return false
  return isToldToBake({ words }) || isHeldInHeat(text)
}

/** «у форму, 180 градусів, 40 хв», "170C for 40 min", «150 stupňů 2 hodiny»: nothing else is held in such a heat for so long. */
function isHeldInHeat(text: string): boolean {
  if (otherHeat.test(text.replaceAll(oiled, ' '))) return false
  const ahead = [...text.matchAll(held)].map(([, heat, least, most, unit]) => [
    heat,
    most ?? least,
    unit,
  ])
  const behind = [...text.matchAll(heldBehind)].map(([, least, most, unit, heat]) => [
    heat,
    most ?? least,
    unit,
  ])
  return [...ahead, ...behind].some(([said, long, unit = '']) => {
    const [heat, time] = [Number(said), Number(long)]
    const minutes = isHours.test(unit) ? time * 60 : time
    const range = heat > warmest ? fahrenheit : celsius
    return minutes >= shortest && heat >= range.least && heat <= range.most
  })
}

/** "Potatoes with oil and salt": nothing swims in it. */
const oiled =
  /\b(?:with|and|in a little|some|olive|brush(?:ed)? with|drizzled? with|toss(?:ed)? in) (?:the )?(?:\p{L}+ )?oil\b|(?:з|із|і|та|й|полити|полийте|збризн\p{L}+|змаст\p{L}+) (?:\p{L}+ )?олі\p{L}+|(?:s|a|potř\p{L}+|pokap\p{L}+) (?:\p{L}+ )?olej\p{L}*/giu

/** "20 min at 210C", «35 хв при 180°», «40 minut na 180 stupňů» */
const heldBehind =
  /(?<!\d)(\d{1,3})(?:\s{0,2}[-–—]\s{0,2}(\d{1,3}))?\s{0,2}(min|mins|minut\p{L}*|хв|хвилин\p{L}*|hours?|hrs?|h|годин\p{L}*|год|hod\p{L}*)\.?\s{0,2}(?:,\s{0,2})?(?:at|on|при|на|за|при температурі|na|při|in a)\s{1,2}(?:about |approx |приблизно |asi |cca )?(\d{3})\s{0,2}(?:°\s{0,2}[CFС]?|[CFС](?![\p{L}\d])|градус\p{L}*|degrees|stup\p{L}*)/giu

const held =
  /(\d{3})\s{0,2}(?:°\s{0,2}[CFС]?|[CFС](?![\p{L}\d])|градус\p{L}*|degrees|stup\p{L}*)(?:\s{1,2}(?:[CFС]|celsius))?[,;:–—-]?\s{0,2}(?:for|about|approx\.?|на|десь|близько|приблизно|na|asi|cca|po|around|roughly)?\s{0,2}(?:for|about|хвилин)?\s{0,2}(\d+)(?:\s{0,2}[-–—]\s{0,2}(\d+))?\s{0,2}(min|mins|minut\p{L}*|хв|хвилин\p{L}*|hours?|hrs?|h|годин\p{L}*|год|hod\p{L}*)(?!\p{L})/giu
const isHours = /^(?:h|год)/iu
const celsius = { least: 130, most: 260 }
const fahrenheit = { least: 275, most: 500 }
const warmest = 265
const shortest = 8
/** Fat, syrup and what has a heat of its own are at so many degrees as well. */
const otherHeat =
  /(?<!\p{L})(?:oil|fat|lard|syrup|caramel|candy|thermometer|air ?fr|smok|grill|barbecue|bbq|slow ?cook|multi ?cook|bread ?(?:maker|machine)|wok|олі[юїя]|фритюр|сироп|карамел|термометр|аерогр|коптил|гриль|грилі|мангал|мультивар|хлібопіч|olej|oleje|tuk|sádl|sirup|karamel|teploměr|fritéz|udír|gril|pomal)/iu

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
