import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { Glob } from 'bun'
import { examples } from '../../../shared/food/ask/rules/examples.ts'
import { rules } from '../../../shared/food/ask/rules/index.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'

test('no word of a language stands in the code that reads questions: all are in tables', () => {
  const folder = `${import.meta.dir}/../../../shared/food/ask`
  const code = [...new Glob('**/*.ts').scanSync(folder)].filter(
    (file) => !/^(?:words|function-words)\/|^rules\/examples\.ts$/.test(file),
  )
  const said = code.filter((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const bare = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|^ +says: .*$/gm, '')
    return /\p{Script=Cyrillic}|[áčďéěíňóřšťúůýž]/u.test(bare)
  })
  expect(said).toEqual([])
})

describe('each rule of questions does in its examples what it says', () => {
  for (const { name, says } of rules)
    test(`${name}: ${says}`, () => {
      const wrong = (examples[name] ?? []).flatMap(
        ({ text, refused = [], wished = [], unsure = [] }) => {
          const slots = understandQuery(text)
          const wishes = [...slots.include, ...slots.useUp, ...slots.anyOf.flat(), ...slots.dishes]
          const among = (ids: readonly string[], id: string) =>
            ids.some((one) => one === id || isKindOf(id, one) || isKindOf(one, id))
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
