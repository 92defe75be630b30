import { expect, test } from 'bun:test'
import { askedFromHome } from '../../../shared/food/ask/at-home.ts'

test('who asks for dishes of what is at home is understood in three languages, with what else they say', () => {
  const rests = [
    'що приготувати з того, що є',
    'Що можна приготувати з того, що є вдома?',
    'що зварити із того що маю в холодильнику',
    'what can I cook from what I have',
    "What can we make with what's in the fridge?",
    'co uvařit z toho, co mám doma',
  ].map(askedFromHome)
  expect(rests).toEqual(['', '', '', '', '', ''])
  expect(askedFromHome('швидка вечеря з того, що є вдома')).toBe('швидка вечеря')
  expect(askedFromHome('суп без м’яса з того, що є')).toMatch(/^суп без м.яса$/)
})

test('a dish of something named is no such question', () => {
  for (const text of ['борщ з буряка', 'що приготувати з курки', 'soup with what', 'z čeho uvařit'])
    expect(askedFromHome(text)).toBeNull()
})
