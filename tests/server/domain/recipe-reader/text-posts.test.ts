import { describe, expect, test } from 'bun:test'
import {
  draftOfHeadedText,
  draftOfText,
} from '../../../../server/domain/recipe-reader/import-text.ts'

const list = 'Інгредієнти\n2 яйця\nПриготування\nЗварити яйця.'
const titled = (title: string) => draftOfText(`${title}\n${list}`)?.title
const stepsOf = (text: string) => draftOfText(text)?.steps.map((step) => step.text)
const linesOf = (text: string) => draftOfText(text)?.ingredients.map((line) => line.text)

describe('the title of a post', () => {
  test.each([
    ['🥞🔥 Оладки на кефірі #оладки #сніданок @mama_cooks', 'Оладки на кефірі'],
    ['Creamy chicken 🍗 (serves 4)', 'Creamy chicken'],
    ['#сирники з родзинками 🧀', 'сирники з родзинками'],
    ['✨ЛЕДАЧІ ВАРЕНИКИ✨', 'ЛЕДАЧІ ВАРЕНИКИ'],
    ['Bábovka od @babicka_peče 🍰', 'Bábovka'],
    ['**Tomato soup**', 'Tomato soup'],
    ['Торт «Oreo®»', 'Торт «Oreo®»'],
    ['Суп №1 & пампушки', 'Суп №1 & пампушки'],
    ['#Борщ', 'Борщ'],
    ['Рецепт: Том ям', 'Том ям'],
    ['Recipe: Lasagne', 'Lasagne'],
  ])('keeps neither pictures at its ends nor hashtags nor names: %s', (said, title) => {
    expect(titled(said)).toBe(title)
  })

  test('is the first line that says more than hashtags', () => {
    expect(titled('#рецепти #сніданок\n🔥🔥🔥\nОмлет')).toBe('Омлет')
    expect(titled('Зберігай рецепт 👇\nОмлет')).toBe('Омлет')
  })
})

test('whatever picture stands in the place of a bullet goes', () => {
  const signs = ['▫️', '🔸', '✔️', '◾ ', '➡️ ', '👉🏼', '• ', '– ', '✅', '🥚', '○ ', '» ', '[x] ']
  const lines = signs.map((sign) => `${sign}олія для смаження`).join('\n')
  expect(new Set(linesOf(`Оладки\nІнгредієнти\n${lines}\nПриготування\nСмажити.`))).toEqual(
    new Set(['олія для смаження']),
  )
})

test('a number in a picture is the number of a step', () => {
  const text = 'Яйця\nІнгредієнти\n2 яйця\nПриготування\n1️⃣ Зварити.\n2️⃣Охолодити.\n➌ Подати.'
  expect(stepsOf(text)).toEqual(['Зварити.', 'Охолодити.', 'Подати.'])
})

test('a step that is only counted has no number of its own, and one that begins with an amount keeps it', () => {
  const list = 'Stew\nIngredients\n1 kg beef\nMethod'
  expect(stepsOf(`${list}\n1 Toss the beef.\n2 Heat the oil.\n3 Serve.`)).toEqual([
    'Toss the beef.',
    'Heat the oil.',
    'Serve.',
  ])
  const steps = ['2 eggs go in first, then the flour.', '3 hours later bake it.']
  expect(stepsOf(`${list}\n${steps.join('\n')}`)).toEqual(steps)
})

describe('numbered steps on one line', () => {
  test.each([
    ['1. Замісити тісто. 2. Викласти сир. 3. Пекти 40 хвилин.', 3],
    ['1) запекти гарбуз 2) обсмажити цибулю 3) збити', 3],
    ['Приготування: 1. Замісити тісто. 2. Спекти.', 2],
    ['1️⃣ Замісити 2️⃣ Спекти 3️⃣ Подати', 3],
    ['1.Змішати 2.Спекти', 2],
    ['Крок 1. Замісити. Крок 2. Спекти.', 2],
    ['1. Season. 2. Add 1.5 cups of cream. 3. Serve.', 3],
    ['Step 1: Mix. Step 2: Bake for 2 hours.', 2],
    ['Postup: 1. Sýr nakrájíme. 2. Obalíme. 3. Smažíme.', 3],
  ])('are so many steps: %s', (line, count) => {
    const steps = stepsOf(`Пиріг\nІнгредієнти\n2 яйця\n${line}`)
    expect(steps).toHaveLength(count)
    expect(steps?.filter((step) => /^\d|^Крок|^Step/.test(step))).toEqual([])
  })

  test('are told from numbers inside of a step', () => {
    const line = '1. Add 1 cup (see step 2) of milk and bake for 2. 5 minutes more.'
    expect(stepsOf(`Pie\nIngredients\n2 eggs\nMethod\n${line}`)).toEqual([line.slice(3)])
  })
})

describe('what a post says of itself', () => {
  test.each([
    'Зберігай… Підписуйся @mama_cooks',
    'Зберігай рецепт, щоб не загубити!',
    'Підписуйтесь, щоб бачити більше рецептів ❤️',
    'Став лайк, якщо любиш сирники 👍',
    'Пишіть у коментарях, як вийшло',
    'Діліться з друзями',
    'КБЖВ на 100 г — 220/7/8/30',
    'КБЖВ на 100 г:\nБілки: 10 г\nЖири: 5 г\nВуглеводи: 20 г',
    'Калорійність: 250 ккал на порцію',
    'Б 12 / Ж 5 / В 20',
    'Смачного! ❤️',
    '~~~~',
    '———',
    '🔥🔥🔥',
    'Save this post, follow @tastybites for more!',
    'Save this recipe for later',
    "Don't forget to follow me for more easy recipes!",
    'Save for later 💾',
    'Tag a friend who needs this',
    'Comment “BREAD” and I’ll send it',
    'Link in bio',
    'Calories: 320 kcal per serving',
    '32g protein, 10g fat, 40g carbs',
    'Enjoy!',
    'Uložte si recept na později a sledujte @pecuhrave',
    'Dobrou chuť!',
    'Nutriční hodnoty: 250 kcal',
  ])('is no step and no description, wherever it stands: %j', (said) => {
    const draft = draftOfText(
      `Яйця\nБабусині.\n${said}\nІнгредієнти\n2 яйця\nПриготування\nЗварити яйця.\n${said}`,
    )
    expect(draft).toMatchObject({
      title: 'Яйця',
      description: 'Бабусині.',
      ingredients: [{ text: '2 яйця' }],
      steps: [{ text: 'Зварити яйця.' }],
    })
  })

  test.each([
    'Зберігайте в холодильнику до трьох днів.',
    'Зберігайте, накривши кришкою.',
    'Save the remaining sauce for later.',
    'Follow the package directions.',
    'Share the dough between two tins.',
    'Збийте білки: 10 хвилин на високій швидкості.',
    'Serve and enjoy!',
    'Uložte do lednice na dvě hodiny.',
    'Přidejte cukr a tuk.',
  ])('is not what has to be done: %s', (step) => {
    expect(stepsOf(`${'Яйця'}\n${list}\n${step}`)).toEqual(['Зварити яйця.', step])
  })

  test('beside what has to be done goes alone', () => {
    expect(stepsOf(`Яйця\n${list}\nПодати зі сметаною. Смачного! 😋`)).toEqual([
      'Зварити яйця.',
      'Подати зі сметаною.',
    ])
  })

  test('stays in a file, of which nothing goes without a word', () => {
    expect(draftOfHeadedText(`Яйця\nКалорійність: 250 ккал\n${list}`)?.description).toBe(
      'Калорійність: 250 ккал',
    )
  })
})

test('fats and sugar of a list are no count of nutrients', () => {
  const lines = ['Білки 3 шт', 'Цукор 150 г', 'Сіль 5 г', 'Жир гусячий 50 г']
  expect(linesOf(`Безе\nІнгредієнти\n${lines.join('\n')}\nПриготування\nЗбити.`)).toEqual(lines)
})

describe('a message that was copied out of a chat', () => {
  const headers: [string, (said: string) => string][] = [
    ['Viber', (said) => `[12:31, 24.11.2026] Мама: ${said}`],
    ['WhatsApp', (said) => `24.11.2026, 12:31 - Мама: ${said}`],
    ['WhatsApp with its other hours', (said) => `11/24/26, 12:31 PM - Mum: ${said}`],
    ['WhatsApp of an iPhone', (said) => `\u200e[24/11/2026, 12:31:05] Mum: ${said}`],
    ['Telegram', (said) => `Мама, [24.11.2026 12:31]\n${said}`],
    ['Telegram on a telephone', (said) => `[24.11.2026 12:31] +380 67 123-45-67: ${said}`],
    ['Viber in words', (said) => `[ 24 листопада 2026 р. 12:31 ] Мама: ${said}`],
  ]

  test.each(headers)('says nothing of who wrote it and when: %s', (_, sent) => {
    const text = [
      ...[sent('Оленко пиши'), sent('Борщ на 10 осіб'), sent('буряк 2 шт\nкартопля 4 шт')],
      ...[sent('капуста пів качана'), sent('Зварити бульйон.'), sent('Дякую, мамо ❤️')],
    ].join('\n')
    expect(draftOfText(text)).toMatchObject({ title: 'Борщ на 10 осіб', servings: 10 })
    expect(draftOfText(text)?.description).toBe('Оленко пиши')
    expect(linesOf(text)).toEqual(['буряк 2 шт', 'картопля 4 шт', 'капуста пів качана'])
    expect(stepsOf(text)).toEqual(['Зварити бульйон.'])
  })

  test('keeps what is thanked for and named in one breath', () => {
    const text = '[12:31, 24.11.2026] Мама: Борщ\nбуряк 2 шт\nдякую, ще сметана\nдякую, мамо'
    expect(stepsOf(text)).toEqual(['дякую, ще сметана'])
  })

  test('keeps times that are its own', () => {
    const text = 'Хліб\n500 г борошна\n12:30 - замісити тісто.\n24.11 подати: ще теплим.'
    expect(stepsOf(text)).toEqual(['12:30 - замісити тісто.', '24.11 подати: ще теплим.'])
  })
})

describe('a greeting above a dish', () => {
  test.each([
    ['Привіт!\nОсь обіцяний рецепт\nГолубці', 'Голубці'],
    ['Оленко, записуй\nСирники бабусині', 'Сирники бабусині'],
    ['Hi love, here you go\nSunday pancakes', 'Sunday pancakes'],
    ['Ahoj zlato\nBramboračka', 'Bramboračka'],
  ])('is no title: %j', (text, title) => expect(titled(text)).toBe(title))

  test('is one where no other line is plainly a title', () => {
    const text = 'Оленко пиши\nкартопля\nморква 2 шт\nЗварити.'
    expect(draftOfText(text)?.title).toBe('Оленко пиши')
    expect(linesOf(text)).toEqual(['картопля', 'морква 2 шт'])
  })

  test.each(['Hello Kitty cake', 'Hi-protein bars', 'Привітні вареники'])(
    'is told from a name that begins so: %s',
    (title) => expect(titled(`${title}\nДуже смачні`)).toBe(title),
  )
})

test('an amount of food stays, whatever a site says of itself beside it', () => {
  const text = `Пиріг
Інгредієнти
2 cups almond flour (buy it here)
1 tsp vanilla extract (affiliate link)
2 яйця – у коментарях питали, можна 3
4 tbsp honey, as told in the comments
Приготування
Збити яйця. Додати 100 г цукру, про це писали в коментарях.
Питайте в коментарях.`
  expect(linesOf(text)).toEqual([
    '2 cups almond flour',
    '1 tsp vanilla extract',
    '2 яйця – у коментарях питали, можна 3',
    '4 tbsp honey, as told in the comments',
  ])
  expect(stepsOf(text)).toEqual(['Збити яйця. Додати 100 г цукру, про це писали в коментарях.'])
})

describe('a table of what a dish holds', () => {
  const recipe = 'Риба\nІнгредієнти\n2 рибини\n5 г солі\nПриготування\nСпекти рибу.'
  test.each([
    'Енергетична цінність (на 1 порцію): 612 ккал\nБілки 41 г\nЖири 38 г\nВуглеводи 27 г',
    'Nutrition Facts\nServing size: 1 slice\nCalories: 227kcal | Carbohydrates: 40g | Protein: 3g\nSodium: 142mg',
    'Білки – 10 г\nЖири – 5 г\nВуглеводи – 20 г',
    'Nutriční hodnoty\nEnergie: 850 kJ\nTuky: 10 g\nSacharidy: 20 g\nSůl: 1 g',
  ])('is no list of ingredients: %s', (table) => {
    const draft = draftOfText(`${recipe}\n${table}`)
    expect(draft?.ingredients.map(({ text }) => text)).toEqual(['2 рибини', '5 г солі'])
    expect([draft?.description, draft?.steps.length]).toEqual(['', 1])
  })

  test('is none where nothing but foods stands below the energy', () => {
    const text = 'Омлет\n250 ккал\nБілки 4 шт\nЖир 10 г\nСіль 2 г\nПриготування\nСмажити.'
    expect(linesOf(text)).toEqual(['Білки 4 шт', 'Жир 10 г', 'Сіль 2 г'])
  })
})
