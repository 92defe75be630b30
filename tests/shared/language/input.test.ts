import { describe, expect, test } from 'bun:test'
import { z } from 'zod'
import { explainIssue, type InputIssue } from '../../../shared/language/input.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { errorSentence } from '../../../shared/language/sentence.ts'
import { kitchenNameInput } from '../../../shared/wire/kitchens.ts'
import { profileInput, signUpInput } from '../../../shared/wire/people.ts'
import { recipeInput } from '../../../shared/wire/recipes.ts'

/** The sentence for the first thing that does not fit. */
function said(schema: z.ZodType, input: unknown, language: Language = 'uk'): string {
  const issue = schema.safeParse(input).error?.issues[0]
  if (!issue) return ''
  return errorSentence('input_invalid', language, explainIssue(issue as InputIssue, language))
}

const signUp = { email: 'olena@example.org', password: 'x', displayName: 'Олена' }

describe('A sentence about what somebody filled in', () => {
  test('says what is empty', () => {
    expect(said(kitchenNameInput, { name: '  ' })).toBe('Поле «назва» не може бути порожнім.')
    expect(said(kitchenNameInput, { name: '' }, 'en')).toBe('The field “name” cannot be empty.')
  })
  test('says what was left out', () => {
    expect(said(recipeInput, {})).toBe('Поле «назва» треба заповнити.')
    expect(said(recipeInput, {}, 'en')).toBe('The field “title” has to be filled in.')
  })
  test('says how long something may be, in the right grammatical number', () => {
    expect(said(profileInput, { displayName: 'а'.repeat(81) })).toBe(
      'Поле «ім’я» задовге: щонайбільше 80 знаків.',
    )
    expect(said(z.object({ name: z.string().max(2) }), { name: 'абв' })).toBe(
      'Поле «назва» задовге: щонайбільше 2 знаки.',
    )
    expect(said(z.object({ name: z.string().max(21) }), { name: 'а'.repeat(22) })).toBe(
      'Поле «назва» задовге: щонайбільше 21 знак.',
    )
    expect(said(z.object({ name: z.string().max(1) }), { name: 'ab' }, 'en')).toBe(
      'The field “name” is too long: 1 character at most.',
    )
  })
  test('says how short something may be', () => {
    expect(said(z.object({ name: z.string().min(3) }), { name: 'а' })).toBe(
      'Поле «назва» закоротке: щонайменше 3 знаки.',
    )
  })
  test('says where a number has to lie', () => {
    expect(said(recipeInput, { title: 'Борщ', servings: 0 })).toBe(
      'Поле «порції» не може бути меншим за 1.',
    )
    expect(said(recipeInput, { title: 'Борщ', servings: 501 })).toBe(
      'Поле «порції» не може бути більшим за 500.',
    )
    expect(said(recipeInput, { title: 'Борщ', servings: 1.5 })).toBe(
      'Поле «порції» має бути цілим числом.',
    )
    expect(said(recipeInput, { title: 'Борщ', servings: '4' })).toBe(
      'Поле «порції» має бути числом.',
    )
  })
  test('says what an address and a link look like', () => {
    expect(said(signUpInput, { ...signUp, email: 'олена' })).toBe(
      'Поле «пошта» має бути адресою пошти, як-от olena@example.com.',
    )
    expect(said(recipeInput, { title: 'Борщ', sourceUrl: 'borsch' })).toBe(
      'Поле «джерело» має бути повним посиланням, що починається з https://.',
    )
  })
  test('says which choices there are', () => {
    expect(said(profileInput, { language: 'fr' })).toBe(
      'Поле «мова» має бути одним із таких: uk, en, cs.',
    )
  })
  test('says what kind of thing is wanted', () => {
    expect(said(kitchenNameInput, { name: 5 })).toBe('Поле «назва» має бути текстом.')
    expect(said(recipeInput, { title: 'Борщ', tags: 'суп' })).toBe('Поле «мітки» має бути списком.')
    expect(said(kitchenNameInput, 'кухня')).toBe('Поле «запит» має неправильний вигляд.')
  })
  test('says which line of a list it is about', () => {
    const lines = [{ text: 'сіль' }, { text: '' }]
    expect(said(recipeInput, { title: 'Борщ', ingredients: lines })).toBe(
      'Поле «інгредієнти, № 2» не може бути порожнім.',
    )
    const steps = [{ text: 'Варити', minutes: -5 }]
    expect(said(recipeInput, { title: 'Борщ', steps }, 'en')).toBe(
      'The field “steps, no. 1, minutes” cannot be less than 0.',
    )
  })
  test('says what is too much of a list', () => {
    const tags = Array.from({ length: 31 }, (_, n) => `т${n}`)
    expect(said(recipeInput, { title: 'Борщ', tags })).toBe(
      'Поле «мітки» має забагато рядків: дозволено щонайбільше 30.',
    )
  })
  test('says what does not belong', () => {
    expect(said(z.strictObject({}), { зайве: 1 })).toBe('Поле «зайве» тут зайве.')
    expect(said(z.strictObject({}), JSON.parse('{"__proto__":1}'))).toBe(
      'Поле «__proto__» тут зайве.',
    )
  })
})
