import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each([
  'огірки є, біля плити стояти не буду',
  'є огірки, а біля духовки сидіти не буду',
  'є огірки. стояти коло плити не хочеться',
  'є огірки, а біля плити в таку спеку стояти не буду',
])('who will not stand at a stove refuses nothing that is there: %s', (question) => {
  const { useUp, exclude, vague } = understandQuery(question)
  expect({ useUp, exclude, vague }).toEqual({ useUp: ['cucumber'], exclude: [], vague: 'easy' })
})

test('in such a heat something cold is meant, unless a grill is there', () => {
  const heated = understandQuery('не буду я стояти біля плити у таку спеку, що на вечерю')
  expect(heated.occasions).toEqual(['cooling'])
  for (const question of [
    'біля плити в таку спеку стояти не буду. Мангал стоїть',
    'в таку спеку біля плити не стоятиму, мангал є',
    'надворі спека, що на мангал',
  ]) {
    const { occasions, equipment, words } = understandQuery(question)
    expect([question, occasions, equipment]).toEqual([question, [], ['grill']])
    expect(words).not.toContain('таку')
  }
})
