import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

test('a romantic dinner is no borscht, an anniversary neither', async () => {
  for (const text of [
    'романтична вечеря на двох',
    'romantic dinner for two',
    'romantická večeře',
    "it's our anniversary and I want to impress my wife",
    'на річницю весілля',
  ]) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Різото з білими грибами')
    expect(found, text).not.toContain('Борщ із пампушками')
    expect(found, text).not.toContain('Шашлик зі свинячої шийки')
  }
})

test('a Sunday lunch is what is made for Sundays first, whatever asks for it', async () => {
  for (const text of [
    'co uvařit na nedělní oběd',
    'nedělní oběd',
    'sunday lunch for the whole family',
    'що приготувати на недільний обід',
  ]) {
    const [first, second] = await asking.titles(text)
    expect([text, [first, second].toSorted()]).toEqual([
      text,
      ['Svíčková na smetaně', 'Vepřo knedlo zelo'],
    ])
    expect(await asking.titles(text), text).not.toContain('Česnečka s krutony')
  }
  // A roast is a dish.
  expect(await asking.titles('sunday roast')).not.toContain('Svíčková na smetaně')
})

test('a dinner for Christmas has its salads and sweets', async () => {
  for (const text of ['christmas dinner ideas', 'štědrovečerní večeře', 'вечеря на Святвечір']) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Vánoční bramborový salát')
    expect(found, text).toContain('Кутя з маком і горіхами')
  }
})

test('a child that eats nothing refuses no food and no dish for children', async () => {
  for (const text of [
    'дитина нічого не хоче їсти, чим нагодувати малого',
    'діти нічого не їдять, що приготувати?',
    "my toddler won't eat anything",
    'picky eaters, dinner',
    'dítě nechce nic jíst, co uvařit',
    'syn nic nejí, co mu uvařit',
  ]) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Тефтелі з рисом для дітей')
    expect(found, text).not.toContain('Smoky Chili con Carne')
  }
})

test('a sore throat and a bad mood are known however they are told', async () => {
  for (const text of ['my throat is sore', 'my nose is running', 'дере в горлі', 'заклало ніс'])
    expect(await asking.titles(text), text).toContain('Обліпиховий чай з імбиром')
  for (const text of [
    'настрій паршивий, хочеться чогось смачненького',
    'had a rough day',
    'mám mizernou náladu',
  ])
    expect(await asking.titles(text), text).toContain('Курячий бульйон із домашньою локшиною')
})

test('slips and slang around a dish change nothing of it', async () => {
  expect(await asking.titles('chiken recepies')).toEqual(await asking.titles('chicken recipes'))
  expect(await asking.titles('рицепт борщу')).toEqual(await asking.titles('рецепт борщу'))
  expect(await asking.titles('smažák')).toEqual(['Smažený sýr'])
  expect(await asking.titles('chci něco pořádně pikantního')).toContain('Smoky Chili con Carne')
  expect(await asking.titles('хочу щось добряче гостре')).toContain('Закарпатський бограч')
})

test('what is to be made of what was named is wanted, whatever was said of it', async () => {
  for (const text of [
    'кажуть, буряк корисний. що з нього приготувати?',
    'бабця каже буряк то сила. що з нього зварити',
    'beetroot is supposed to be good for you. what can I make with it?',
    'červená řepa je prý zdravá, co s ní uvařit',
  ])
    expect(await asking.titles(text), text).toContain('Вінегрет із квашеною капустою')
})

test('a sauce for something is a sauce, and for pasta one that goes on it', async () => {
  for (const text of [
    'omáčka na těstoviny',
    'соус для пасти',
    'pasta sauce',
    'omáčka k těstovinám',
  ]) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Basil Pesto')
    expect(found, text).not.toContain('Svíčková na smetaně')
  }
  expect(await asking.titles('соус до шашлику')).not.toContain('Koprová omáčka s vejcem')
})

test('a warm lunch is neither a salad nor a cold soup, and is shown as warm', async () => {
  for (const text of ['щось тепле на обід', 'гарячий обід', 'a hot lunch', 'teplý oběd']) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Борщ із пампушками')
    for (const cold of ['Холодник із молодого буряка', 'Грецький салат', 'Chicken Caesar Salad'])
      expect(found, text).not.toContain(cold)
  }
  expect(await asking.titles('обід')).toContain('Холодник із молодого буряка')
  // What is named is wanted, be it a salad.
  expect(await asking.titles('something hot for dinner, caesar salad')).toContain(
    'Chicken Caesar Salad',
  )
})
