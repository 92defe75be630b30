import { plurals } from '../plural.ts'

const plural = plurals('uk')

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
  recipes: 'Рецепти',
  signIn: 'Увійти',
  settings: 'Налаштування',
  search: 'Шукати',
  retry: 'Спробувати ще раз',
  toPlan: 'До плану',
  undo: 'Повернути',
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
  priceUnknown: 'ціна невідома',
  likes: (count: number) =>
    plural(count, { one: 'вподобання', few: 'вподобання', many: 'вподобань', other: 'вподобання' }),
  like: 'Подобається',
  language: 'Мова',
  theme: 'Тема',
  themes: { system: 'Як у системі', light: 'Світла', dark: 'Темна' },
}
