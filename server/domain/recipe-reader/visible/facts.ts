import { spelled, wordMinutes } from '../durations.ts'
import { authorName, bylineWords, undated } from '../said-by.ts'
import { servingsIn } from '../servings.ts'
import { sectionOf } from './headings.ts'
import type { PageLine } from './page-lines.ts'

/** What a page says beside its list and method, in words that people see. */
export interface SeenFacts {
  totalTime?: number
  prepTime?: number
  cookTime?: number
  recipeYield?: number
  author?: string
}

type Time = 'totalTime' | 'prepTime' | 'cookTime'

const times: readonly (readonly [Time, string])[] = [
  [
    'totalTime',
    'time needed|total(?: recipe)?(?: time)?|time(?: total)?|all in|ready in|takes|klaar in|fertig in|prêt en|listo en|gotowe w|hotovo za|готово за|klart? på|overall time|загальний час|загалом|усього|всього|общее время|gesamtzeit|gesamt|zeit|temps total|durée|tiempo(?: total)?|duración|tempo totale?|tempo|pronto in|czas|łączny czas|całkowity czas|celkov[áýa] (?:čas|doba)|čas|totale (?:bereidings)?tijd|totaal|total ?tid|tid(?: i alt)?|aika|kokonaisaika|összesen|összidő|timp total|toplam(?: süre)?|час|время|συνολικός χρόνος|所要時間|調理時間|총 ?시간',
  ],
  [
    'prepTime',
    'prep(?:aration)?(?: ?time)?|hands-on(?: time)?|active(?: time)?|час (?:приготування|підготовки)|підготовка|время (?:приготовления|подготовки)|подготовка|vorbereitungs?(?:zeit)?|arbeitszeit|zubereitungszeit|(?:temps de )?préparation|(?:tiempo de )?(?:preparación|elaboración)|(?:tempo di )?preparazione|tempo de prepar(?:o|ação)|czas przygotowan(?:ia|y)|przygotowanie|doba přípravy|čas přípravy|příprava|doba prípravy|bereidingstijd|voorbereiding(?:stijd)?|tillagningstid|förberedelser?|forberedelse(?:stid)?|arbejdstid|valmistusaika|elkészítési idő|előkészítés|timp de preparare|χρόνος προετοιμασίας|hazırlama(?: süresi)?',
  ],
  [
    'cookTime',
    'cook(?:ing)?(?: ?time)?|bak(?:e|ing)(?: ?time)?|час (?:готування|варіння|випікання|запікання)|готування|время (?:готовки|варки|выпечки)|koch-?/?(?:backzeit|zeit)|kochzeit|backzeit|garzeit|(?:temps de )?cuisson|(?:tiempo de )?cocción|(?:tempo di )?cottura|tempo de (?:cozimento|cozedura)|czas (?:gotowania|pieczenia|smażenia)|(?:doba |čas )?(?:vaření|pečení)|kooktijd|oventijd|baktijd|koketid|bagetid|steketid|paistoaika|sütési idő|főzési idő|χρόνος μαγειρέματος|timp de (?:gătire|coacere)|pişirme(?: süresi)?',
  ],
]
const timePatterns = times.map(
  ([key, said]) =>
    [key, new RegExp(`^(?:${said})(?!\\p{L})\\s{0,3}[:：–—-]?\\s{0,3}(.{0,40})$`, 'iu')] as const,
)
const timeWords =
  /(?:total|prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)) ?time|ready in|gesamtzeit|zubereitungszeit|(?:koch|back)zeit|temps (?:total|de )|préparation ?:|tiempo (?:total|de )|tempo (?:di |de |tot)|czas (?:przyg|got|piec|cał)|doba p[rř][ií]pravy|celkov\p{L} (?:čas|doba)|час (?:приготування|готування|підготовки)|загальний час|время (?:приготовления|готовки)|общее время|(?:bereidings|kook|oven)tijd|tillagningstid|total ?tid|tid i alt|kokonaisaika|valmistusaika|elkészítési idő|timp (?:total|de )|συνολικός χρόνος|所要時間|調理時間/iu

/** Whether a look at the page for its times is worth it: a look costs more than all the data. */
export const saysTimes = (html: string) => timeWords.test(html)

const durationWord =
  /^(?:\d+(?:[.,]\d+)?|h|hrs?|hours?|stunden?|std|heures?|horas?|ora|ore|uur|uren|tim(?:mar|me|er)?|timm?|t|godz\p{L}*|hod\p{L}*|ór\p{L}*|saat|год\p{L}*|час\p{L}*|m|mins?|minut\p{L}*|minute[sn]?|minuuttia|perc|dk|dakika|ώρ\p{L}*|λεπτ\p{L}*|και|хв\p{L}*|мин\p{L}*|d|days?|tage?|jours?|días?|and|und|et|y|e|en|i|og|och|a|і|й|та|и|și|şi|até|de|da|von|z|від|от|from|a|à|do|tot|til|till|över|ca|ч|phút|giờ|menit|jam|sat[ia]?|ur[aeio]|דקות|דקה|שעה|שעות|دقيقة|دقائق|ساعة|이내|約|about|около|circa|environ|etwa|bis|to|до)$/iu

/** A time and nothing else: «1 год 20 хв», "ca. 40 minutes". */
function durationIn(said: string): number | null {
  if (said.length > 60) return null
  // «40 min. + cooling»
  const spaced = spelled(said.toLowerCase()).replace(/\s?\+\s?\p{L}[\p{L} ]{0,30}$/u, '')
  const words = spaced.match(/\p{L}+|\d+(?:[.,]\d+)?/gu) ?? []
  const whole =
    words.length <= 8 &&
    /\d|[½¼¾]/.test(spaced) &&
    words.some((one) => !/\d/.test(one)) &&
    words.every((one) => durationWord.test(one))
  return whole ? wordMinutes(spaced) : null
}

/** Whether it tells a time and nothing else. */
export const saysOnlyDuration = (said: string) => durationIn(said) !== null

const servingWords =
  'serv(?:es|ings?)|yields?|makes|portions?|порці[йїя]|порцій|кількість порцій|на|вихід|порци[йияю]|für|pour|para|per|dla|pro|voor|antal|serve|kişi(?: sayısı)?|porciones|raciones|porções|rendimento|porzioni|dosi|porc(?:je|ji|í|ie)|liczba porcji|počet porcí|personen|portionen|porties|portioner|porsjoner|antall(?: porsjoner)?|annoksia|adag|μερίδες|για|porții'
const servingLabel = new RegExp(
  `^(?:${servingWords})(?!\\p{L})\\s{0,3}[:：]?\\s{0,3}(.{0,30})$`,
  'iu',
)
const servingAfter =
  /(\d{1,3})(?:\s?[-–]\s?\d{1,3})?\s?(?:servings?|portions?|personen|personnes|persons|people|persone|personas|pessoas|porciones|raciones|porções|порці[йїя]|порций|порции|осіб|osób|osoby|porcj[ei]|porcí|porce|porcií|osob|portioner|porsjoner|annosta|annoksta|porții|μερίδες|άτομα|porcie|porcij[aeu]|порции|pers|adag|fő(?:re)?(?!\p{L})|kişilik|人分|人份|인분)/iu
const countAlone = /^\D{0,3}\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?(?:dozen)?[.\s]*$/i

/** «12 st», of which nobody says what they are. */
const pieces = /^(?:ca )?\d{1,3}\s?(?:st|stk|stycken|kpl|db|ks|szt|шт)\.?$/iu

/** «4 porcje», "Makes 3 dozen.": for how many, and nothing to take or to do. */
export function saysOnlyServings(said: string): boolean {
  if (said.length > 40 || !/\d/.test(said)) return false
  if (pieces.test(said)) return true
  const after = servingAfter.exec(said)
  if (after && said.replace(after[0], '').replace(/[^\p{L}\d]/gu, '') === '') return true
  const rest = servingLabel.exec(said)?.[1]
  return rest !== undefined && (countAlone.test(rest) || servingAfter.test(rest))
}

/** «Total time: 35 min», "Ready in 35 minutes.": how long, and nothing to take or to do. */
export function saysOnlyTime(said: string): boolean {
  // «Cook 35 minutes.» is something to do.
  if (said.length > 60 || !/\d/.test(said) || !(said.includes(':') || saysTimes(said))) return false
  const bare = said.replace(/[.\s]+$/, '')
  return timePatterns.some(([, pattern]) => durationIn(pattern.exec(bare)?.[1] ?? '') !== null)
}

// "Recipe by Betty Crane, Salem, Ohio".
const byline = new RegExp(
  `^(?:${bylineWords})\\s{0,2}(:)?\\s{0,2}(\\p{Lu}[\\p{L}.’'_\\d-]{1,20}(?:\\s\\p{L}[\\p{L}.’'-]{0,20}){0,3})(?:,\\s\\p{Lu}[\\p{L}, ]{1,40})?$`,
  'iu',
)

const nextTime = new RegExp(
  `\\s(?=(?:${timeWords.source}|prep|cook|bake|total|chill|rest|cuisson|repos|cottura)\\s?:)`,
  'giu',
)
const bothSaid =
  /^(\d[^.;]{0,20}?) (?:to )?prep(?:are)?,? (?:and|\+) (\d[^.;]{0,20}?) (?:to )?cook$/iu

/** «Prep time: 20 minutes Cook time: 1 hour», "10 mins to prepare and 20 mins to cook": each time by itself. */
function apart(line: string): string[] {
  const [, prep, cook] = bothSaid.exec(line) ?? []
  return prep && cook ? [`prep: ${prep}`, `cook: ${cook}`] : line.split(nextTime)
}

/** «від Іра», "by Jo Pan": a line that only says whose it is. */
export const saysOnlyWho = (said: string) => said.length <= 60 && signerOf(said) !== null

/** «Від Оксани» may begin any sentence: without its colon, or a word for recipes, only names with capitals count. */
function signerOf(said: string): string | null {
  const [, sure, name] = byline.exec(undated(said)) ?? []
  const isName = name?.split(' ').every((word) => /^\p{Lu}/u.test(word))
  return name && (sure || ofRecipe.test(said) || isName) ? authorName(name) : null
}

/** Words that stand before nothing but a name. */
const ofRecipe =
  /^(?:recipe|recept|rezept|recette|ricetta|receta|receita|przepis|opskrift|рецепт)/iu

const most = 800
/** One line may be made of any number of boxes. */
const mostBoxes = 4000
const labels = [...times.map(([, said]) => said), servingWords, bylineWords].join(' ')
/** Most of a page begins with none of these: it is not looked at any further. */
const beginnings = new Set(
  labels
    .toLowerCase()
    .match(/\p{L}{2,}/gu)
    ?.map((word) => word.slice(0, 2)),
)
const mayBeFact = (said: string) =>
  said.length <= 90 && (/^\d/.test(said) || beginnings.has(said.slice(0, 2).toLowerCase()))

/** «1», "hour", «20», "minutes" in four boxes are one time. */
function durationInBoxes(boxes: readonly string[], from: number): number | null {
  const [next = ''] = boxes.slice(from, from + 1)
  if (!/^\d+$/.test(next)) return durationIn(next)
  const [four, two] = [4, 2].map((count) => boxes.slice(from, from + count).join(' '))
  const whole = /^\d+ \p{L}+\.? \d+ \p{L}+\.?$/u.test(four ?? '') ? durationIn(four ?? '') : null
  return whole ?? durationIn(two ?? '')
}

const boxesOf = (line: PageLine) =>
  line.boxes.flatMap((one) => (/[|•·—]/.test(one) ? one.split(/\s{0,3}[|•·]\s{0,3}|\s—\s/) : [one]))
const mayHoldSeveral = /:|\d.*prep/i

/** «2 min» alone is as often how long the page takes to be read. */
const leastUnlabelled = 10

/** «30 min» in a box of its own before the list, and no other such: what could it be but the whole. */
function unlabelled(lines: readonly PageLine[]): number | null {
  const list = lines.findIndex((line) => line.mark === 'lines' || sectionOf(line.text) === 'lines')
  const alone = lines
    .slice(0, Math.max(0, Math.min(list, most)))
    .filter((line) => line.text.length <= 60 && /\d/.test(line.text) && !line.linked)
    .flatMap(boxesOf)
    .map((one) => (one.length <= 30 && /\p{L}/u.test(one) ? durationIn(one) : null))
    .filter((one) => one !== null)
  const [first = null] = alone
  const sure = first !== null && first >= leastUnlabelled
  return sure && alone.every((one) => one === first) ? first : null
}

/** The first of each kind. A time counts where its unit stands beside it. */
export function factsIn(lines: readonly PageLine[]): SeenFacts {
  const facts: SeenFacts = {}
  const boxes = lines
    .slice(0, most)
    .flatMap(boxesOf)
    .flatMap((one) =>
      one.length > 20 && one.length <= 200 && mayHoldSeveral.test(one) ? apart(one) : [one],
    )
    .slice(0, mostBoxes)
  // «Prep time | Cook time» above «15 minutes | 1 hour»: each by its place.
  for (const [at, line] of lines.slice(0, most).entries()) {
    const below = lines[at + 1]?.boxes ?? []
    if (line.boxes.length < 2 || line.boxes.length !== below.length) continue
    line.boxes.forEach((label, place) => {
      const key = timePatterns.find(([, pattern]) => pattern.exec(label)?.[1] === '')?.[0]
      const minutes = key ? durationIn(below[place] ?? '') : null
      if (key && minutes) facts[key] ??= minutes
      const counted = servingLabel.exec(label)?.[1] === '' ? servingsIn(below[place] ?? '') : null
      if (counted && counted <= 60) facts.recipeYield ??= counted
    })
  }
  boxes.forEach((said, at) => {
    // «材料(2人分)», "Ingredients (serves 4)".
    const [label = ''] = said.slice(0, 61).split(/:(?=\s|$)/)
    const ofList = label.length <= 60 && /\d/.test(label) && sectionOf(label) === 'lines'
    const inHeading = ofList ? /\d.*/.exec(label)?.[0] : undefined
    const eaters = inHeading ? Number(servingAfter.exec(inHeading)?.[1] ?? 0) : 0
    if (eaters > 0 && eaters <= 60) facts.recipeYield ??= eaters
    if (!mayBeFact(said)) return
    for (const [key, pattern] of timePatterns) {
      const rest = pattern.exec(said)?.[1]
      if (rest === undefined) continue
      const minutes = durationIn(rest) ?? (rest ? null : durationInBoxes(boxes, at + 1))
      if (minutes) facts[key] ??= minutes
    }
    const count = servingLabel.exec(said)?.[1]
    const beside = boxes[at + 1] ?? ''
    // «15 minutes» beside it is of another column.
    const told = count || (durationIn(beside) === null ? beside : '')
    const servings = count === undefined ? null : servingsIn(told)
    const counted = servings ?? Number(servingAfter.exec(said)?.[1] ?? 0)
    if (counted && counted <= 60) facts.recipeYield ??= counted
    const author = signerOf(said)
    if (author) facts.author ??= author
  })
  const timed = facts.totalTime ?? facts.prepTime ?? facts.cookTime
  const whole = timed === undefined ? unlabelled(lines) : null
  return whole === null ? facts : { ...facts, totalTime: whole }
}
