import { entryOf, foods } from '../../../shared/food/lexicon/index.ts'
import type { Food } from '../../../shared/food/lexicon/types.ts'
import { chance, type Good, type Pack } from './good.ts'
import { fats, isWeighed, packsOf } from './packs.ts'
import { lures, type Tongue } from './tongues.ts'

/** Some 1,500 products from the foods that have a price, and what only sounds like them. */
export function catalogueOf(tongue: Tongue): Good[] {
  const real = foods.filter((food) => food.price).flatMap((food) => goodsOf(food, tongue))
  return [...real, ...lures.flatMap((food, at) => misleadingFor(food, at, tongue))].map(
    (good, at) => ({
      ...good,
      number: 100_001 + at,
      id: idOf(`${tongue.language} ${good.name} ${at}`),
    }),
  )
}

type Unnumbered = Omit<Good, 'number' | 'id'>

function goodsOf(food: Food, tongue: Tongue): Unnumbered[] {
  const name = nameOf(food.id, tongue)
  if (!name) return []
  const kinds = fats[food.id] ?? ['']
  const packed = packsOf(food).flatMap((pack, at) => {
    const kind = kinds[at % kinds.length] ?? ''
    return [packedGood(food, name, kind, pack, at, tongue)]
  })
  const more = kinds
    .slice(packed.length)
    .map((kind, at) => packedGood(food, name, kind, packsOf(food)[0] ?? onePiece, at + 2, tongue))
  return isWeighed(food)
    ? [weighedGood(food, name, tongue), ...packed.slice(0, 1)]
    : [...packed, ...more]
}

const onePiece: Pack = { size: 1, unit: 'piece' }

function packedGood(
  food: Food,
  name: string,
  kind: string,
  pack: Pack,
  at: number,
  tongue: Tongue,
): Unnumbered {
  const said = `${food.id} ${at}`
  const brand = tongue.brands[chance(`${tongue.language} ${said}`, tongue.brands.length)] ?? ''
  const whole = (food.price?.minor ?? 0) * pack.size * tongue.rate
  // The bigger pack is a little cheaper for what is in it.
  const minor = likeInShops(whole * (at === 0 ? 1.1 : 0.97))
  const words = [name, tongue.brand(brand), kind].filter(Boolean)
  return {
    name: (tongue.language === 'cs' ? [brand, name, kind] : words).filter(Boolean).join(' '),
    brand,
    food: food.id,
    minor,
    oldMinor: chance(`${said} sale`, 12) === 0 ? likeInShops(minor * 1.2) : null,
    weighted: false,
    step: 1,
    pack: tongue.pack(pack),
    stock: 3 + chance(`${said} stock`, 240),
    // What has a name of one word is what most people come for.
    fame: chance(`${tongue.language} ${said} fame`, 100) + (name.includes(' ') ? 0 : 60),
  }
}

function weighedGood(food: Food, name: string, tongue: Tongue): Unnumbered {
  return {
    name: `${name} ${tongue.weighed}`,
    brand: '',
    food: food.id,
    minor: likeInShops((food.price?.minor ?? 0) * tongue.rate),
    oldMinor: null,
    weighted: tongue.language === 'uk',
    step: tongue.language === 'uk' ? 0.1 : 1,
    // What is weighed shows here how its price is meant, and no pack.
    pack: tongue.language === 'uk' ? '1кг' : '1 kg',
    stock: 5 + chance(`${food.id} weighed`, 60),
    fame: 60 + chance(`${food.id} weighed fame`, 40),
  }
}

/** They stand high up: that is why the first hit is so often the wrong one. */
function misleadingFor(id: string, at: number, tongue: Tongue): Unnumbered[] {
  const said = nameOf(id, tongue).toLowerCase()
  if (!said) return []
  return [0, 3].flatMap((step) => {
    const one = tongue.misleading[(at + step) % tongue.misleading.length]
    if (!one) return []
    return {
      name: one.name.replace('{}', said),
      brand: '',
      food: null,
      minor: one.minor,
      oldMinor: null,
      weighted: false,
      step: 1,
      pack: one.pack,
      stock: 40,
      fame: 80 + chance(`${one.name} ${said}`, 60),
    }
  })
}

function nameOf(id: string, { language }: Tongue): string {
  const name = entryOf(id)?.[language][0] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function likeInShops(minor: number): number {
  return Math.max(490, Math.round(minor / 100) * 100 - 10)
}

function idOf(words: string): string {
  const hex = new Bun.CryptoHasher('sha256').update(words).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-')
}
