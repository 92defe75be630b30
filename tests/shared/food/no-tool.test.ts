import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

function toolsOf(question: string) {
  const { equipment, refused } = understandQuery(question)
  return { wanted: equipment, refused: refused.equipment }
}

test.each([
  'Ремонт, у хаті ні плити ні духовки. Що ситне на обід?',
  'у хаті нема ні плити, ні духовки',
  'у нас ані духовки, ані плити',
  'плити нема, духовки теж',
  'плита не працює, духовка теж. Що поїсти?',
  'нема плити і духовки, що поїсти',
  'газу немає й духовки теж, що їсти',
  'плиту ще не підключили, духовку теж',
  'The hob is broken and we have no oven',
])('where there is neither a stove nor an oven nothing is cooked: %s', (question) => {
  const { wanted, refused } = toolsOf(question)
  expect(wanted).toContain('no-cook')
  expect(wanted).not.toContain('oven')
  expect(refused).toContain('stove')
})

test.each([
  ['ні плити, ні духовки, є мікрохвильовка', 'microwave'],
  ['ні плити, ні духовки, тільки мангал', 'grill'],
  ['нема плити й духовки, є мультиварка', 'multicooker'],
])('what else heats is cooked in: %s', (question, tool) => {
  expect(toolsOf(question).wanted).toEqual([tool])
})

test.each([
  ['ні блендера, ні міксера, хочу торт', ['blender', 'mixer']],
  ['немає ні духовки, ні мікрохвильовки. що приготувати', ['oven', 'microwave']],
  ['ні мультиварки, ні духовки, ні блендера. що на вечерю', ['multicooker', 'oven', 'blender']],
  ['духовки в мене немає, мультиварки теж', ['oven', 'multicooker']],
  ['ні плити ні цукру, що солодке', ['stove']],
  ['нема ні молока, ні духовки', ['oven']],
  ['газу нема, що на вечерю', ['stove']],
  ['мультиварка здохла, що на вечерю', ['multicooker']],
])('a tool that there is none of is not asked for: %s', (question, none) => {
  const { wanted, refused } = toolsOf(question)
  expect(wanted).toEqual([])
  expect(refused.toSorted()).toEqual(none.toSorted())
})

test.each([
  'духовка накрилась, що приготувати',
  'духовка здохла, хочу торт',
  'духовка не нагрівається',
])('an oven that does not work bakes nothing: %s', (question) => {
  expect(toolsOf(question).wanted).toEqual(['no-bake'])
})

test.each(['духовка стара, хочу пиріг', 'плита накрилась, є духовка', 'духовка теж, що спекти'])(
  'an oven that is there stays: %s',
  (question) => {
    expect(toolsOf(question).wanted).toContain('oven')
  },
)

test.each([
  "what to cook when it's too hot to turn the oven on",
  'too hot to use the oven',
  "I can't be bothered to turn the oven on",
  'надто спекотно, щоб вмикати духовку',
  'спека, вмикати духовку не хочу',
  'духовку вмикати не буду',
  'je moc horko na zapnutí trouby',
])('an oven that nobody wants to turn on stays cold: %s', (question) => {
  expect(toolsOf(question)).toEqual({ wanted: ['no-bake'], refused: [] })
})
