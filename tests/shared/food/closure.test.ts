import { describe, expect, test } from 'bun:test'
import {
  allergensOf,
  descendantsOf,
  flagsOf,
  isA,
  isKindOf,
  kindsOf,
  mayHold,
} from '../../../shared/food/lexicon/index.ts'
import type { Allergen } from '../../../shared/food/lexicon/types.ts'

describe('without meat', () => {
  test('leaves out broths, cubes, bacon, mince, lard, salo and sausages', () => {
    expect(
      spared('meat', ['chicken-broth', 'meat-broth', 'bouillon-cube', 'bacon', 'minced-meat']),
    ).toEqual([])
    expect(spared('meat', ['salo', 'lard', 'frankfurter', 'pate', 'pelmeni', 'dry-soup'])).toEqual(
      [],
    )
  })

  test('leaves out gelatine and what is set with it, but not agar', () => {
    expect(spared('meat', ['gelatin', 'marshmallow', 'jelly-powder'])).toEqual([])
    // «Мармелад» is set with pectin or agar as often.
    expect(isA('marmalade-candy', 'meat')).toBe(false)
    expect(mayHold('marmalade-candy', 'meat')).toBe(true)
    expect(isA('agar', 'animal-product')).toBe(false)
  })

  test('leaves soya «meat», vegetable broth, mushrooms and yeast in', () => {
    expect(
      caught('meat', ['soy-meat', 'vegetable-broth', 'champignon', 'yeast', 'mushroom-broth']),
    ).toEqual([])
  })

  test('chicken fillet is chicken, poultry and meat, and no pork', () => {
    expect(caught('chicken', ['chicken-fillet'])).toEqual(['chicken-fillet'])
    expect(caught('poultry', ['chicken-fillet'])).toEqual(['chicken-fillet'])
    expect(isA('chicken-fillet', 'pork')).toBe(false)
  })

  test('a wish for meat finds mince and no marshmallow', () => {
    expect(kindsOf('meat').has('minced-meat')).toBe(true)
    expect(kindsOf('meat').has('marshmallow')).toBe(false)
  })
})

describe('without fish', () => {
  test('leaves out fish sauce, Worcestershire sauce, anchovy, roe and crab sticks', () => {
    expect(
      spared('fish', ['fish-sauce', 'worcestershire', 'anchovy', 'caviar', 'crab-sticks']),
    ).toEqual([])
    expect(isA('caesar-dressing', 'fish')).toBe(true)
  })

  test('vegetable «caviar» is not from the sea', () => {
    expect(isA('vegetable-caviar', 'from-water')).toBe(false)
  })

  test('oyster sauce is of molluscs, kimchi of fish', () => {
    expect(has('oyster-sauce', 'molluscs')).toBe(true)
    expect(has('kimchi', 'fish')).toBe(true)
  })

  test('crab sticks hold fish, egg, gluten and shellfish', () => {
    expect(
      ['fish', 'eggs', 'gluten', 'crustaceans'].filter(
        (each) => !has('crab-sticks', each as Allergen),
      ),
    ).toEqual([])
  })
})

describe('without dairy', () => {
  test('leaves out every cheese, kefir, ryazhanka, butter, whey, casein and condensed milk', () => {
    expect(
      spared('dairy', ['processed-cheese', 'brynza', 'kefir', 'ryazhanka', 'butter', 'ghee']),
    ).toEqual([])
    expect(
      spared('dairy', ['whey', 'casein', 'condensed-milk', 'pesto', 'milk-chocolate', 'bechamel']),
    ).toEqual([])
  })

  test('coconut milk is neither dairy nor a nut', () => {
    expect(isA('coconut-milk', 'dairy')).toBe(false)
    expect(isA('coconut-milk', 'nut')).toBe(false)
  })

  test('almond milk is of nuts and not dairy', () => {
    expect(isA('almond-milk', 'nut')).toBe(true)
    expect(has('almond-milk', 'nuts')).toBe(true)
    expect(isA('almond-milk', 'dairy')).toBe(false)
  })

  test('cocoa butter and peanut butter are no butter', () => {
    expect(caught('dairy', ['cocoa-butter', 'peanut-butter', 'coconut-oil', 'tofu'])).toEqual([])
    expect(has('peanut-butter', 'peanuts')).toBe(true)
  })
})

describe('without eggs', () => {
  test('leaves out mayonnaise, egg noodles, meringue and whites, but not vegan mayonnaise', () => {
    expect(
      spared('egg', ['mayonnaise', 'egg-noodles', 'meringue', 'egg-white', 'tartar-sauce']),
    ).toEqual([])
    expect(flagsOf('vegan-mayonnaise').has('egg')).toBe(false)
  })
})

describe('without nuts', () => {
  test('leaves out pesto, marzipan, praline, chocolate spread and peanuts', () => {
    expect(
      spared('nut', ['pesto', 'marzipan', 'praline', 'chocolate-spread', 'peanut', 'granola']),
    ).toEqual([])
  })

  test('butternut squash, nutmeg and coconut are not nuts', () => {
    expect(caught('nut', ['butternut-squash', 'nutmeg', 'coconut', 'coconut-flakes'])).toEqual([])
  })

  test('peanuts and tree nuts are two allergens', () => {
    expect([...allergensOf('peanut')]).toEqual(['peanuts'])
    expect([...allergensOf('walnut')]).toEqual(['nuts'])
  })
})

describe('without gluten', () => {
  test('leaves out semolina, couscous, bulgur, barley, rye, crumbs, beer and soy sauce', () => {
    expect(
      spared('gluten', ['semolina', 'couscous', 'bulgur', 'pearl-barley', 'rye-flour']),
    ).toEqual([])
    expect(
      spared('gluten', ['breadcrumbs', 'rusks', 'beer', 'soy-sauce', 'kvass', 'seitan']),
    ).toEqual([])
  })

  test('counts oats, as EU law does', () => {
    expect(has('rolled-oats', 'gluten')).toBe(true)
    expect(isA('rolled-oats', 'gluten')).toBe(true)
  })

  test('leaves buckwheat, rice, corn and gluten-free flour in', () => {
    expect(
      caught('gluten', ['buckwheat-flour', 'rice-flour', 'corn-starch', 'corn-flour']),
    ).toEqual([])
    expect(caught('gluten', ['gluten-free-flour', 'millet', 'potato-starch', 'tamari'])).toEqual([])
  })

  test('soba is of buckwheat and of wheat', () => {
    expect(isA('soba', 'buckwheat')).toBe(true)
    expect(isA('soba', 'gluten')).toBe(true)
  })
})

describe('other allergens', () => {
  test('tahini, halva, hummus and za’atar hold sesame', () => {
    const spare = ['tahini', 'halva', 'hummus', 'zaatar', 'sesame-oil'].filter(
      (id) => !has(id, 'sesame'),
    )
    expect(spare).toEqual([])
  })

  test('soy sauce, tofu and miso hold soya', () => {
    expect(['soy-sauce', 'tofu', 'miso', 'soy-milk'].filter((id) => !has(id, 'soya'))).toEqual([])
  })

  test('garlic salt is salt with garlic', () => {
    expect(isKindOf('garlic-salt', 'spice')).toBe(true)
    expect(isKindOf('salt', 'spice')).toBe(false)
    expect(isKindOf('garlic-salt', 'salt')).toBe(true)
    expect(isA('garlic-salt', 'garlic')).toBe(true)
  })

  test('bouillon cubes hold celery, wine sulphites, mayonnaise mustard', () => {
    expect(has('bouillon-cube', 'celery')).toBe(true)
    expect(has('white-wine', 'sulphites')).toBe(true)
    expect(has('mayonnaise', 'mustard')).toBe(true)
  })
})

test('a kind may lack what its kind holds: no pork in turkey bacon or chicken sausages', () => {
  expect(caught('pork', ['turkey-bacon', 'turkey-ham', 'chicken-sausage'])).toEqual([])
  expect(isKindOf('chicken-sausage', 'sausage')).toBe(true)
  expect(isA('gluten-free-oats', 'gluten')).toBe(false)
  expect(isA('dark-chocolate', 'dairy')).toBe(false)
})

test('brawn is pork, mincemeat holds suet, rennet comes from an animal', () => {
  expect(isA('head-cheese', 'pork')).toBe(true)
  expect(isA('head-cheese', 'dairy')).toBe(false)
  expect(isA('mincemeat', 'meat')).toBe(true)
  expect(flagsOf('rennet').has('animal')).toBe(true)
})

test('without onions leaves out spring onions and leeks; without chocolate, the white one too', () => {
  expect(spared('onion', ['red-onion', 'spring-onion', 'leek', 'chives', 'onion-powder'])).toEqual(
    [],
  )
  expect(spared('chocolate', ['white-chocolate', 'chocolate-spread', 'chocolate-chips'])).toEqual(
    [],
  )
  expect(spared('egg', ['quail-egg', 'egg-powder'])).toEqual([])
})

test('«гостре» is chili, horseradish and hot sauces, not every pepper', () => {
  expect(
    spared('spicy', ['chili', 'horseradish', 'hot-sauce', 'adjika', 'kimchi', 'cayenne']),
  ).toEqual([])
  expect(caught('spicy', ['black-pepper', 'bell-pepper', 'paprika'])).toEqual([])
})

test('alcohol is wine, beer and liqueur, and no vinegar', () => {
  expect(spared('alcohol', ['white-wine', 'beer', 'amaretto', 'mirin'])).toEqual([])
  expect(caught('alcohol', ['wine-vinegar', 'vanilla-extract', 'non-alcoholic-beer'])).toEqual([])
})

test('whoever refuses milk refuses all that is made of it, and not what only shares its name', () => {
  expect(spared('milk', ['cheese', 'butter', 'sour-cream', 'kefir', 'condensed-milk'])).toEqual([])
  expect(caught('milk', ['coconut-milk', 'almond-milk', 'dark-chocolate'])).toEqual([])
})

function spared(concept: string, ids: string[]): string[] {
  return ids.filter((id) => !descendantsOf(concept).has(id))
}

function caught(concept: string, ids: string[]): string[] {
  return ids.filter((id) => isA(id, concept))
}

function has(id: string, allergen: Allergen): boolean {
  return allergensOf(id).has(allergen)
}
