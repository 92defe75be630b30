import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

async function finds(texts: readonly string[], wanted: string[], not: string[]): Promise<void> {
  for (const text of texts) {
    const found = await asking.titles(text)
    for (const title of wanted) expect(found, text).toContain(title)
    for (const title of not) expect(found, text).not.toContain(title)
  }
}

test('a soup that is blended is one thing, and no mash beside a soup', async () => {
  await finds(
    ['гарбузовий суп-пюре', 'гарбузовий крем-суп', 'гарбузовий пюре-суп', 'суп-пюре з гарбуза'],
    ['Крем-суп із запеченого гарбуза'],
    ['Борщ із пампушками'],
  )
})

test('a fillet of fish is one of whichever fish, and no anchovy of a tin', async () => {
  await finds(
    ['філе риби', 'fish fillets', 'rybí filé bez smažení'],
    ['Рибальська юшка з пшоном'],
    ['Chicken Caesar Salad', 'Котлета по-київськи'],
  )
})

test('what is said to stand in a tin is tinned', async () => {
  await finds(
    ['квасоля з банки', 'tinned beans'],
    ['Black Bean Burritos', 'Smoky Chili con Carne', 'Spring Minestrone'],
    ['Лобіо з волоськими горіхами'],
  )
})
