import { expect, test } from 'bun:test'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { understood } from '../../support/understood.ts'
import { named, shapes } from './sets/polarity/shapes.ts'

const wishing: Readonly<Record<string, string>> = { uk: 'хочу', en: 'want', cs: 'chci' }
const cases = 'nagi'

function wishes(text: string): string[] {
  const { include, useUp, anyOf, dishes } = understood(text)
  return [...include, ...useUp, ...anyOf.flat(), ...dishes]
}

/** What a shape refuses and wishes for all the same, each of the foods being the first of the three once. */
function wished(shape: string, language: string): string[] {
  const foods = named[language] ?? []
  // Every third food, beginning with another for every shape.
  const first = shape.length % 3
  const beside = wishes(shape.slice(0, shape.indexOf('{')).replace(/[^,;—:]*$/, ''))
  return foods.flatMap((_, at) => {
    if (at % 3 !== first) return []
    const three = [at, at + 7, at + 12].map((one) => foods[one % foods.length] ?? [])
    const said = shape.replace(
      /\{(\d)([nagi]?)\}/g,
      (_all, place, form) => three[Number(place)]?.[cases.indexOf(form || 'n')] ?? '',
    )
    const all = wishes(said)
    const refused = three
      .filter((_, place) => shape.includes(`{${place}`))
      .flatMap(([first]) => wishes(`${wishing[language]} ${first}`))
      .filter((id) => !beside.includes(id))
    return refused.some((id) => all.some((one) => isKindOf(one, id))) ? [said] : []
  })
}

for (const [name, languages] of Object.entries(shapes))
  test(`${name}: whatever food or dish it is, nothing of it is a wish`, () => {
    const wrong = Object.entries(languages).flatMap(([language, said]) =>
      said.flatMap((shape) => wished(shape, language)),
    )
    expect(wrong).toEqual([])
  })
