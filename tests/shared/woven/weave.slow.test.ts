import { describe, expect, test } from 'bun:test'
import { nearestThread, threads } from '../../../shared/woven/threads.ts'
import { weave } from '../../../shared/woven/weave.ts'

const borshch = ['#8a1d47', '#57732f', '#e3b040']
const manySeeds = Array.from({ length: 200 }, (_, index) => `pub_${index}`)

describe('the woven picture', () => {
  test('is the same for the same recipe, and another for another', () => {
    expect(weave('pub_a', borshch, '4x3')).toBe(weave('pub_a', borshch, '4x3'))
    expect(weave('pub_a', borshch, '4x3')).not.toBe(weave('pub_b', borshch, '4x3'))
  })

  test('is sewn from the box of threads alone, whatever colours the food has', () => {
    const box = new Set<string>(Object.values(threads))
    const odd = ['#00ff00', '#ff00ff', '#123456', 'red; drop table', '']
    for (const seed of manySeeds)
      for (const [, colour = ''] of weave(seed, odd, '1x1').matchAll(/<path fill="([^"]+)"/g))
        expect(box).toContain(colour)
  })

  test('always has three threads that can be told apart', () => {
    for (const seed of manySeeds) {
      const colours = [...weave(seed, borshch, '4x3').matchAll(/<path fill="([^"]+)"/g)]
      expect(new Set(colours.map(([, colour]) => colour)).size).toBe(colours.length)
      expect(colours.length).toBe(3)
    }
  })

  test('takes the nearest thread by look: a beet is beet, a pale cream is cream', () => {
    expect(nearestThread('#8a1d47')).toBe(threads.beet)
    expect(nearestThread('#f5ecd8')).toBe(threads.cream)
    expect(nearestThread('#5f7fb0')).toBe(threads.cornflower)
  })

  test('comes in every ratio, its middle in the same place', () => {
    expect(weave('pub_a', [], '4x3')).toContain('viewBox="0 0 610 450"')
    expect(weave('pub_a', [], '1x1')).toContain('viewBox="0 0 470 470"')
    expect(weave('pub_a', [], '16x9')).toContain('viewBox="0 0 770 430"')
  })

  test('stays small enough for a page full of them', () => {
    for (const seed of manySeeds)
      expect(Bun.gzipSync(weave(seed, borshch, '4x3')).length).toBeLessThan(5_000)
  })
})
