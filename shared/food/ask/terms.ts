import type { Diet } from '../diet-table.ts'
import { dishes } from '../lexicon/dishes.ts'
import { courses, cuisines, equipment, occasions } from '../lexicon/taxonomy.ts'
import { formOf } from '../text/forms.ts'
import { indexPhrases } from '../text/phrases.ts'
import { typoFinder } from '../text/typos.ts'
import type { Kind } from './types.ts'

export interface Term {
  kind: Kind
  id: string
}

interface Named {
  id: string
  uk: readonly string[]
  en: readonly string[]
}

/** Dishes and the words of courses, cuisines, occasions and equipment. */
export const terms = indexPhrases<Term>([
  ...entries('dishes', dishes),
  ...entries('courses', courses),
  ...entries('cuisines', cuisines),
  ...entries('occasions', occasions),
  ...entries('equipment', equipment),
])

function entries(kind: Kind, named: readonly Named[]): (readonly [string, Term])[] {
  return named.flatMap((one) => {
    const term: Term = { kind, id: one.id }
    return [...one.uk, ...one.en].map((name) => [name, term] as const)
  })
}

/** Ways of eating by their own names; «без м'яса» is not one of them, it only excludes. */
export const dietTerms = indexPhrases<Diet>(
  Object.entries({
    vegetarian:
      'вегетаріанський|вегетаріанка|вегетаріанець|вегетаріанці|вегетаріанство|вегетаріанка|вегетаріанець|вегетаріанцям|вегетаріанців|вегетаріанця|вегетаріанське|вегетаріанська|veggie|vegetarian|vege|meat free and fish free',
    vegan:
      'веганський|веган|вегани|веганка|веганське|веганам|веганів|рослинний раціон|рослинна дієта|строго рослинне|vegan|plant based|plantbased|vegans',
    pescatarian:
      'пескетаріанський|пескатаріанський|пескетаріанець|пескетаріанка|пескатаріанка|pescatarian|pescetarian',
    lenten:
      'пісний|пісне|постний|постне|пісна|пісні|у піст|в піст|піст|на піст|під час посту|пост|lenten|lent|for lent|during lent|fasting',
    'gluten-free':
      'безглютеновий|безглютенове|без глютену|без клейковини|без gluten|gluten free|glutenfree|gf|целіакія|целіакію|celiac|coeliac|coeliac disease',
    'dairy-free':
      'безмолочний|безмолочне|безлактозний|безлактозне|без лактози|без молочки|без молочного|без молочних продуктів|dairy free|dairyfree|lactose free|lactosefree|milk free|without dairy|no dairy',
    'egg-free': 'без яєць і яєчних продуктів|egg free|eggless|eggfree',
    'nut-free': 'nut free|nutfree|без горіхів взагалі',
    'pork-free': 'pork free|халяль|халяльний|halal',
    'alcohol-free':
      'безалкогольний|безалкогольне|alcohol free|non alcoholic|nonalcoholic|teetotal|teetotaler|teetotaller|teetotalers|teetotallers|непитущий|непитущі|непитуща',
  } satisfies Record<Diet, string>).flatMap(([diet, said]) =>
    said.split('|').map((name) => [name, diet as Diet] as const),
  ),
)

/** What a diet's own name refuses, so that the exclusion is told as well. */
export const dietExcludes: Partial<Record<Diet, string>> = {
  'gluten-free': 'gluten',
  'dairy-free': 'dairy',
  'egg-free': 'egg',
  'nut-free': 'nut',
  'pork-free': 'pork',
  'alcohol-free': 'alcohol',
}

/** Spellings that phrases of the lexicon do not cover. */
export const quickWords = new Set([
  'швидше',
  'нашвидкуруч',
  'шидко',
  'швитко',
  'експрес',
  'найшвидший',
  'найшвидше',
  'найшвидша',
  'fastest',
  'quickest',
  'faster',
  'quicker',
])
export const cheapWords = new Set([
  'недорого',
  'недороге',
  'недорогий',
  'дешевше',
  'економно',
  'budget',
  'cheaper',
  'inexpensive',
])

const nearTermWords = typoFinder(() => terms.words())
/** The terms that a misspelt word may mean. */
export function nearTerms(low: string): readonly Term[] {
  const [near, another] = nearTermWords(low)
  return near !== undefined && another === undefined ? terms.single(formOf(near)) : []
}

const nearDietWords = typoFinder(() => dietTerms.words())
export function nearDiets(low: string): readonly Diet[] {
  return nearDietWords(low).flatMap((near) => dietTerms.single(formOf(near)))
}
