import { plurals } from '../plural.ts'

const plural = plurals('uk')

export const pantry = {
  title: 'Є вдома',
  gist: 'Куплене стає сюди саме, приготоване саме йде звідси. Решту можна дописати чи виправити.',
  add: 'Додати до того, що є вдома',
  addShort: 'Додати',
  placeholder: 'картопля 2 кг',
  added: (count: number) => `Записано: ${count}`,
  howMuch: 'скільки, не знаємо',
  asked: 'Чи воно ще є?',
  askedHint: 'Давно про це нічого не чули або минула дата, тож у списках не враховуємо.',
  seen: (date: string) => `востаннє ${date}`,
  until: (date: string) => `до ${date}`,
  opened: (date: string) => (date ? `відкрито ${date}` : 'відкрито'),
  still: 'Є',
  stillOf: (what: string) => `Ще є: ${what}`,
  stillDone: (what: string) => `Враховуємо: ${what}`,
  gone: 'Немає',
  goneOf: (what: string) => `Немає вдома: ${what}`,
  goneDone: (what: string) => `Закінчилося: ${what}`,
  correct: (what: string) => `Виправити: ${what}`,
  correctTitle: 'Скільки цього вдома',
  correctLine: 'Що і скільки',
  correctHint: 'Без кількості теж можна: «олія» означає, що є, а скільки, невідомо.',
  save: 'Зберегти',
  cook: 'Що з цього приготувати',
  bought: {
    title: 'Куплене',
    by: 'Як показати',
    byDay: 'За днями',
    byGood: 'За продуктами',
    times: (count: number) =>
      plural(count, { one: 'раз', few: 'рази', many: 'разів', other: 'разу' }),
    last: (date: string, amount: string) =>
      amount ? `востаннє ${date}, ${amount}` : `востаннє ${date}`,
    more: 'Показати давніше',
    empty: 'Тут буде те, що ви купували',
    emptyHint: 'Щойно позначите щось у списку, воно запишеться сюди з днем покупки.',
    emptyAct: 'До списку',
  },
  empty: 'Тут з’явиться те, що є вдома',
  emptyHint: 'Позначайте куплене у списку, і воно стане сюди само. Або впишіть, що вже маєте.',
  emptyAct: 'До списку',
}
