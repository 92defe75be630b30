import { describe, expect, test } from 'bun:test'
import { explainLine } from '../../../shared/food/line/explain.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { rules } from '../../../shared/food/line/rules/index.ts'

describe('the rules of the line reader', () => {
  test('each reads its own examples as it says, and is among those that found something', () => {
    for (const { name, examples } of rules.rules) {
      expect(examples, name).not.toEqual([])
      for (const [line, reading] of examples) {
        expect(parseIngredientLine(line), `${name}: ${line}`).toMatchObject(reading)
        expect(
          explainLine(line).rules.map(({ rule }) => rule),
          `${name}: ${line}`,
        ).toContain(name)
      }
    }
  })

  test('each has a name of its own and a sentence', () => {
    const names = rules.rules.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    expect(rules.rules.filter(({ says }) => !says.endsWith('.'))).toEqual([])
  })
})
