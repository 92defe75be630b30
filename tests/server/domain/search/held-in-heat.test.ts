import { expect, test } from 'bun:test'
import { isBaked } from '../../../../server/domain/search/baked.ts'
import { readStep } from '../../../../server/domain/search/words.ts'

test.each([
  'Родзинки, в форму, 180 градусів, 40 хв. Різати теплою.',
  'Ліпити, змастити яйцем, 190 градусів 25-30 хв. В дорогу найкраще.',
  "Fold in whisked whites. 170C for 40 min, it'll sink, thats fine.",
  'Press in the tin, 180C 25 min. Cut while warm.',
  'Double line the tin. 150C for 4 hours.',
  '350F, 45 minutes.',
  'Třetinu obarvit kakaem, střídat ve formě. 170 stupňů 50 minut.',
  'Spread on a tray, 200°C for about 20 mins.',
])('what is held in such a heat for so long is in an oven, though nobody says so: %s', (step) => {
  expect(isBaked(readStep(step))).toBe(true)
})

test.each([
  'Heat the oil to 180C, 10 min a batch.',
  'Олію розігріти до 170 градусів, 8 хв на порцію.',
  'Air fryer at 190C for 12 minutes.',
  'Мультиварка, 160 градусів 40 хв.',
  'Sirup svařit na 118 stupňů.',
  'Warm to 40C for 8 hours.',
  'Sous vide, 060C for 2 hours.',
  'Let it stand at 180C for 2 min.',
  'Serves 180, ready in 40 min.',
])('nothing else is: %s', (step) => {
  expect(isBaked(readStep(step))).toBe(false)
})

test('and so is what is held for so long at so many degrees', () => {
  for (const step of [
    'Potatoes with oil and salt, 20 min at 210C.',
    'Потім 35 хв при 180°.',
    '40 minut na 180 stupňů.',
    '1 hour at 350F',
  ])
    expect([step, isBaked(readStep(step))]).toEqual([step, true])
  for (const step of ['Fry the oil 20 min at 180C', '5 min at 200C', '20 min at 60C'])
    expect([step, isBaked(readStep(step))]).toEqual([step, false])
})
