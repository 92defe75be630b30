import { plurals } from '../plural.ts'
import { waitingProposals } from './common.ts'

const plural = plurals('uk')
const lines = (count: number) =>
  plural(count, { one: 'рядок', few: 'рядки', many: 'рядків', other: 'рядка' })
const dishes = (count: number) =>
  plural(count, { one: 'страву', few: 'страви', many: 'страв', other: 'страви' })
/** «1 страви», «3 страв»: after «з». */
const dishesOf = (count: number) =>
  plural(count, { one: 'страви', few: 'страв', many: 'страв', other: 'страви' })
/** «1 рядка», «3 рядків»: after «з». */
const linesOf = (count: number) =>
  plural(count, { one: 'рядка', few: 'рядків', many: 'рядків', other: 'рядка' })
/** A date ends with «р.», and no sentence with two dots. */
const ended = (date: string) => (date.endsWith('.') ? date : `${date}.`)

/** Consent, connections and proposals: everything about programs that act for a person. */
export const agents = {
  unverified: 'назву не перевірено',
  kitchen: (name: string) => `Кухня: ${name}`,
  hidden: (code: string) => `прихований знак ${code}`,
  copy: 'Копіювати',
  copied: 'Адресу скопійовано',
  scopes: {
    'service.read': {
      name: 'Бачити ваші рецепти й план',
      hint: 'Страви, продукти, кроки; що, коли, на скількох і з ким ви готуєте. Шукати в стрічці та товари у вашому магазині.',
    },
    'service.drafts': {
      name: 'Пропонувати рецепти',
      hint: 'Кожен потрапить до ваших чернеток, лише коли ви підтвердите.',
    },
    'service.plan': {
      name: 'Пропонувати страви до плану',
      hint: 'Що й коли готувати, вирішуєте ви.',
    },
    'service.shopping-list': {
      name: 'Бачити списки й пропонувати рядки',
      hint: 'Що ще треба купити. Кожен рядок можна прибрати, перш ніж погодитися.',
    },
  },

  consent: {
    title: 'Дозвіл помічникові',
    heading: 'Пустити помічника',
    accent: 'до вашої кухні?',
    asks: 'Просить програма, що називає себе так',
    published: (host: string) => `Її опис лежить на ${host}`,
    returns: 'Відповідь отримає',
    returnsHere: 'програма на цьому комп’ютері',
    returnsApp: 'застосунок на цьому пристрої',
    returnsWeb: 'сайт в інтернеті',
    check: 'Не ви щойно підключали помічника чи адреса незнайома? Не дозволяйте.',
    account: 'Ви входите як',
    otherAccount: 'Увійти інакше',
    may: 'Він зможе',
    always: 'лише це',
    before: 'вже дозволено',
    takenAway: 'дозвіл буде забрано',
    never: 'Він ніколи не зможе',
    nevers: {
      secretly: 'змінити щось потай: чого ви не дозволили, того не станеться',
      buying: 'наповнити кошик, замовити чи заплатити',
      privacy: 'побачити вашу пошту, пароль чи адресу',
    },
    revocable: 'Відкликати дозвіл можна будь-коли в «Помічниках».',
    deny: 'Не дозволяти',
    allow: 'Дозволити',
    allowSome: 'Дозволити вибране',
    nothing: 'Залиште хоча б один дозвіл або не дозволяйте зовсім.',
    allowed: 'Дозволено',
    denied: 'Не дозволено',
    leaving: (host: string) =>
      `Повертаємо вас: ${host}. Якщо нічого не відкрилося, натисніть кнопку.`,
    leavingApp:
      'Повертаємо вас до застосунку. Якщо він не відкрився, натисніть кнопку; далі цю сторінку можна закрити.',
    onward: 'Повернутися до помічника',
    gone: 'Цей запит уже не чинний',
    goneHint:
      'Він діє чверть години, один раз і лише для того, хто його відкрив. Поверніться до програми й під’єднайте її знову.',
  },

  connections: {
    lead: 'Програми, яким ви дозволили бачити кухню й пропонувати зміни. Вирішуєте завжди ви.',
    connectedAt: (date: string) => `підключено ${date}`,
    may: 'Що дозволено',
    firstUsed: 'Перше звернення',
    lastUsed: 'Останнє звернення',
    notUsed: 'ще не було',
    see: 'Переглянути',
    activity: 'Що робив останнім часом',
    noActivity: 'Поки нічого.',
    calls: (count: number) =>
      plural(count, { one: 'раз', few: 'рази', many: 'разів', other: 'раза' }),
    refused: (count: number) =>
      `${plural(count, { one: 'раз', few: 'рази', many: 'разів', other: 'раза' })} відмовлено`,
    tools: {
      service_list_my_recipes: 'Переглядав список рецептів',
      service_get_my_recipe: 'Читав рецепт',
      service_list_plan: 'Дивився план',
      service_search_public_recipes: 'Шукав у стрічці',
      service_search_store_products: 'Шукав товари в магазині',
      service_propose_recipe_draft: 'Пропонував рецепт',
      service_propose_plan_entry: 'Пропонував страву до плану',
      service_propose_shopping_list: 'Пропонував рядки до списку',
    } as Record<string, string>,
    otherTool: 'Пробував щось інше',
    auto: 'Без запитань',
    autoHint:
      'Увімкнене відбувається одразу, щойно помічник попросить; зроблене видно в пропозиціях. Скасування дозволу вимикає все.',
    autoKinds: {
      recipe_draft: 'Зберігати чернетки рецептів',
      plan_entry: 'Додавати страви до плану',
      shopping_list: 'Дописувати до списку покупок',
    },
    autoOn: (what: string) => `Тепер без запитань: ${what.toLowerCase()}`,
    autoOff: (what: string) => `Знову з вашої згоди: ${what.toLowerCase()}`,
    revoke: 'Скасувати дозвіл',
    revokeOf: (name: string) => `Скасувати дозвіл: ${name}`,
    revokeTitle: (name: string) => `Скасувати дозвіл для «${name}»?`,
    revokeHint:
      'Доступ зникне тієї ж миті, і повернути його не вийде: помічникові доведеться просити знову. Зроблене досі залишиться.',
    revokeWaiting: (count: number) => `${waitingProposals(count)} — вони стануть недійсні.`,
    keep: 'Залишити',
    revoked: (name: string) => `«${name}» більше не має доступу`,
    empty: 'Жодного помічника',
    emptyHint:
      'Програма зі штучним інтелектом, що підтримує MCP, може читати ваші рецепти й пропонувати зміни. Під’єднайте свою.',
    connect: 'Підключити помічника',
    connectHint:
      'Додайте цю адресу як сервер MCP у своїй програмі. Вона відкриє тут сторінку, де ви вирішите, що їй дозволити.',
    address: 'Адреса для помічника',
    programs: 'Кроки для Claude, ChatGPT, Cursor та інших програм',
    developers: 'Як це влаштовано: для розробників',
    proposals: 'Пропозиції',
  },

  proposals: {
    lead: 'Про що просять ваші помічники. Поки ви не погодитеся, нічого не зміниться.',
    waiting: 'Чекають на вас',
    decided: 'Вирішені',
    more: 'Показати ще',
    empty: 'Ніхто нічого не просить',
    emptyHint: 'Коли помічник захоче щось змінити, його прохання з’явиться тут.',
    toConnections: 'Помічники',
    kinds: {
      recipe_draft: 'Чернетка рецепта',
      plan_entry: 'До плану',
      shopping_list: 'Рядки до списку',
    },
    currentList: 'Поточний список',
    until: (date: string) => `чекає до ${date}`,
    from: (name: string) => `від «${name}»`,
    statuses: {
      needs_user_confirmation: 'чекає',
      applied: 'зроблено',
      rejected: 'відхилено',
      expired: 'застаріла',
      withdrawn: 'недійсна',
    },
    automatic: 'без запитання',
  },

  proposal: {
    all: 'Усі пропозиції',
    asked: (date: string) => `Просить ${date}`,
    allowed: 'що йому дозволено',
    heading: {
      recipe_draft: 'Просить зберегти',
      plan_entry: 'Просить додати до плану',
      shopping_list: 'Просить дописати',
    },
    accent: {
      recipe_draft: 'чернетку рецепта',
      plan_entry: { breakfast: 'сніданок', lunch: 'обід', dinner: 'вечерю', snack: 'перекус' },
      plan_entries: dishes,
      shopping_list: 'до списку покупок',
    },
    gist: 'Що саме зміниться',
    was: 'Що він просив',
    did: 'Що зроблено',
    add: 'Додати.',
    draft: 'Новий рецепт у ваших чернетках. У стрічці він не з’явиться.',
    slots: { breakfast: 'сніданок', lunch: 'обід', dinner: 'вечеря', snack: 'перекус' },
    name: 'Назва страви',
    date: 'День',
    slot: 'Коли',
    note: 'Нотатка',
    servings: 'На скількох',
    sameDay: 'Того дня вже в плані',
    sameDayNone: 'нічого',
    adjust: 'Можна поправити',
    prep: 'Підготовка',
    cook: 'Біля плити',
    tags: 'Теги',
    source: 'Звідки',
    ingredients: 'Продукти',
    ingredientsHint: 'Зніміть позначку з того, чого не треба.',
    steps: 'Кроки',
    list: (name: string) => `У список «${name}»`,
    newList: 'У поточний список кухні',
    linesKept: (kept: number, all: number) => `Позначено ${kept} з ${linesOf(all)}`,
    dishesHint: 'Зніміть позначку з того, чого не готуватимете.',
    dishesKept: (kept: number, all: number) => `Позначено ${kept} з ${dishesOf(all)}`,
    saves: 'рецепт зі стрічки, копія збережеться у ваших',
    dishGone: 'Цього рецепта вже немає, тож страва не додасться.',
    tickAll: 'Позначити всі',
    parsed: 'Розпізнано:',
    unknown: 'продукт не розпізнано',
    safe: (date: string) => `Поки ви не підтвердите, нічого не зміниться. Чинна до ${ended(date)}`,
    nothing: 'Позначте хоча б один рядок або відхиліть.',
    nothingToPlan: 'Позначте хоча б одну страву або відхиліть.',
    reject: 'Відхилити',
    reconsider: 'Передумати',
    confirm: {
      recipe_draft: 'Зберегти чернетку',
      plan_entry: 'Додати до плану',
      plan_entries: (count: number) => `Додати ${dishes(count)}`,
      shopping_list: (count: number) => `Дописати ${lines(count)}`,
    },
    changed: 'Поки ви дивилися, дещо змінилося',
    changedHint: 'Нічого ще не зроблено. Перегляньте й підтвердьте ще раз.',
    changedTitle: 'Назва рецепта',
    changedRecipe: 'Рецепт відредаговано, назва та сама.',
    changedList: 'Список',
    changedNow: 'Пропозиція тепер така, як нижче.',
    gone: 'Так, як є, цього вже не зробити',
    outcomes: {
      applied: 'Зроблено',
      rejected: 'Ви відхилили цю пропозицію',
      expired: 'Пропозиція застаріла',
      withdrawn: 'Пропозиція недійсна',
    },
    outcomeHints: {
      applied: (date: string) => `Ви підтвердили ${ended(date)}`,
      automatic: (date: string) => `Зроблено без запитання ${date}: так ви дозволили.`,
      rejected: (date: string) => `${ended(date)} Нічого не змінилося.`,
      expired: 'Вона чекала тиждень. Нічого не змінилося; помічник може попросити знову.',
      withdrawn: 'Помічник більше не має дозволу. Нічого не змінилося.',
    },
    open: {
      recipe: 'Відкрити рецепт',
      plan_entry: 'Відкрити план',
      shopping_list: 'Відкрити список',
    },
    missing: 'Такої пропозиції немає',
    missingHint: 'Можливо, вона для іншого облікового запису або її вже забуто.',
  },
}
