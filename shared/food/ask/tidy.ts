import { isKindOf, withNamesakes } from '../lexicon/index.ts'
import { cardinals } from '../numbers/words.ts'
import { step } from '../text/steps.ts'
import { refusesGluten, withoutGluten } from './free-from.ts'
import { sparedOf } from './spared.ts'
import { dietExcludes } from './terms.ts'
import { kinds, namesAnything, type Slots } from './types.ts'
import { small } from './words/small.ts'

/** «вегетаріанці, але рибу їмо»: who says both eats fish. */
function allowFish(slots: Slots): void {
  const wanted = [...slots.include, ...slots.useUp]
  slots.eatsFish =
    slots.diets.includes('vegetarian') &&
    wanted.some((id) => isKindOf(id, 'fish') || isKindOf(id, 'seafood'))
  if (slots.eatsFish)
    slots.diets = slots.diets.map((diet) => (diet === 'vegetarian' ? 'pescatarian' : diet))
}

/**
 * Each id once, and nothing wanted that is also refused. Pasta without gluten stays wanted: a kind of it may
 * have none, and the refusal is kept whatever is wanted.
 */
export function tidy(slots: Slots): Slots {
  keepItsGroats(slots)
  // «щось солоне на сніданок»: what is sweet in the morning is no dessert.
  if (slots.courses.includes('breakfast') && slots.refused.courses.includes('dessert'))
    slots.exclude.push('sweet')
  slots.exclude = unique(slots.exclude)
  slots.include = unique(slots.include)
  // «ne karbanátky», "not meatballs": what is sold frozen, and the dish.
  if (slots.exclude.includes('cutlets-frozen') && !slots.refused.dishes.includes('cutlets'))
    slots.refused.dishes.push(slots.language === 'en' ? 'meatballs' : 'cutlets')
  keepSpared(slots)
  const isRefused = refusedBy(slots)
  if (refusesGluten(slots))
    slots.include = slots.include.map((id) => (isRefused(id) ? (withoutGluten(id) ?? id) : id))
  const chosen = slots.anyOf.flat()
  const wished = [...slots.include, ...slots.useUp, ...chosen]
  slots.contradicted = unique(wished).filter(isRefused)
  withoutItsCream(slots)
  withoutItsWine(slots)
  slots.anyOf = slots.anyOf.map((group) => group.filter((id) => !isRefused(id)))
  slots.useUp = unique(slots.useUp).filter((id) => !isRefused(id))
  slots.include = unique([
    ...slots.include.filter((id) => !chosen.includes(id)),
    // What is left of a choice when the rest of it was refused.
    ...slots.anyOf.filter((group) => group.length === 1).flat(),
  ]).filter((id) => !isRefused(id) && !slots.useUp.includes(id))
  slots.anyOf = slots.anyOf.filter((group) => group.length > 1)
  // «просить м’яса, а є тільки фарш»: what there is of it is enough.
  const there = slots.useUp
  const isSaidCloser = (id: string) => there.some((one) => one !== id && isKindOf(one, id))
  slots.include = slots.include.filter((id) => !isSaidCloser(id))
  slots.useUp = slots.useUp.filter((id) => !isSaidCloser(id))
  slots.insisted = unique(slots.insisted).filter((id) => slots.include.includes(id))
  slots.unsure = slots.unsure.filter(
    ({ kind, id }, at) =>
      !(kind === 'include'
        ? isRefused(id) || slots.include.includes(id)
        : slots.refused[kind].includes(id)) &&
      slots.unsure.findIndex((other) => other.kind === kind && other.id === id) === at,
  )
  allowFish(slots)
  const { courses, dishes, include, anyOf, useUp } = slots
  const isNamed = [courses, dishes, include, anyOf, useUp].some((list) => list.length > 0)
  // «щось до пюре»: a dish of its own.
  if (!isNamed && slots.beside.some(({ side }) => side)) slots.courses = ['main']
  // «що подати до риби»: what is served beside it.
  else if (slots.beside.length > 0 && !namesAnything(slots)) slots.courses = ['side']
  // «щось із підливою»: no jar of it.
  if (slots.inSauce && dishes.length === 0 && !slots.courses.includes('main'))
    slots.courses = [...slots.courses.filter((id) => id !== 'side'), 'main']
  // «котлети або тефтелі»: what is sold frozen is what the dish is called by as well.
  if (dishes.includes('cutlets'))
    slots.include = slots.include.filter((id) => id !== 'cutlets-frozen')
  // «hovězí s omáčkou na neděli»: of a meal the sauce is a part.
  if (slots.courses.includes('main') && include.some((id) => isKindOf(id, 'meat')))
    slots.courses = slots.courses.filter((id) => id !== 'sauce')
  // "A vegetable side for Christmas dinner": the meal is what it is eaten with.
  if (slots.courses.includes('side')) slots.courses = slots.courses.filter((id) => id !== 'main')
  // «на мангал, крім шашлика»: the dish is refused, and not the fire.
  if (slots.equipment.includes('grill') && slots.refused.dishes.includes('shashlik'))
    slots.refused.occasions = slots.refused.occasions.filter((id) => id !== 'barbecue')
  // «не салат і не соус»: no course of that kind, and a dish may well have some.
  const areTastes = slots.include.length > 0 && slots.include.every((id) => tastes.has(id))
  if (areTastes && slots.refused.courses.length > 1 && slots.refused.courses.includes('sauce'))
    slots.exclude = slots.exclude.filter((id) => id !== 'sauce')
  // «солоденьке на сніданок без цукру»: what fruit sweetens is called no dessert.
  if (slots.byTaste && slots.exclude.includes('sugar') && slots.courses.includes('breakfast'))
    slots.courses = slots.courses.filter((id) => id !== 'dessert')
  if (slots.isGloomy && !namesAnything(slots)) slots.occasions = ['warming']
  // "A lunch to eat cold": it was cooked, and is no ice.
  // «така спека, мангал стоїть»: what comes off a fire is hot.
  if (slots.occasions.includes('eaten-cold') || slots.equipment.includes('grill'))
    slots.occasions = slots.occasions.filter((id) => id !== 'cooling')
  // «що спекти з яблук без духовки»: it is no baking then.
  if (slots.equipment.includes('no-bake'))
    slots.courses = slots.courses.filter((id) => id !== 'baking')
  slots.diets = unique(slots.diets)
  slots.allergies = unique(slots.allergies)
  // «příkrm pro miminko» asks for a dish, and for no jar of it.
  if (slots.forBaby) slots.include = slots.include.filter((id) => id !== 'baby-puree')
  // It tells nothing that a recipe of it says.
  if (slots.include.length + slots.useUp.length > 0)
    slots.words = slots.words.filter((word) => !small.boiled.has(word))
  // «десерт, мало цукру»: of that the flag tells.
  if (slots.lowSugar) slots.words = slots.words.filter((word) => !small.little.has(word))
  // How old it is stands in no recipe's words.
  if (slots.forBaby) {
    slots.words = slots.words.filter((word) => !small.months.has(word))
    slots.unknownExclusions = slots.unknownExclusions.filter((word) => !small.months.has(word))
  }
  slots.unknownExclusions = unique(slots.unknownExclusions)
  // «чотири жовтки»: how many there are is in no recipe's words.
  slots.words = unique(slots.words).filter((word) => !cardinals.has(word))
  for (const kind of kinds) {
    slots.refused[kind] = unique(slots.refused[kind])
    slots[kind] = unique(slots[kind]).filter((id) => !slots.refused[kind].includes(id))
  }
  return slots
}

const tastes: ReadonlySet<string> = new Set(['spicy', 'sweet'])

/** «з гречки щось, тільки не кашу»: the dish is refused, and not the groats that it is called by as well. */
function keepItsGroats(slots: Slots): void {
  const of = (ids: readonly string[], id: string) => ids.filter((one) => one === id).length
  const porridge = of(slots.refused.dishes, 'porridge')
  // «без каші і круп» refuses both.
  if (porridge === 0 || of(slots.exclude, 'groats') > porridge) return
  const wanted = [...slots.include, ...slots.useUp, ...slots.anyOf.flat()]
  if (wanted.some((id) => isKindOf(id, 'groats')))
    slots.exclude = slots.exclude.filter((id) => id !== 'groats')
}

/** "creamy soup without any cream", «krémová polévka bez smetany»: a soup that is blended. */
function withoutItsCream(slots: Slots): void {
  if (!slots.contradicted.includes('cream') || !slots.courses.includes('soup')) return
  slots.contradicted = slots.contradicted.filter((id) => id !== 'cream')
  slots.dishes = [...slots.dishes, 'cream-soup']
}

/** «безалкогольний глінтвейн»: the drink is wanted, and made of something else. */
function withoutItsWine(slots: Slots): void {
  if (!slots.contradicted.includes('mulled-wine')) return
  slots.contradicted = slots.contradicted.filter((id) => id !== 'mulled-wine')
  slots.dishes = [...slots.dishes, 'mulled-wine-dish']
}

/** What is spared is of no diet that refuses its kind: «без молочного, але масло можна». */
function keepSpared(slots: Slots): void {
  slots.spared = sparedOf(slots.spared, slots)
  slots.diets = slots.diets.filter((diet) => {
    const group = dietExcludes[diet]
    return group === undefined || !slots.spared.some((id) => isKindOf(id, group))
  })
}

/** Whether a food is refused by its own name, or as a kind of what was refused and not spared. */
export function refusedBy({ exclude, spared }: Pick<Slots, 'exclude' | 'spared'>) {
  const refusals = withNamesakes(exclude)
  return (id: string) => {
    step(refusals.length)
    if (!refusals.some((refused) => isKindOf(id, refused))) return false
    return exclude.includes(id) || !spared.some((one) => isKindOf(id, one))
  }
}

export function unique<T>(list: readonly T[]): T[] {
  if (list.length < 2) return list[0] === undefined || list[0] === '' ? [] : [list[0]]
  return [...new Set(list)].filter((one) => one !== '')
}
