import { plurals } from '../plural.ts'

const plural = plurals('uk')

export const feed = {
  title: 'Рецепти на щодень',
  heading: 'Що сьогодні на вечерю?',
  search: 'Пошук рецептів',
  placeholder: 'Страва або «суп без молока»',
  suggestions: 'Підказки',
  filters: 'Фільтри',
  within: (time: string) => `До ${time}`,
  cheaper: (price: string) => `До ${price} за порцію`,
  week: 'Скласти тиждень за хвилину',
  fromHome: 'З того, що є вдома',
  homeUnknown: 'Ще не знаємо, що у вас є',
  homeUnknownHint:
    'Впишіть, що маєте, або позначайте куплене у списку: тоді скажемо, що з цього приготувати і чого бракує.',
  homeAct: 'До «Є вдома»',
  forUs: 'Для всіх нас',
  liked: 'Мої вподобання',
  followed: 'Ті, кого читаю',
  sorts: { fresh: 'Спершу нові', popular: 'Спершу улюблені', cheap: 'Спершу дешеві' },
  section: 'Зі свіжих кухонь',
  otherLanguages: 'Іншими мовами',
  onlyMine: 'Лише українською',
  noneInMine: 'Українською такого ще немає.',
  inLanguage: { uk: 'Українською', en: 'In English', cs: 'Česky' },
  dishesWith: (food: string) => `Страви з продуктом: ${food}`,
  nothingInLanguage: 'Цією мовою такого ще немає',
  nothingInLanguageHint: 'Можливо, знайдеться серед рецептів іншою мовою.',
  allLanguages: 'Усіма мовами',
  mixed: 'Усі мови разом',
  found: (query: string) => `За запитом «${query}»`,
  older: 'Ще рецепти',
  olderLoading: 'Дістаємо ще…',
  end: 'Це всі рецепти. Далі — ваш.',
  nothing: 'Такого ще ніхто не готував',
  nothingNamed: 'Спробуйте інше слово: назву страви чи продукт.',
  nothingHint: 'Спробуйте інше слово або приберіть фільтри.',
  nothingAnswers: 'Приберіть щось із того, що ми зрозуміли із запиту, або спитайте інакше.',
  nothingAtOnce: 'Усе разом не збігається ні з чим. Приберіть щось одне, і страви знайдуться.',
  askWithout: (what: string) => `Шукати без «${what}»`,
  nothingKeeps:
    'За дієтою показуємо лише ті страви, де зрозумілий кожен продукт. Спробуйте менше фільтрів.',
  understood: 'Що ми зрозуміли із запиту',
  takeAway: (what: string) => `Прибрати: ${what}`,
  counted: (count: number, more: boolean) => {
    const found = plural(count, {
      one: 'рецепт',
      few: 'рецепти',
      many: 'рецептів',
      other: 'рецепта',
    })
    if (count === 0) return 'Нічого не знайдено'
    return more ? `Показано ${found}, нижче є ще` : `Знайдено ${found}`
  },
  chips: {
    without: (what: string) => `Без ${what}`,
    unsure: (what: string) => `${what}?`,
    yes: 'Так',
    no: 'Ні',
    wanted: (what: string) => `Так, із цим: ${what}`,
    unwanted: (what: string) => `Ні, без цього: ${what}`,
    longer: (time: string) => `Від ${time}`,
    servings: (count: string) => `Порцій: ${count}`,
    useUp: (what: string) => `Використати: ${what}`,
    cuisine: (name: string) => (name.endsWith('кухня') ? name : `${name} кухня`),
  },
  clear: 'Прибрати фільтри',
  showAll: 'Показати всі рецепти',
  empty: 'Стрічка поки порожня',
  emptyHint: 'Перший опублікований рецепт з’явиться саме тут.',
}
