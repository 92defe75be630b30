import { describe, expect, test } from 'bun:test'
import { refine } from '../../../shared/food/ask/refine.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

describe('a kind of what is refused is welcome where somebody says so', () => {
  const said: readonly (readonly [text: string, group: string, kind: string])[] = [
    ['без горіхів, крім мигдалю', 'nut', 'almond'],
    ['не їм рибу, але лосось можна', 'fish', 'salmon'],
    ['без цибулі, зелена цибуля ок', 'onion', 'spring-onion'],
    ['коров’яче молоко ні, козяче так', 'milk', 'goat-milk'],
    ['no fish except salmon', 'fish', 'salmon'],
    ["I don't eat meat but chicken is fine", 'meat', 'chicken'],
    ["she won't touch beans but green beans are okay", 'beans', 'green-beans'],
    ['no dairy but butter is fine', 'dairy', 'butter'],
    ['žádné ryby kromě lososa', 'fish', 'salmon'],
    ['nejím ryby, ale lososa ano', 'fish', 'salmon'],
  ]
  test.each(said)('%s', (text, group, kind) => {
    const { exclude, spared, contradicted, words } = understandQuery(text)
    expect({ exclude, spared, contradicted, words }).toEqual({
      exclude: [group],
      spared: [kind],
      contradicted: [],
      // Its yes is no word to look for.
      words: [],
    })
  })

  test('a diet that refuses its kind is none any more', () => {
    expect(understandQuery('no dairy but butter is fine').diets).toEqual([])
  })
})

describe('and of what nobody plainly allows it holds', () => {
  const refused: readonly (readonly [text: string, kind: string])[] = [
    // An allergy has no exceptions that a table could vouch for.
    ['allergic to fish but salmon is fine', 'salmon'],
    ['алергія на горіхи, крім мигдалю', 'almond'],
    // Said of it in passing, it is one all the same.
    ['без риби, бо алергія, але лосось можна', 'salmon'],
    // Nor has one to what no law names.
    ['allergic to fruit but apples are fine', 'apple'],
    ['no fish, salmon', 'salmon'],
    ['no fish and I hate salmon', 'salmon'],
    ['chci řízek, ale ne vepřový', 'schnitzel'],
    ['vepřové nejíme, řízek ano', 'schnitzel'],
    ['nightshades are my enemy so peppers are gone', 'bell-pepper'],
    ['a fruit salad besides kiwi, which makes my tongue itch', 'kiwi'],
  ]
  test.each(refused)('%s', (text, kind) => {
    const { include, spared } = understandQuery(text)
    expect([include, spared].flat()).not.toContain(kind)
  })

  test('a second question that refuses it by its name takes it back', () => {
    const first = understandQuery('no fish except salmon')
    expect(refine(first, understandQuery('and no salmon')).spared).toEqual([])
    expect(refine(first, understandQuery('and no rice')).spared).toEqual(['salmon'])
  })

  test('and so does one that tells of an allergy to its kind', () => {
    const first = understandQuery('no fish except salmon')
    expect(refine(first, understandQuery('my guest is allergic to fish')).spared).toEqual([])
  })
})

describe('of what is only missing nothing is refused that is made of it and stands there', () => {
  const missing: readonly (readonly [text: string, refused: string, there: string])[] = [
    ['молока немає, є кефір і борошно, що спекти', 'milk', 'kefir'],
    ['i ran out of milk but i have kefir, what can i bake', 'milk', 'kefir'],
    ['nemám mléko, ale mám kefír, co upéct', 'milk', 'kefir'],
  ]
  test.each(missing)('%s', (text, refused, there) => {
    const { exclude, spared, useUp } = understandQuery(text)
    expect([exclude, spared]).toEqual([[refused], [there]])
    expect(useUp).toContain(there)
  })

  test('nor from what is asked for', () => {
    const { include, exclude, spared } = understandQuery('молока немає, хочу оладки на кефірі')
    expect([include, exclude, spared]).toEqual([['kefir'], ['milk'], ['kefir']])
  })

  test('but not from what nobody can tell whether it is wanted', () => {
    const { unsure, spared } = understandQuery('молока немає, а кефір лежить каменем у шлунку')
    expect([unsure, spared]).toEqual([[{ kind: 'include', id: 'kefir' }], []])
  })

  test('but where somebody does not eat it, or refuses it anew, all of it is refused', () => {
    expect(understandQuery('син не їсть молока, є кефір').spared).toEqual([])
    expect(understandQuery('алергія на молоко, молока немає, є кефір').spared).toEqual([])
    const first = understandQuery('молока немає, є кефір')
    expect(refine(first, understandQuery('без молочного')).spared).toEqual([])
  })
})
