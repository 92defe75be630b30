import type { RecipeChange } from '../../../shared/wire/recipe-versions.ts'

/** Who may change a recipe, and what its versions say. */
export const together = {
  title: 'Разом на кухні',
  let: 'Кухня може правити',
  letHint:
    'Усі, хто готує з вами в цій кухні, зможуть змінювати рецепт і бачити його попередні версії. Публікувати, видаляти його й ділитися ним можете лише ви.',
  allowed: 'Тепер рецепт може правити вся кухня',
  closed: 'Тепер рецепт правите лише ви',
  theirs: (author: string) => `Цей рецепт може правити вся кухня. Автор: ${author}.`,
  versions: 'Версії',
  changedBy: (name: string) => `Останні зміни: ${name}`,
  behind: 'Рецепт змінили на вашій кухні. У стрічці він такий, яким ви його показали.',
  behindTheirs: 'У стрічці рецепт поки що такий, яким його показав автор.',
  update: 'Оновити в стрічці',
  updated: 'Рецепт у стрічці оновлено',
}

export const history = {
  title: 'Версії рецепта',
  of: (title: string) => `Версії: ${title}`,
  kept: (most: number, minutes: number) =>
    `Зберігаємо останні ${most} версій. Зміни однієї людини з перервами до ${minutes} хв стають однією версією.`,
  empty: 'Цей рецепт ще не змінювали',
  emptyHint: 'Коли хтось його змінить, тут буде видно, хто, коли й що саме.',
  closed: 'Версій цього рецепта вам не видно',
  closedHint: 'Їх бачать автор і ті, кому він дозволив правити рецепт.',
  toRecipe: 'До рецепта',
  now: 'зараз',
  you: 'Ви',
  nobody: 'Той, чий акаунт видалено',
  fromFile: (name: string) => `${name} (за файлом)`,
  oldest: 'Найдавніший текст, який ми пам’ятаємо',
  small: 'Дрібні зміни',
  show: 'Показати',
  showThat: (when: string) => `Показати версію: ${when}`,
  that: (when: string) => `Версія: ${when}`,
  takeBack: 'Повернути цю версію',
  isBack: 'Рецепт знову такий, як був',
  tookBack: (when: string) => `Повернуто версію: ${when}`,
  change: (change: RecipeChange): string => {
    switch (change.what) {
      case 'title':
        return `Назва: було «${change.from}», стало «${change.to}»`
      case 'servings':
        return `Порції: було ${change.from}, стало ${change.to}`
      case 'prep':
      case 'cook':
      case 'rest':
        return `${times[change.what]}: було ${minutes(change.from)}, стало ${minutes(change.to)}`
      case 'lineChanged':
        return `Було «${change.from}», стало «${change.to}»`
      case 'stepChanged':
        return `Крок: було «${change.from}», стало «${change.to}»`
      default:
        return 'text' in change ? `${said[change.what]}: ${change.text}` : whole[change.what]
    }
  },
}

const minutes = (value: number | null) => (value === null ? 'не вказано' : `${value} хв`)
const times = { prep: 'Підготовка', cook: 'Готування', rest: 'Очікування' }
const said = {
  lineAdded: 'Додано',
  lineRemoved: 'Прибрано',
  stepAdded: 'Новий крок',
  stepRemoved: 'Прибрано крок',
  tagAdded: 'Новий тег',
  tagRemoved: 'Прибрано тег',
}
const whole = {
  linesMoved: 'Продукти стоять в іншому порядку',
  stepsMoved: 'Кроки стоять в іншому порядку',
  stepTimes: 'Змінено час у кроках',
  description: 'Змінено опис',
  notes: 'Змінено нотатки',
  photos: 'Змінено фото',
  source: 'Змінено джерело',
  yield: 'Змінено, скільки вийде',
  equipment: 'Змінено, що знадобиться',
  video: 'Змінено відео',
}
