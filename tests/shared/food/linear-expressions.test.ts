import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { longestQuestion } from '../../../shared/wire/search.ts'
import { growth } from '../../support/growth.ts'

/**
 * A repeated group that ends in what may be missing after what repeats itself, or that is nothing but such a thing: one
 * long word is cut in every way.
 */
const cutsInEveryWay =
  /(?:[+*][^()\n]*(?: \?|[*+?])|\((?:\?:)?(?:\\\w(?:\{\w+\})?|\[[^\]]*\])[+*])\)(?:\{\d|\*|\+)/

/** In a set of characters a star is one of them. */
const marksInSet = /(?<=\[[^\]]*)[*+?](?=[^\]]*\])/g

test('no expression that a question or a line is read by cuts one word into several', async () => {
  // It finds what it is to find.
  for (const bad of [String.raw`(?:\p{L}+ ?){1,4}`, String.raw`(?:\p{L}+)*`])
    expect([bad, cutsInEveryWay.test(bad)]).toEqual([bad, true])
  for (const good of [String.raw`(?:\p{L}+ ){1,4}`, String.raw`\p{L}+(?: \p{L}+){0,3}`])
    expect([good, cutsInEveryWay.test(good)]).toEqual([good, false])
  const found: string[] = []
  const files = [
    'shared/food',
    'server/domain/recipe-reader',
    'server/domain/search',
    'server/domain/ask',
  ].map((room) => [...new Bun.Glob(`${room}/**/*.ts`).scanSync()])
  // A pattern of folders that finds none would hold of everything.
  for (const room of files) expect(room.length).toBeGreaterThan(20)
  for (const file of files.flat())
    for (const row of (await Bun.file(file).text()).split('\n'))
      if (cutsInEveryWay.test(row.replace(marksInSet, '')))
        found.push(`${file}: ${row.trim().slice(0, 120)}`)
  expect(found).toEqual([])
})

test('one long word behind what begins an expression costs as much a letter as a short one', () => {
  const openings = [
    ...[', може ', 'no bake ', 'nobody is allergic to ', 'обіцяла ', 'x є '],
    ...['що приготувати з ', 'чим замінити ', 'what instead of ', 'капуста лежить '],
    ...['торт, що не потребує ', 'з низьким вмістом ', 'хвора '],
    ...['мені не можна ', "my wife can't eat ", 'dcera nesmí ', 'усі їдять ', 'хліба нема '],
    ...['торт, якій ', 'принесла а. я вже не можу. що ', 'до плити ', 'щось гаряче на обід '],
    ...['є а і ', 'банка ', 'після операції ', 'сто років не їла ', 'nobody ever refuses '],
  ]
  for (const opening of openings) {
    const ask = (letters: number) => {
      understandQuery(`${opening}${'а'.repeat(letters)}!x`)
    }
    expect(growth(ask, longestQuestion / 10, 9), opening).toBeLessThan(12)
  }
})

test('what is said over and over costs as much a letter as what is said once', () => {
  const said = [
    ...[
      'є а і б нема ',
      'сто років не їла ',
      'nobody refuses a ',
      'після операції не ',
      'банка а, б не їмо ',
    ],
    ...[
      'breakfast, savoury, ',
      'se nemůžu dočkat ',
      'the school has banned a, ',
      'не хочу готувати є ',
    ],
    ...[
      'не можна а, мені б ',
      'усі їдять а, але ми не ',
      'хліба нема а, спекти ',
      'принесла. я вже не можу. що ',
      "can't eat a, my son b ",
      'щось гаряче на обід ',
      '(а теж) ',
    ],
  ]
  for (const one of said) {
    const ask = (letters: number) => {
      understandQuery(one.repeat(longestQuestion).slice(0, letters))
    }
    expect(growth(ask, longestQuestion / 10, 9), one).toBeLessThan(12)
  }
})
