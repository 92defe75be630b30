import { step } from '../text/steps.ts'
import { type Reading, take } from './reading.ts'
import { namesAnything, type Slots } from './types.ts'
import { set } from './words.ts'

/**
 * «щось просте», «здивуй мене», "what should I cook": honest wishes that name nothing. Their words are
 * taken out of the question, so that none of them is looked for in recipes or refused.
 */
export function takeVague(reading: Reading, slots: Slots): void {
  const { text, placeOf } = said(reading)
  step(reading.tokens.length)
  for (const [vague, phrase] of phrases) {
    for (const found of text.matchAll(phrase)) {
      const end = found.index + found[0].length + 1
      take(reading, placeOf.get(found.index) ?? 0, placeOf.get(end) ?? 0)
      if (slots.vague !== 'easy') slots.vague = vague
    }
  }
}

/** What small words may still say: that it is to be simple, or, where nothing is named, that something is wanted. */
export function addPlainWish({ tokens }: Reading, slots: Slots): void {
  if (tokens.some((token) => easy.test(token.low))) slots.vague = 'easy'
  else if (!namesAnything(slots) && tokens.some((token) => wishing.has(token.low)))
    slots.vague ??= 'any'
}

const easy =
  /^(?:простий|проста|просте|прості|просту|простого|простої|простенький|простенька|простіше|simple|simpler|simplest)$/u

/** The words that nothing has understood yet, each between two spaces, and whose place begins where. */
function said({ tokens, taken }: Reading): { text: string; placeOf: Map<number, number> } {
  let text = ' '
  const placeOf = new Map<number, number>()
  for (const [at, token] of tokens.entries()) {
    placeOf.set(text.length, at)
    text += `${taken[at] ? '\u0000' : token.low} `
  }
  return { text, placeOf: placeOf.set(text.length, tokens.length) }
}

/** As a pattern of whole words; `*` is any ending. Nothing repeats without a bound, so that time is linear. */
function pattern(alternatives: string): RegExp {
  const words = alternatives
    .trim()
    .replace(/\s*\n\s*/g, '|')
    .replaceAll('*', "[\\p{L}']*")
  return new RegExp(`(?<= )(?:${words})(?= )`, 'gu')
}

const phrases: readonly (readonly ['easy' | 'any', RegExp])[] = [
  [
    'easy',
    pattern(`
      не (?:хочу|хочеться|хочемо|хоче|хотів би|хотіла б|маю сил|маємо сил)(?: (?:сьогодні|зараз|ввечері|дуже|надто))?(?: (?:довго|багато))? (?:стояти|готувати|возитися|возитись|морочитися|морочитись|куховарити)(?: (?:довго|багато|надто))?(?: (?:біля|коло|над) плит*)?
      (?:щоб |аби )?не (?:довго )?(?:стояти|возитися|возитись|морочитися|морочитись)(?: довго)?(?: (?:біля|коло|над) плит*)?
      без (?:довгого )?(?:стояння|готування)(?: (?:біля|коло) плити)?
      (?:лінь|ліньки|лінуюсь|лінуюся)(?: (?:готувати|куховарити|щось готувати))?
      (?:нема|немає) (?:сил|настрою|бажання|натхнення)(?: (?:готувати|куховарити|на готування))?
      (?:без|мінімум|з мінімумом) (?:зайвих |зайвого |особливих )?(?:зусиль|мороки|клопоту|заморочок|метушні)
      (?:нічого|не дуже|не надто|не) складн*
      нескладн*|найпростіш*|простеньк*
      (?:dont|don t|do not|didnt) (?:really )?(?:want|feel like|wanna)(?: to)? (?:cook|cooking|stand|standing|spend|spending)(?: (?:much|too much|a lot of|lots of))?(?: (?:long|time|hours))?(?: for (?:too )?long)?(?: (?:at|by|over|in front of) the stove)?(?: in the kitchen)?
      (?:without|with little|with minimal|minimal|minimum|low|little) (?:much |any |too much )?(?:effort|fuss|work|hassle)
      nothing (?:too )?(?:fancy|complicated|elaborate|hard|difficult|fussy)
      (?:not|isnt) (?:too )?(?:fancy|complicated|elaborate|difficult|fussy)
      (?:too |so |feeling |im |i m ){1,3}(?:tired|lazy)(?: to cook)?
      effortless|uncomplicated|hassle free|fuss free
    `),
  ],
  [
    'any',
    pattern(`
      (?:здивуй|здивуйте|порадуй|порадуйте|нагодуй|нагодуйте)(?: (?:мене|нас))?
      (?:голодн(?:ий|а|і|ими)|зголоднів|зголодніла|зголодніли)
      (?:не знаю|не знаємо|не придумаю|не можу вирішити|не можу придумати),? ?(?:що|шо|чого|чим)(?: (?:б|би|собі|мені|нам))? (?:приготувати|зготувати|готувати|зварити|поїсти|зїсти|хочу|хочеться|пригостити)
      (?:що|шо|чого|чим|щось)(?: (?:ж|б|би|це|таке|такого|мені|нам|собі|сьогодні|завтра|смачного|смачненького)){0,4} (?:приготувати|зготувати|готувати|зварити|зварганити|поїсти|зїсти)
      (?:чим|як) (?:нагодувати|пригостити)|смачненьк*|вкусн*|смакот*
      (?:щось|чогось|чимось|що) (?:нов*|незвичн*|незвичайн*|оригінальн*|цікав*|особлив*)
      surprise (?:me|us)|a surprise|inspire (?:me|us)|some inspiration
      (?:starving|hungry)
      (?:no idea|not sure|dont know|don t know|cant decide|can t decide|wondering) what (?:to|i should|we should) (?:cook|make|eat|have)
      what(?: (?:should|can|could|do|to|shall|might))?(?: (?:i|we|you))? (?:to )?(?:cook|make|eat|have)
      (?:something|anything) (?:new|different|interesting|unusual|special|fun)
      random (?:recipe|dish|meal|dinner)|whatever(?: is)?(?: fine| ok| okay| works)?|anything(?: is)? (?:fine|ok|okay|goes|works)|ideas?|ідеї|ідея
    `),
  ],
]

/** Asked for alone, any of these asks for something good. */
const wishing = set(`
  щось щосьто шось чогось чимось смачне смачний смачну смачного смачненьке
  страва страви страву страв їжа їжу їжі їсти поїсти зїсти готувати приготувати приготуй зготувати готуємо готую зварити спекти посмажити
  рецепт рецепти рецептів рецептик порадь порадьте порекомендуй запропонуй підкажи покажи знайди варіант варіанти
  будьщо будь завгодно найкраще
  something anything tasty yummy delicious food meal meals dish dishes recipe recipes cook cooking eat eating
  suggest recommend recommendation options best
`)
