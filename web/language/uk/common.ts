import { plurals } from '../plural.ts'

const plural = plurals('uk')

/** «3 пропозиції чекають». */
export const waitingProposals = (count: number) =>
  plural(count, {
    one: 'пропозиція чекає',
    few: 'пропозиції чекають',
    many: 'пропозицій чекають',
    other: 'пропозиції чекають',
  })

export const common = {
  name: 'Комора',
  tagline: 'Рецепти, план на тиждень і список покупок',
  description:
    'Комора — безкоштовний застосунок: рецепти, план на тиждень, список покупок і кошик у справжньому магазині.',
  skip: 'До змісту',
  navigation: 'Головна навігація',
  feed: 'Стрічка',
  plan: 'План',
  list: 'Список',
  home: 'Дім',
  recipes: 'Рецепти',
  signIn: 'Увійти',
  settings: 'Налаштування',
  search: 'Шукати',
  retry: 'Спробувати ще раз',
  toPlan: 'До плану',
  toTray: 'Відкласти для плану',
  trayed: (dish: string) => `Відкладено для плану: ${dish}`,
  undo: 'Повернути',
  copy: {
    title: 'Скопіюйте посилання',
    link: 'Посилання',
    denied: 'Браузер не дозволив скопіювати. Посилання виділено: скопіюйте його самі.',
    copied: 'Посилання скопійовано',
    share: 'Поділитися',
  },
  openLink: {
    make: 'Створити посилання',
    end: 'Закрити посилання',
    endHint: 'Закрите посилання одразу перестає працювати в усіх. Потім можна створити нове.',
    ended: 'Посилання закрито',
  },
  copyText: {
    copy: 'Копіювати',
    of: (what: string) => `Копіювати: ${what}`,
    copied: 'Скопійовано',
    denied: 'Браузер не дозволив скопіювати. Текст виділено: скопіюйте його самі.',
  },
  close: 'Закрити',
  cancel: 'Скасувати',
  back: 'Назад',
  more: 'Більше',
  less: 'Менше',
  loading: 'Завантажуємо…',
  notices: 'Сповіщення',
  hours: (hours: number) => `${hours} год`,
  minutes: (minutes: number) => `${minutes} хв`,
  suggested: (count: number) =>
    plural(count, { one: 'підказка', few: 'підказки', many: 'підказок', other: 'підказки' }),
  servings: (count: number) =>
    plural(count, { one: 'порція', few: 'порції', many: 'порцій', other: 'порції' }),
  perServing: (price: string) => `≈ ${price} за порцію`,
  atLeast: (price: string) => `щонайменше ${price}`,
  atStore: (store: string, price: string) => `${store}: ${price} за порцію`,
  priceUnknown: 'ціна невідома',
  concern: (member: string, foods: string) => `${member}: ${foods}`,
  unsureFor: (member: string, foods: string) => `${member}: невідомо, ${foods}`,
  likes: (count: number) =>
    plural(count, { one: 'вподобання', few: 'вподобання', many: 'вподобань', other: 'вподобання' }),
  like: 'Подобається',
  assistants: {
    waiting: waitingProposals,
    proposals: 'Пропозиції',
    connections: 'Помічники',
  },
  about: 'Про Комору',
  site: {
    about: 'Про Комору',
    connect: 'Підключити помічника',
    developers: 'Розробникам',
    privacy: 'Приватність',
    terms: 'Правила',
    contacts: 'Контакти',
    pricing: 'Ціна',
    versions: 'Версії',
  },
  language: 'Мова',
  theme: 'Тема',
  themes: { system: 'Як у системі', light: 'Світла', dark: 'Темна' },
}
