/** What a unit measures. Counts convert into nothing but themselves. */
type Dimension = 'mass' | 'volume' | 'length' | 'count'

export interface Unit {
  dimension: Dimension
  /** Grams, millilitres or centimetres in one; 1 for counts. */
  factor: number
}

/**
 * A glass («склянка», «стакан») is 250 ml, as Ukrainian recipes fill it; a cup is the American
 * 240 ml. A spoon of 15 and a teaspoon of 5 serve both.
 */
export const units = {
  g: { dimension: 'mass', factor: 1 },
  kg: { dimension: 'mass', factor: 1000 },
  mg: { dimension: 'mass', factor: 0.001 },
  dag: { dimension: 'mass', factor: 10 },
  oz: { dimension: 'mass', factor: 28.35 },
  lb: { dimension: 'mass', factor: 453.6 },
  ml: { dimension: 'volume', factor: 1 },
  cl: { dimension: 'volume', factor: 10 },
  dl: { dimension: 'volume', factor: 100 },
  l: { dimension: 'volume', factor: 1000 },
  tsp: { dimension: 'volume', factor: 5 },
  dessertspoon: { dimension: 'volume', factor: 10 },
  tbsp: { dimension: 'volume', factor: 15 },
  gill: { dimension: 'volume', factor: 118 },
  saltspoon: { dimension: 'volume', factor: 1.25 },
  peck: { dimension: 'volume', factor: 8810 },
  cup: { dimension: 'volume', factor: 240 },
  glass: { dimension: 'volume', factor: 250 },
  shot: { dimension: 'volume', factor: 50 },
  mug: { dimension: 'volume', factor: 300 },
  floz: { dimension: 'volume', factor: 29.57 },
  pint: { dimension: 'volume', factor: 473 },
  quart: { dimension: 'volume', factor: 946 },
  gallon: { dimension: 'volume', factor: 3785 },
  drop: { dimension: 'volume', factor: 0.05 },
  cm: { dimension: 'length', factor: 1 },
  inch: { dimension: 'length', factor: 2.54 },
  piece: { dimension: 'count', factor: 1 },
  clove: { dimension: 'count', factor: 1 },
  head: { dimension: 'count', factor: 1 },
  cob: { dimension: 'count', factor: 1 },
  bunch: { dimension: 'count', factor: 1 },
  handful: { dimension: 'count', factor: 1 },
  pinch: { dimension: 'count', factor: 1 },
  dash: { dimension: 'count', factor: 1 },
  can: { dimension: 'count', factor: 1 },
  jar: { dimension: 'count', factor: 1 },
  bottle: { dimension: 'count', factor: 1 },
  pack: { dimension: 'count', factor: 1 },
  sachet: { dimension: 'count', factor: 1 },
  box: { dimension: 'count', factor: 1 },
  bag: { dimension: 'count', factor: 1 },
  tray: { dimension: 'count', factor: 1 },
  tube: { dimension: 'count', factor: 1 },
  bar: { dimension: 'count', factor: 1 },
  cube: { dimension: 'count', factor: 1 },
  slice: { dimension: 'count', factor: 1 },
  chunk: { dimension: 'count', factor: 1 },
  wedge: { dimension: 'count', factor: 1 },
  ring: { dimension: 'count', factor: 1 },
  leaf: { dimension: 'count', factor: 1 },
  sprig: { dimension: 'count', factor: 1 },
  stalk: { dimension: 'count', factor: 1 },
  stick: { dimension: 'count', factor: 1 },
  pod: { dimension: 'count', factor: 1 },
  sheet: { dimension: 'count', factor: 1 },
  loaf: { dimension: 'count', factor: 1 },
  ball: { dimension: 'count', factor: 1 },
  scoop: { dimension: 'count', factor: 1 },
  bucket: { dimension: 'count', factor: 1 },
  rack: { dimension: 'count', factor: 1 },
  nest: { dimension: 'count', factor: 1 },
  slab: { dimension: 'count', factor: 1 },
  knob: { dimension: 'count', factor: 1 },
  grain: { dimension: 'count', factor: 1 },
  serving: { dimension: 'count', factor: 1 },
} as const satisfies Record<string, Unit>

export type UnitId = keyof typeof units

/** Units in which a shop sells a thing whole: «2 банки (400 г)» means 400 grams in each. */
export const packages: ReadonlySet<UnitId> = new Set([
  'can',
  'jar',
  'bottle',
  'pack',
  'sachet',
  'box',
  'bag',
  'tray',
  'tube',
  'bar',
])
