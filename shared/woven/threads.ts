import { distance, type Lab, lab } from './colour.ts'

/** The box of threads: every picture is sewn from these, so that all of them belong together. */
export const threads = {
  beet: '#8c1f49',
  cherry: '#6a1231',
  raspberry: '#b23a60',
  tomato: '#c14530',
  paprika: '#a4472a',
  carrot: '#d67f31',
  pumpkin: '#e09e44',
  sunflower: '#e2b23f',
  butter: '#ecd497',
  cream: '#f3e9d2',
  oat: '#cdb48c',
  bread: '#b5854f',
  buckwheat: '#86573a',
  rye: '#53392c',
  mushroom: '#998672',
  poppy: '#2e272c',
  plum: '#55325d',
  blueberry: '#3f4773',
  cornflower: '#6580a8',
  parsley: '#33532f',
  dill: '#587531',
  sorrel: '#80a03f',
  cabbage: '#afbe7d',
  salmon: '#d88b72',
} as const

const known = Object.values(threads).map((hex) => ({ hex, lab: lab(hex) }))

/** The thread that looks most like a colour. */
export function nearestThread(hex: string): string {
  return nearest(lab(hex)).hex
}

function nearest(wanted: Lab) {
  return known.reduce((best, thread) =>
    distance(thread.lab, wanted) < distance(best.lab, wanted) ? thread : best,
  )
}
