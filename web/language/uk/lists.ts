import { plurals } from '../plural.ts'

const plural = plurals('uk')

export const lists = {
  title: 'Список',
  add: 'Додати до списку',
  addShort: 'Додати',
  placeholder: 'молоко 2 л',
  understood: 'Як це зрозуміло',
  unknown: 'продукт не розпізнано, запишемо як є',
  aisles: {
    vegetables: 'Овочі',
    fruit: 'Фрукти',
    herbs: 'Зелень',
    bakery: 'Хліб',
    dairy: 'Молочне',
    eggs: 'Яйця',
    meat: 'М’ясо',
    fish: 'Риба',
    frozen: 'Заморожене',
    grains: 'Крупи й макарони',
    baking: 'До випічки',
    spices: 'Спеції',
    oils: 'Олії',
    canned: 'Консерви',
    sauces: 'Соуси',
    nuts: 'Горіхи й сухофрукти',
    sweets: 'Солодке',
    drinks: 'Напої',
    alcohol: 'Алкоголь',
    other: 'Інше',
  },
  left: (count: number) =>
    plural(count, { one: 'лишився', few: 'лишилося', many: 'лишилося', other: 'лишилося' }),
  addedBy: (names: string) => `додає ${names}`,
  edit: (what: string) => `Змінити: ${what}`,
  editTitle: 'Змінити рядок',
  editParts: 'У цьому рядку складено кілька',
  line: 'Рядок',
  save: 'Зберегти',
  remove: 'Прибрати',
  dishes: (titles: string) => `Для страв: ${titles}`,
  moreDishes: (count: number) =>
    `і ще ${plural(count, { one: 'страва', few: 'страви', many: 'страв', other: 'страви' })}`,
  removed: (what: string) => `Прибрано: ${what}`,
  clear: (count: number) => `Прибрати куплене: ${count}`,
  cleared: (count: number) =>
    plural(count, {
      one: 'рядок прибрано',
      few: 'рядки прибрано',
      many: 'рядків прибрано',
      other: 'рядка прибрано',
    }),
  unsaved: 'Позначки ще не збережено: немає зв’язку. Пробуємо знову.',
  planChanged: 'План змінився, і список разом із ним',
  planSeen: 'Зрозуміло',
  planNoRoom: 'План змінився, але в цьому списку вже немає місця. Приберіть куплене.',
  changed: {
    changed: (foods: string, dish: string, servings: number) => `${foods}: ${dish} на ${servings}`,
    added: (foods: string, dish: string, servings: number) =>
      `Нова страва: ${dish} на ${servings} (${foods})`,
    gone: (foods: string, dish: string, _servings: number) =>
      `Уже не на ці дні: ${dish} (${foods})`,
  },
  moreProducts: (count: number) =>
    `і ще ${plural(count, { one: 'продукт', few: 'продукти', many: 'продуктів', other: 'продукту' })}`,
  print: 'Друкувати',
  summary: 'Підсумок',
  about: 'Орієнтовно',
  noSum: 'Ціни невідомі',
  bought: (done: number, all: number) => `${done} з ${all} уже в кошику`,
  unknownPrices: (count: number) =>
    `ціна невідома: ${plural(count, { one: 'рядок', few: 'рядки', many: 'рядків', other: 'рядка' })}`,
  progress: 'Куплено',
  forDishes: 'Для яких страв',
  empty: 'Список порожній',
  emptyHint:
    'Напишіть, що купити, як пишете на папірці: «молоко 2 л». Або складіть список із плану.',
  emptyAct: 'До плану',
  done: 'Усе куплено',
  gone: 'Такого списку немає',
  goneHint: 'Можливо, його видалено або він належить іншій кухні.',

  all: {
    open: 'Списки',
    title: 'Списки кухні',
    current: 'основний',
    lines: (count: number) =>
      plural(count, { one: 'рядок', few: 'рядки', many: 'рядків', other: 'рядка' }),
    makeCurrent: 'Зробити основним',
    rename: 'Перейменувати',
    renameOf: (name: string) => `Перейменувати: ${name}`,
    remove: 'Видалити',
    removeOf: (name: string) => `Видалити: ${name}`,
    removed: (name: string) => `Список «${name}» видалено`,
    name: 'Назва',
    create: 'Новий список',
    creates: 'Створити',
    hint: 'До основного списку йде те, що додають без назви списку, зокрема помічники.',
  },
}
