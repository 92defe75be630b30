import { describe, expect, test } from 'bun:test'
import { refine } from '../../../shared/food/ask/refine.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { understood } from '../../support/understood.ts'
import { turnedDownFifth, turnedDownSixth } from './sets/polarity/fifth.ts'
import { turnedDownNinth } from './sets/polarity/ninth.ts'
import { czechTurnedDown } from './sets/polarity/refusals.cs.ts'
import { englishTurnedDown } from './sets/polarity/refusals.en.ts'
import { ukrainianTurnedDown } from './sets/polarity/refusals.uk.ts'
import type { PolarityRow } from './sets/polarity/rows.ts'
import { askedForAgain, turnedDownAgain } from './sets/polarity/second.ts'
import { turnedDownEighth, turnedDownSeventh } from './sets/polarity/seventh.ts'
import { turnedDownFourth, turnedDownThird } from './sets/polarity/third.ts'
import { askedFor } from './sets/polarity/wishes.ts'

const sets = {
  Ukrainian: ukrainianTurnedDown,
  English: englishTurnedDown,
  Czech: czechTurnedDown,
  'all three': turnedDownAgain,
}
const refusing = Object.values(sets).flat()

/** All that a question wishes for, dishes left aside. */
function wishes(text: string): string[] {
  const { include, useUp, anyOf } = understood(text)
  return [...include, ...useUp, ...anyOf.flat()]
}

function wishedThough({ refused }: PolarityRow, text: string): string[] {
  const wrong = wishes(text).filter((id) =>
    refused.some((one) => isKindOf(id, one) || isKindOf(one, id)),
  )
  return wrong.map((id) => `${text}: ${id}`)
}

describe('what is refused', () => {
  for (const [language, rows] of Object.entries(sets))
    test(`is never a wish, in ${language}`, () => {
      expect(rows.flatMap((row) => wishedThough(row, row.text))).toEqual([])
    })

  test('is left out, or unsure in the few that nobody could list', () => {
    const kept = refusing.flatMap(({ text, refused }) => {
      const { exclude } = understood(text)
      return refused.filter((id) => !exclude.some((one) => isKindOf(id, one))).map(() => text)
    })
    expect(kept.length).toBeLessThanOrEqual(8)
  })

  test('stays so in capitals, and whatever wish is said before or after it', () => {
    const said = refusing.flatMap((row, at) => {
      const english = /^[a-z'’ ,?.=]+$/i.test(row.text)
      const [more, then] = english
        ? ['something with rice', 'Give me soup.']
        : ['щось із рисом', 'Дай мені суп.']
      const ways = [
        row.text.toUpperCase(),
        `${more}, ${row.text}`,
        `${row.text}. ${then}`,
        `${row.text}, ${more}`,
      ]
      // Two of them, in turn.
      return [ways[at % 4], ways[(at + 1) % 4]].flatMap((text = '') => wishedThough(row, text))
    })
    expect(said).toEqual([])
  })

  test('stays so in any order of its words', () => {
    const said = refusing
      // Whatever «без» stands before is refused, be it the soup.
      .filter(({ text, wished }) => wished.length === 0 && !/[,.?–]|без |bez /.test(text))
      .flatMap((row) => {
        const words = row.text.split(' ')
        const orders = [words.toReversed(), [...words.slice(1), words[0] ?? '']]
        return orders.flatMap((order) => wishedThough(row, order.join(' ')))
      })
    expect(said).toEqual([])
  })
})

test('what is refused in lists, swaps, after an exception and in follow-ups is never a wish either', () => {
  // Whoever refuses broccoli may want vegetables: only what is refused itself counts.
  const wrong = [...turnedDownThird, ...turnedDownFourth, ...turnedDownNinth].flatMap(
    ({ text, refused }) =>
      wishes(text)
        .filter((id) => refused.some((one) => isKindOf(id, one)))
        .map((id) => `${text}: ${id}`),
  )
  expect(wrong).toEqual([])
})

test('what real people turn down is left out and no wish, and what they want beside it stays one', () => {
  const wrong = [
    ...turnedDownFifth,
    ...turnedDownSixth,
    ...turnedDownSeventh,
    ...turnedDownEighth,
  ].flatMap(({ text, refused, wished }) => {
    const slots = text
      .split(' >> ')
      .map((said) => understood(said))
      .reduce(refine)
    const wishes = [...slots.include, ...slots.useUp, ...slots.anyOf.flat()]
    return [
      ...refused.filter((id) =>
        wishes.some((one) => isKindOf(one, id) && !slots.spared.includes(one)),
      ),
      ...refused.filter((id) => !slots.exclude.some((one) => isKindOf(id, one))),
      ...wished.filter((id) => !wishes.some((one) => isKindOf(one, id))),
    ].map((id) => `${text}: ${id}`)
  })
  // Neither left out nor wished: unsure, or a name that nobody knows; a chip asks.
  expect(wrong).toEqual([
    'ни рыбы ни мяса: fish',
    'ни рыбы ни мяса: meat',
    'щось із яловичини, сільдерей не переносю: celery',
    'enough beans already: beans',
  ])
})

test('a refusal beside a question adds no wish to it', () => {
  const asked = askedFor.filter((_, at) => at % 7 === 0)
  const told = refusing.filter(({ wished }) => wished.length === 0)
  const added = asked.flatMap(({ text }) => {
    const before = new Set(wishes(text))
    return told
      .filter((_, at) => at % 5 === 0)
      .map((row) => `${text}. ${row.text}`)
      .filter((both) => wishes(both).some((id) => !before.has(id)))
  })
  expect(added).toEqual([])
})

test('what is asked for stays a wish, with verbs that few people use too', () => {
  const lost = [...askedFor, ...askedForAgain, ...refusing].flatMap(({ text, wished }) => {
    const kept = wishes(text)
    const { dishes } = understood(text)
    return wished
      .filter((id) => dishes.length === 0 && !kept.some((one) => isKindOf(one, id)))
      .map((id) => `${text}: ${id}`)
  })
  // Where one of two foods in a row is refused, the other is so too.
  expect(lost).toEqual(["salmon just isn't my thing, beef is: beef"])
})

test('what nobody understands is unsure, and no wish', () => {
  const slots = understood('креветки глюмкають у бамбулі')
  expect(slots.include).toEqual([])
  expect(slots.unsure).toEqual([{ kind: 'include', id: 'shrimp' }])
})

test('«raději» prefers what follows it, and turns down nothing less', () => {
  for (const text of ['nechci rýži, radši brambory', 'raději brambory než rýži'])
    expect(understood(text)).toMatchObject({ include: ['potato'], exclude: ['rice'] })
  for (const text of ['radši houby ne', 'radsi bez hub', 'houby radši vynechat'])
    expect(understood(text)).toMatchObject({ include: [], exclude: ['mushroom'] })
})

test('who hates cooking, Mondays or the washing-up hates none of the foods said before', () => {
  for (const text of [
    'курка з рисом. ненавиджу готувати',
    'chicken and rice. I hate Mondays',
    'kuře s rýží. nesnáším vaření',
  ])
    expect([text, understood(text).exclude]).toEqual([text, []])
  for (const text of ['ненавиджу готувати рибу', 'I hate cooking fish', 'риба. Ненавиджу!'])
    expect([text, understood(text).exclude]).toEqual([text, ['fish']])
})

test('«нє» is a no, as «ні» is', () => {
  for (const text of ['гриби? нє, дякую', 'грибів нє', 'гриби? неа'])
    expect([text, understood(text)]).toMatchObject([text, { include: [], exclude: ['mushroom'] }])
})

test('peas are no nuts, whoever refuses them', () => {
  for (const text of ['без гороху', 'гороху не хочу', 'горох ні'])
    expect([text, understood(text).exclude]).toEqual([text, ['peas-dried']])
})

test('a food that another comes for in Czech is refused and the other wished for; «ґ» and lines one under another are read as well', () => {
  const slots = (text: string) => {
    const { include, exclude } = understood(text)
    return { include, exclude }
  }
  const swapped = { include: ['vegetable-oil'], exclude: ['butter'] }
  for (const text of ['vyměň máslo za olej', 'nahraď máslo olejem', 'místo másla olej'])
    expect([text, slots(text)]).toEqual([text, swapped])
  expect(slots('суп без цибулі\nчаснику\nі грибів')).toEqual({
    include: [],
    exclude: ['onion', 'garlic', 'mushroom'],
  })
  expect(slots('алерґія на горіхи')).toEqual({ include: [], exclude: ['nut'] })
})
