import { plurals } from '../plural.ts'

const plural = plurals('uk')
const recipes = (count: number) =>
  plural(count, { one: 'рецепт', few: 'рецепти', many: 'рецептів', other: 'рецепта' })

/** Bringing recipes from files of other programs. */
export const imports = {
  title: 'Рецепти з файлів',
  lead: 'Принесіть свої рецепти з іншої програми — разом із фото, нотатками й посиланнями.',
  drop: 'Перетягніть файли сюди',
  choose: 'Вибрати файли',
  limits: 'До 128 МБ кожен. Спершу ми покажемо, що в них знайшли.',
  which: 'Звідки можна принести',
  programs: {
    paprika: { name: 'Paprika', hint: 'файл .paprikarecipes з «Експортувати»' },
    mealie: { name: 'Mealie', hint: 'ZIP з експортом рецептів або резервна копія' },
    tandoor: { name: 'Tandoor', hint: 'ZIP з експорту у форматі Tandoor' },
    recipeKeeper: { name: 'Recipe Keeper', hint: 'ZIP з його експорту' },
    copyMeThat: { name: 'Copy Me That', hint: 'ZIP або сторінка з його експорту' },
    planToEat: { name: 'Plan to Eat', hint: 'його файл CSV або текст' },
    tables: { name: 'My Recipe Box, BigOven', hint: 'CSV' },
    homes: { name: 'KitchenOwl, Grocy, Norish', hint: 'JSON' },
    olds: {
      name: 'Cooklang, Chowdown, MasterCook, Meal-Master',
      hint: 'їхні файли або ZIP із ними',
    },
    recipeSage: { name: 'RecipeSage', hint: 'експорт JSON-LD, XML або CSV' },
    nextcloud: { name: 'Nextcloud Cookbook', hint: 'ZIP теки з рецептами' },
    komora: { name: 'Комора', hint: 'усе, що ви звідси забирали' },
    site: { name: 'Будь-який сайт', hint: 'збережена сторінка HTML або JSON schema.org' },
  },
  sending: (name: string) => `Передаємо: ${name}`,
  reading: (name: string) => `Читаємо: ${name}`,
  refusedFile: (name: string, why: string) => `${name}: ${why}`,
  fileTooLarge: 'файл завеликий, найбільше 128 МБ.',
  lost: 'зв’язок обірвався. Виберіть файл ще раз.',
  foundTitle: (count: number) => `Знайдено ${recipes(count)}`,
  foundNone: 'Рецептів не знайдено',
  foundNoneHint: 'Нижче сказано чому. Спробуйте інший файл.',
  knownNote: (count: number) => `У вас уже є ${recipes(count)} із цих: там позначки немає.`,
  servingsUnsaid: (count: number) =>
    `На скільки порцій, не сказано: ${recipes(count)}. Там стоїть 4.`,
  known: 'уже є',
  photo: 'з фото',
  lines: (count: number) =>
    plural(count, {
      one: 'продукт',
      few: 'продукти',
      many: 'продуктів',
      other: 'продукту',
    }),
  steps: (count: number) =>
    plural(count, { one: 'крок', few: 'кроки', many: 'кроків', other: 'кроку' }),
  all: 'Позначити всі',
  none: 'Зняти позначки',
  showMore: (count: number) => `Показати ще ${count}`,
  household: 'Разом із рецептами: ',
  householdParts: {
    plan: (count: number) =>
      `план: ${plural(count, { one: 'страва', few: 'страви', many: 'страв', other: 'страви' })}`,
    lists: (count: number) =>
      plural(count, { one: 'список', few: 'списки', many: 'списків', other: 'списку' }),
    members: (count: number) =>
      plural(count, { one: 'їдець', few: 'їдці', many: 'їдців', other: 'їдця' }),
    staples: (count: number) => `завжди вдома: ${count}`,
    tray: (count: number) => `відкладено до плану: ${count}`,
    pantry: (count: number) => `є вдома: ${count}`,
  },
  report: 'Зберегти цей перелік',
  reportFile: 'імпорт-звіт',
  as: 'Якими їх додати',
  asReady: 'Готовими',
  asDrafts: 'Чернетками',
  take: (count: number) => `Додати ${recipes(count)}`,
  ticked: (ticked: number, all: number) => `Позначено ${ticked} з ${all}`,
  notNow: 'Не зараз',
  more: 'Додати ще файл',
  dropped: 'Знайдене забуто. Файли лишилися у вас',
  taking: 'Додаємо рецепти',
  takenOf: (taken: number, all: number) => `${taken} з ${all}`,
  takingHint: 'Сторінку можна закрити й повернутися: продовжимо звідси.',
  stopped: 'Зупинилося на півдорозі. Усе додане вже ваше.',
  goOn: 'Продовжити',
  doneTitle: (count: number) => `Додано ${recipes(count)}`,
  doneNone: 'Нічого не додано',
  doneToast: (count: number) => `Додано ${recipes(count)}`,
  photosLeft: (count: number) =>
    `Без фото: ${recipes(count)}. Узяти їх не вдалося, але додати можна вручну.`,
  toRecipes: 'До моїх рецептів',
  toDrafts: 'До чернеток',
  again: 'Принести ще',
  undo: 'Скасувати імпорт',
  undone: 'Імпорт скасовано. Змінені й опубліковані рецепти лишилися',
  troubles: 'Що не прочиталося, або не повністю',
  lostFields: {
    files: 'додані файли',
  },
  moreTroubles: (count: number) => `І ще ${count}.`,
  problems: {
    unreadable: 'Запис пошкоджено або обрізано.',
    too_deep: 'Запис надто заплутаний, щоб його читати.',
    no_name: 'Немає назви.',
    nothing_to_cook: 'Немає ні продуктів, ні кроків.',
    broken: 'Файл в архіві пошкоджено.',
    encrypted: 'Файл в архіві закрито паролем.',
    unpacks: 'Файл в архіві розпаковується в забагато даних.',
    too_many: 'Не вмістилося: забагато рецептів.',
    fields_lost: 'Додати можна, але без цього:',
    no_place: 'Це добірка рецептів: добірок тут поки немає, а самі рецепти на місці.',
    no_recipe: 'Рецептів тут немає.',
    internal: 'Не вдалося зберегти через помилку на нашому боці.',
  },
}
