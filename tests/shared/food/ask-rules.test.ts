import { describe, expect, test } from 'bun:test'
import { examples } from '../../../shared/food/ask/rules/examples.ts'
import { rules } from '../../../shared/food/ask/rules/index.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'

describe('each rule of questions does in its examples what it says', () => {
  for (const { name, says } of rules)
    test(`${name}: ${says}`, () => {
      const wrong = (examples[name] ?? []).flatMap(
        ({ text, refused = [], wished = [], unsure = [] }) => {
          const slots = understandQuery(text)
          const wishes = [...slots.include, ...slots.useUp, ...slots.anyOf.flat(), ...slots.dishes]
          const among = (ids: readonly string[], id: string) =>
            ids.some((one) => isKindOf(id, one) || isKindOf(one, id))
          return [
            ...refused.filter((id) => !among(slots.exclude, id) || among(wishes, id)),
            ...wished.filter((id) => !among(wishes, id)),
            ...unsure.filter(
              (id) =>
                among(wishes, id) ||
                among(slots.exclude, id) ||
                !slots.unsure.some((one) => one.id === id),
            ),
          ].map((id) => `${text}: ${id}`)
        },
      )
      expect(wrong).toEqual([])
      expect(examples[name]?.length).toBeGreaterThan(0)
    })
})
