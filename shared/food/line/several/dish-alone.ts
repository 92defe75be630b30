import { dishes } from '../../lexicon/dishes.ts'
import { courses } from '../../lexicon/taxonomy.ts'
import { matchFoods } from '../../names/match.ts'
import { formOf } from '../../text/forms.ts'
import { once } from '../../text/remembered.ts'
import { andWords } from '../words/index.ts'
import type { Segment } from './parts.ts'

/** «хліб і салат»: a dish that is no food stands for something to buy, whatever that is. */
export function withDishesAlone(segments: readonly Segment[]): readonly Segment[] {
  return segments.map((segment, at) => {
    const joins = [segment, segments[at + 1]].some((one) => one && andWords.has(one.by))
    // «морква, салат» may tell what it is for; in a list of three it is one of them.
    return (joins || segments.length > 2) && isDish(segment) ? { ...segment, dish: true } : segment
  })
}

function isDish({ tokens }: Segment): boolean {
  const [only] = tokens
  if (tokens.length !== 1 || only?.kind !== 'word' || !names().has(only.low)) return false
  return matchFoods([only.form]).every(({ weak }) => weak)
}

const names = once(() => {
  const all = [...dishes, ...courses].flatMap(({ uk, en }) => [...uk, ...en])
  return new Set(all.filter((name) => !name.includes(' ')).map((name) => formOf(name).low))
})
