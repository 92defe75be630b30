import type { Amount } from '../../../../shared/food/line/types.ts'
import type { UnitId } from '../../../../shared/food/units/units.ts'

const spelt: Readonly<Record<string, UnitId>> = {
  г: 'g',
  гр: 'g',
  кг: 'kg',
  мл: 'ml',
  л: 'l',
  шт: 'piece',
  g: 'g',
  gr: 'g',
  kg: 'kg',
  ml: 'ml',
  cl: 'cl',
  l: 'l',
  ks: 'piece',
  pcs: 'piece',
  db: 'piece',
  stück: 'piece',
  stk: 'piece',
  st: 'piece',
  bucăți: 'piece',
  bucati: 'piece',
  buc: 'piece',
}

const shape =
  /^(?:(\d{1,3}) ?[x×х] ?)?(\d{1,5}(?:[.,]\d{1,3})?) ?(кг|гр|г|мл|л|шт|kg|gr|g|ml|cl|l|ks|pcs|db|stück|stk|st|bucăți|bucati|buc)\.?$/i

/** What is in a pack: «950г», «0,75 kg», «4 x 125 g»; nothing where a shop writes what we cannot read. */
export function readPack(text: string | null): Amount | null {
  const found = partsOf(text)
  const unit = spelt[(found?.[3] ?? '').toLowerCase()]
  if (!found || !unit) return null
  const quantity = Number(found[1] ?? 1) * Number((found[2] ?? '').replace(',', '.'))
  return quantity > 0 ? { quantity, unit } : null
}

const partsOf = (text: string | null) => shape.exec((text ?? '').trim().replaceAll('\u00a0', ' '))

/** How many things a bundle holds: four in «4 x 125 g», one in any other pack. */
export function timesInPack(text: string | null): number {
  return Math.max(1, Number(partsOf(text)?.[1] ?? 1))
}
