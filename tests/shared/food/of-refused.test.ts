import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

const wished = (text: string) => {
  const { include, dishes, courses, useUp } = understandQuery(text)
  return [include, dishes, courses, useUp].flat()
}

test('what a refused dish is named by, or comes with, is no wish', () => {
  for (const text of [
    'fish pie makes me sick',
    'egg mayo makes me sick',
    'щось, тільки не хліб з маслом',
    'щось крім салату з буряка',
    'anything but salad with beetroot',
    'something, just not macaroni with cheese',
    'něco, jen ne makarony se sýrem',
    'jen ne párek v rohlíku',
    'něco, jen ne salát z červené řepy',
  ])
    expect([text, wished(text)]).toEqual([text, []])
})

test('where anything else would do, a dish of some kind is refused as that dish', () => {
  for (const [text, dish] of [
    ['щось, тільки не різдвяні пиріжки', 'pyrizhky'],
    ['щось крім святкового торта', 'cake'],
    ['jen ne vánoční koláčky', 'pie'],
  ] as const) {
    expect([text, wished(text)]).toEqual([text, []])
    expect([text, understandQuery(text).refused.dishes]).toEqual([text, [dish]])
  }
})

test('beside what is refused a thing may be asked for', () => {
  expect(understandQuery('суп без картоплі з грибами').include).toEqual(['mushroom'])
  expect(understandQuery('тільки не суп, з грибами').include).toEqual(['mushroom'])
  expect(understandQuery('риба, тільки не смажена').include).toEqual(['fish'])
})

test('horseradish and leek are refused in words that are said of other things as well', () => {
  expect(understandQuery('алергія на хрін').exclude).toEqual(['horseradish'])
  expect(understandQuery('на хрін цибулю').exclude).toEqual(['onion'])
  expect(understandQuery('alergie na pórek, oběd').exclude).toEqual(['leek'])
})

test('how a refused food is made is asked for by nobody', () => {
  for (const text of ['не люблю смажену курку', 'від смажених грибів мені зле']) {
    const { include, exclude, equipment, words } = understandQuery(text)
    expect([text, exclude.length, include, equipment, words]).toEqual([text, 1, [], [], []])
  }
  const { refused, exclude } = understandQuery('від смаженої риби їй зле, що приготувати?')
  expect([refused.dishes, exclude]).toEqual([['fried-fish'], []])
})

test('what an «and» joins to a dish behind an allergy may be of the same list', () => {
  expect(wished('allergic to dry yeast, soup and creamed corn')).toEqual(['soup'])
  expect(wished('allergic to potato salad, carrot tops and corn flakes')).toEqual(['salad'])
  expect(wished('алергія на яйця, млинці з бананом')).toEqual(['banana', 'mlyntsi'])
})

test('a drink that is made without its wine is wanted all the same', () => {
  for (const text of [
    'безалкогольний глінтвейн',
    'глінтвейн безалкогольний',
    'nealkoholický svařák',
  ])
    expect(understandQuery(text)).toMatchObject({
      dishes: ['mulled-wine-dish'],
      exclude: ['alcohol'],
    })
  expect(understandQuery('маринад для шашлику').dishes).toEqual(['marinade'])
})
