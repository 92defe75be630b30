import { distance, lab } from './colour.ts'
import { pick } from './random.ts'
import { nearestThread, threads } from './threads.ts'

export interface Spool {
  ground: string
  /** The main colour, its companion and the accent. */
  colours: readonly [string, string, string]
}

const linen = '#efe6d5'
const darkGrounds = ['#2d262b', '#47122b', '#2a422e', '#332f4c', '#48311f'] as const
const families = [
  [threads.beet, threads.dill, threads.sunflower],
  [threads.tomato, threads.poppy, threads.pumpkin],
  [threads.blueberry, threads.raspberry, threads.cornflower],
  [threads.parsley, threads.beet, threads.carrot],
  [threads.plum, threads.sorrel, threads.sunflower],
  [threads.cherry, threads.rye, threads.salmon],
  [threads.carrot, threads.dill, threads.cherry],
] as const

// Closer than this a stitch is lost on the cloth, or two threads look like one.
const lost = 0.22
const alike = 0.09

/** Chooses the cloth and three threads for it: the ingredients’ own, then the house’s. */
export function windSpool(random: () => number, colours: readonly string[]): Spool {
  const own = colours.filter((colour) => /^#[0-9a-f]{6}$/i.test(colour)).map(nearestThread)
  const family = pick(random, families)
  const ground = random() < 0.4 ? pick(random, darkGrounds) : linen
  const house = [...family, threads.cream, threads.beet, threads.sunflower, threads.poppy]
  const chosen: string[] = []
  // At the end the whole box: on any cloth three of its threads can be told apart.
  for (const thread of [...own, ...house, ...Object.values(threads)]) {
    const seen = distance(lab(thread), lab(ground)) >= lost
    const different = chosen.every((other) => distance(lab(other), lab(thread)) >= alike)
    if (seen && different) chosen.push(thread)
  }
  const [main = family[0], companion = family[1], accent = family[2]] = chosen
  return { ground, colours: [main, companion, accent] }
}
