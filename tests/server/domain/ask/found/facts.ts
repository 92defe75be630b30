import { foodGroups } from './foods.ts'
import { inMood, moods } from './moods.ts'

/** What can be said of a recipe without knowing how it was found. */
export interface Facts {
  id: string
  title: string
  said: string
  tags: readonly string[]
  foods: readonly string[]
  allergens: readonly string[]
  diets: readonly string[]
  steps: readonly string[]
  minutes: number
  cookMinutes: number
  perServing: number
}

type Fit = 'yes' | 'maybe' | 'no'

interface Verdict {
  fit: Fit
  /** It holds what was refused, or is beyond a limit. */
  breaks: boolean
}

/**
 * `+food` is to be in it, `-food` is not, `a:` an allergen that is not, `diet:` kept, `t:` minutes and `p:` the
 * price of a serving at most, `cook:0` no heat, `oven:no` no oven, `c:` a course, `cu:` a kitchen, `o:` an
 * occasion, `m:` a mood, `nc:` and `ncu:` no such course and kitchen, `d:` and `nd:` said by the title, or not. One of
 * several is enough between bars.
 */
export function judge(recipe: Facts, check: string): Verdict {
  const ways = check.split('|').map((way) => allOf(recipe, way.trim().split(/\s+/)))
  const fits = ways.map(({ fit }) => fit)
  const fit = fits.find((one) => one === 'yes') ?? fits.find((one) => one === 'maybe') ?? 'no'
  return { fit, breaks: ways.every((way) => way.breaks) }
}

function allOf(recipe: Facts, wants: readonly string[]): Verdict {
  const each = wants.map((want) => {
    const [, kind = '', what = ''] = /^([+-]|\w+:)(.+)$/.exec(want) ?? []
    const check = checks[kind]
    if (!check) throw new Error(`${want} checks nothing.`)
    return { fit: check.of(recipe, what), refuses: check.refuses(what) }
  })
  const fits = each.map(({ fit }) => fit)
  const fit = fits.includes('no') ? 'no' : fits.includes('maybe') ? 'maybe' : 'yes'
  return { fit, breaks: each.some((one) => one.refuses && one.fit === 'no') }
}

interface Check {
  of: (recipe: Facts, what: string) => Fit
  refuses: (what: string) => boolean
}

const wish = (of: Check['of']): Check => ({ of, refuses: () => false })
const refusal = (of: Check['of']): Check => ({ of, refuses: () => true })
const asFit = (sure: boolean, maybe = false): Fit => (sure ? 'yes' : maybe ? 'maybe' : 'no')
const not = (one: Fit): Fit => (one === 'yes' ? 'no' : one === 'no' ? 'yes' : 'maybe')

const checks: Readonly<Record<string, Check>> = {
  '+': wish((recipe, what) => {
    const each = what.split('/').map((group) => holds(recipe, group))
    return each.find((one) => one === 'yes') ?? each.find((one) => one === 'maybe') ?? 'no'
  }),
  '-': refusal((recipe, what) => not(holds(recipe, what))),
  'a:': refusal(({ allergens }, what) => asFit(!allergens.includes(what))),
  'diet:': refusal((recipe, what) => asFit(keeps(recipe, what))),
  't:': refusal(({ minutes }, what) => asFit(minutes <= Number(what))),
  'p:': refusal(({ perServing }, what) => asFit(perServing <= Number(what))),
  'cook:': refusal(({ cookMinutes, title }) => {
    const none = cookMinutes === 0
    return asFit(none && !/Pesto|Салат із буряка/u.test(title), none)
  }),
  'oven:': {
    of: ({ steps }, what) => (what === 'no' ? not(usesOven(steps)) : usesOven(steps)),
    refuses: (what) => what === 'no',
  },
  'c:': wish((recipe, what) => kindOf(recipe, courses, what)),
  'nc:': refusal((recipe, what) => not(kindOf(recipe, courses, what))),
  'cu:': wish((recipe, what) => kindOf(recipe, kitchens, what)),
  'o:': wish((recipe, what) => kindOf(recipe, occasions, what)),
  'ncu:': refusal((recipe, what) => not(kindOf(recipe, kitchens, what))),
  'm:': wish((recipe, what) => asFit(...inMood(recipe, moods[what] ?? unknown(what)))),
  'nd:': refusal(({ title }, what) => asFit(!new RegExp(what, 'iu').test(title))),
  'd:': wish(({ title }, what) => asFit(new RegExp(what, 'iu').test(title))),
}

function holds({ foods }: Facts, group: string): Fit {
  const [sure = '', maybe = ''] = (foodGroups[group] ?? unknown(group)).split(' | ')
  const has = (ids: string) => ids.split(' ').some((id) => foods.includes(id))
  return asFit(has(sure), has(maybe))
}

const refusedBy: Readonly<Record<string, readonly string[]>> = {
  vegan: ['meat', 'fish', 'dairy', 'eggs', 'honey'],
  vegetarian: ['meat', 'fish'],
  lenten: ['meat', 'dairy', 'eggs'],
  pescatarian: ['meat'],
}

function keeps(recipe: Facts, diet: string): boolean {
  const own = (refusedBy[diet] ?? []).every((group) => holds(recipe, group) !== 'yes')
  return own && recipe.diets.includes(diet)
}

const baking = /печіть|пікайте|духов|\bbake|roast|oven|peč|troub/iu
const ovenWords =
  /духов|запіка|запеч|спеч|випіка|°C|oven|\bbak(?:e|ing)\b|roast|troub|\bpéct|pečte|pečeme/iu

function usesOven(steps: readonly string[]): Fit {
  const hot = steps.some((step) => step.includes('°') && baking.test(step))
  return asFit(hot, ovenWords.test(steps.join(' ')))
}

/** By tag, by title, and what is only near: by tag, by title, by what is told. */
interface KindOf {
  tags?: RegExp
  title?: RegExp
  told?: RegExp
  nearTags?: RegExp
  nearTitle?: RegExp
  when?: (recipe: Facts) => Fit
}

function kindOf(recipe: Facts, kinds: Readonly<Record<string, KindOf>>, id: string): Fit {
  const { tags, title, told, nearTags, nearTitle, when } = kinds[id] ?? unknown(id)
  const tagged = (pattern?: RegExp) => recipe.tags.some((tag) => pattern?.test(tag))
  const sure = tagged(tags) || title?.test(recipe.title) || told?.test(recipe.said)
  const near = tagged(nearTags) || nearTitle?.test(recipe.title)
  const known = when?.(recipe) ?? 'no'
  return asFit(sure === true || known === 'yes', near === true || known === 'maybe')
}

function unknown(id: string): never {
  throw new Error(`Nobody said what ${id} is.`)
}

const courses: Readonly<Record<string, KindOf>> = {
  soup: { tags: /^(?:суп|soup|polévka)$/u, nearTitle: /куліш|guláš/iu },
  salad: { tags: /^(?:салат|salad|salát)$/u, nearTitle: /Малосольні|Квашена|Bowl|Slaw/u },
  dessert: {
    tags: /^(?:десерт|dessert|dort|sladké jídlo)$/u,
    title: /bábovka|Buchty/u,
    nearTitle:
      /Muffins|Pancakes|оладки на|Сирники|Ліниві|Granola|Lassi|Паска|Banana|Вівсянка|каша з гарбузом/u,
  },
  drink: { tags: /^(?:напій|drink)$/u },
  breakfast: {
    tags: /^(?:сніданок|breakfast|snídaně)$/u,
    nearTitle:
      /Lassi|Bramboráky|Banana|Buchty|knedlíky z tvar|Česnečka|Smažený|Паска|Маківник|вишнями|Guacamole|Хумус/u,
  },
  baking: {
    tags: /^(?:випічка|baking|pečení)$/u,
    title: /Buchty/u,
    nearTitle: /Medovník|запіканка|Lívance|Shepherd|Pancakes|Granola/u,
  },
  sauce: { tags: /^(?:соус|sauce|omáčka)$/u },
  snack: {
    tags: /^(?:закуска|snack)$/u,
    nearTags: /^(?:соус|sauce|салат|salad|salát)$/u,
    nearTitle: /Пампушки|Muffins/u,
  },
  dinner: {
    tags: /^(?:вечеря|dinner|večeře)$/u,
    nearTags:
      /^(?:обід|lunch|hlavní jídlo|nedělní oběd|суп|soup|polévka|салат|salad|salát|omáčka|luštěniny|свинина|риба|курка|яловичина)$/u,
    nearTitle: /knedlíky|вишнями/u,
  },
  lunch: {
    tags: /^(?:обід|lunch|nedělní oběd)$/u,
    nearTags:
      /^(?:вечеря|dinner|večeře|hlavní jídlo|суп|soup|polévka|салат|salad|salát|omáčka|luštěniny)$/u,
    nearTitle: /вишнями|knedlíky|Буженина|Шашлик|zelo/u,
  },
  main: {
    tags: /^(?:вечеря|dinner|večeře|обід|lunch|hlavní jídlo|nedělní oběd)$/u,
    when: ({ tags }) =>
      asFit(false, !tags.some((tag) => /^(?:напій|drink|десерт|dessert)$/u.test(tag))),
  },
  cake: {
    title: /пиріг|Cake|Медівник|Medovník|bábovka|Brownies|Banana/u,
    nearTitle: /Маківник|Паска|Muffins|запіканка|Shepherd/u,
  },
  porridge: { title: /каша|Вівсянка/u, nearTitle: /Гречка з|Granola|куліш|Банош|Кутя/u },
  pancakes: {
    title: /Pancakes|оладки|Palačinky|Lívance|Налисники/iu,
    nearTitle: /Деруни|Сирники/u,
  },
  oladky: {
    title: /Pancakes|оладки|Lívance/iu,
    nearTitle: /Palačinky|Налисники|Деруни|Bramboráky|Сирники/u,
  },
  crepes: { title: /Palačinky|Налисники/u, nearTitle: /Pancakes|оладки|Lívance|Bramboráky/iu },
}

const kitchens: Readonly<Record<string, KindOf>> = {
  ukrainian: { tags: /^українська кухня$/u, nearTitle: /Бограч|бограч/u },
  czech: { tags: /^česká kuchyně$/u },
  italian: { tags: /італійська кухня|^Italian$/u },
  mexican: { tags: /мексиканська кухня|^Mexican$/u },
  georgian: { tags: /грузинська/u },
  indian: { tags: /індійська|^Indian$/u },
  thai: { tags: /^Thai$/u },
  japanese: { tags: /японська|^Japanese$/u },
  british: { tags: /^British$/u },
  asian: {
    tags: /азійська|японська|індійська|^(?:Thai|Japanese|Indian|Chinese)$/u,
    nearTitle: /Honey Garlic Salmon|Плов/u,
  },
}

const occasions: Readonly<Record<string, KindOf>> = {
  kids: { tags: /^(?:для дітей|for kids|pro děti)$/u, nearTags: /^family$/u },
  festive: {
    tags: /^(?:святкове|svátek|vánoce|nový rok)$/u,
    nearTags: /^(?:dort|nedělní oběd)$/u,
    nearTitle: /Cake|Roast/u,
  },
  christmas: {
    tags: /^vánoce$/u,
    title: /Кутя/u,
    told: /Святвеч|Різдв/u,
    nearTags: /^святкове$/u,
  },
  easter: { title: /Паска/u, nearTags: /^святкове$/u },
  summer: { tags: /^(?:літнє|summer)$/u },
  autumn: { tags: /^осіннє$/u },
  cheap: {
    tags: /^(?:бюджетно|levné|budget)$/u,
    when: ({ perServing }) => asFit(perServing <= 2000, perServing <= 4000),
  },
  spicy: {
    tags: /^(?:гостре|spicy)$/u,
    nearTitle: /хроном/u,
    when: (recipe) => asFit(false, holds(recipe, 'chili') === 'yes'),
  },
  cold: { tags: /застуди|nachlazení/u },
}
