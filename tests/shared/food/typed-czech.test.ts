import { expect, test } from 'bun:test'
import { understood } from '../../support/understood.ts'

test('a limit of time is heard in Czech words, whatever stands around it', () => {
  for (const [text, minutes] of [
    ['slaná snídaně, mám tak dvacet minut', 20],
    ['něco lehkýho k večeři po cvičení, max 30 minut', 30],
    ['max 30 minut', 30],
    ['do dvaceti minut', 20],
    ['hotové za pětadvacet minut', 25],
    ['za petadvacet minut polevka', 25],
    ['maximálně čtyřicet minut', 40],
    ['do 20ti minut', 20],
    ['hotovo za 15', 15],
    ['do dvou hodin', 120],
  ] as const)
    expect([text, understood(text).maxMinutes]).toEqual([text, minutes])
})

test('so it is in Ukrainian as it is spoken', () => {
  for (const [text, minutes] of [
    ['до 30ти хвилин', 30],
    ['до 20-ти хвилин', 20],
    ['за полчаса', 30],
    ['тридцятихвилинна вечеря', 30],
  ] as const)
    expect([text, understood(text).maxMinutes]).toEqual([text, minutes])
})

test('a time of day limits nothing, and is no fish', () => {
  const { include, maxMinutes } = understood('до пів на сьому вечеря з рибою')
  expect([include, maxMinutes]).toEqual([['fish'], undefined])
})

test('Czech as it is spoken and as it is typed without its marks is read alike', () => {
  for (const [typed, written] of [
    ['co s kysanym zelim', 'co s kysaným zelím'],
    ['V mrazaku mam kilo boruvek', 'V mrazáku mám kilo borůvek'],
    ['salat s kozim syrem', 'salát s kozím sýrem'],
    ['Losos, tedy vlastne pstruh, na masle', 'Losos, tedy vlastně pstruh, na másle'],
    ['neco lehkyho', 'něco lehkého'],
    ['co rychlýho uvařit', 'co rychlého uvařit'],
  ] as const) {
    const { words: _, ...one } = understood(typed)
    const { words: __, ...other } = understood(written)
    expect(one).toEqual(other)
  }
})

test('what only begins like a Czech refusal refuses nothing', () => {
  for (const text of [
    'někdy dělám kuře',
    'nestíhám, kuře do 30 minut',
    'netradiční kuře',
    'nevěsta přijde na kuře',
    'něčemu se naučit, třeba kuře',
  ])
    expect([text, understood(text).exclude]).toEqual([text, []])
})

test('whoever says «якшо» and «тіки» is understood', () => {
  expect(understood('шо зготувати якшо в хаті тіки картопля яйця і трохи муки').useUp).toEqual([
    'potato',
    'egg',
    'wheat-flour',
  ])
})
