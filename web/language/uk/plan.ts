import { plurals } from '../plural.ts'

const plural = plurals('uk')

export const plan = {
  title: 'План',
  alsoHere: (people: string) => `Зараз тут: ${people}`,
  cost: (price: string) => `≈ ${price} за тиждень`,
  costAtLeast: (price: string) => `щонайменше ${price} за тиждень`,
  toCook: 'страви цього тижня, ще не приготовані',
  previous: 'Попередній тиждень',
  next: 'Наступний тиждень',
  today: 'Сьогодні',
  days: 'Дні тижня',
  week: 'Тиждень',
  makeList: 'Скласти список',
  slots: { breakfast: 'Сніданок', lunch: 'Обід', dinner: 'Вечеря', snack: 'Перекус' },
  meals: { breakfast: 'сніданок', lunch: 'обід', dinner: 'вечеря', snack: 'перекус' },
  kinds: { note: 'нотатка', leftovers: 'залишки', out: 'не вдома' },
  add: (meal: string, day: string) => `Додати: ${meal}, ${day}`,
  addMore: (meal: string, day: string) => `Додати ще: ${meal}, ${day}`,
  cooked: 'приготовано',
  more: { open: 'Більше про план', title: 'Що ще можна з планом' },

  history: {
    title: 'Що готували',
    none: 'Тут з’явиться все, що ви позначите приготованим: з плану або останнім кроком готування.',
    more: 'Показати давніші',
  },

  copyWeek: {
    title: 'Скопіювати тиждень',
    hint: 'Що вже стоїть на тому тижні, лишиться. Та сама страва двічі в один прийом їжі не стане.',
    done: (count: number) =>
      `До плану додано: ${plural(count, { one: 'запис', few: 'записи', many: 'записів', other: 'запису' })}`,
    nothing: 'Усе це там уже стоїть.',
  },

  menus: {
    title: 'Збережені меню',
    save: (week: string) => `Зберегти тиждень ${week}`,
    example: 'Пісний тиждень',
    keep: 'Зберегти',
    saved: (name: string) => `Меню збережено: ${name}`,
    place: 'Поставити на цей тиждень',
    placeOf: (name: string, week: string) => `Поставити на ${week}: ${name}`,
    remove: 'Видалити',
    removeOf: (name: string) => `Видалити меню: ${name}`,
    removed: (name: string) => `Меню видалено: ${name}`,
    none: 'Ще немає жодного. Збережіть вдалий тиждень і ставте його, коли забракне задумів.',
    noneYet: 'Ще немає жодного. Сплануйте тиждень, і його можна буде зберегти тут.',
  },

  eaters: { title: 'Для кого' },

  leftovers: {
    open: 'Залишки на інший день',
    title: 'Коли доїдатимете',
    more: 'Приготувати вдвічі більше',
    done: (dish: string, day: string, meal: string) => `Залишки, ${dish}: ${day}, ${meal}`,
  },

  repeat: {
    open: 'Повторювати',
    title: 'Коли повторювати',
    days: 'У які дні',
    often: 'Як часто',
    every: (weeks: number) =>
      weeks === 1
        ? 'щотижня'
        : weeks === 2
          ? 'кожного другого тижня'
          : `раз на ${plural(weeks, { one: 'тиждень', few: 'тижні', many: 'тижнів', other: 'тижня' })}`,
    until: 'До якого дня (необов’язково)',
    hint: 'Один раз можна пропустити: приберіть страву з того дня, решта лишиться.',
    go: 'Повторювати',
    end: 'Більше не повторювати',
    now: (when: string) => `Повторюється ${when}`,
    done: (dish: string) => `Повторюється: ${dish}`,
    ended: (dish: string) => `Більше не повторюється: ${dish}`,
  },

  nutrition: {
    kcal: (amount: string) => `${amount} ккал на людину`,
    unknown: 'ккал невідомі',
    parts: (protein: string, fat: string, carbohydrates: string) =>
      `Білки ${protein} г, жири ${fat} г, вуглеводи ${carbohydrates} г.`,
    missing: (what: string) => `Не пораховано: ${what}.`,
    forFewer: (dishes: string) => `Вистачить не на всіх, тож поділено порівну: ${dishes}.`,
    how: (percent: number) =>
      `По одній порції кожної страви. Пораховано ${percent} % усього, з продуктів як їх купують.`,
    tooLittle: 'Порахувати вдалося менше як 80 % цього дня, тож число було б здогадом.',
  },

  calendar: {
    title: 'План у вашому календарі',
    lead: 'Календар телефона чи комп’ютера сам підтягуватиме страви, щойно план зміниться.',
    how: 'Як показувати страви',
    hours: 'О годині їжі',
    days: 'На цілий день',
    link: 'Посилання на календар',
    hint: 'Секретне: хто його має, бачить план кухні. Додайте його в календарі як підписку за адресою.',
    subscribe: 'Відкрити в календарі',
  },

  empty: 'Тиждень ще чистий',
  emptyHint:
    'Торкніться плюса в будь-якому дні або почніть звідси. З плану складеться список покупок.',
  emptyAct: 'Запланувати страву',

  sample: {
    show: 'Показати зразок тижня',
    title: 'Це зразок тижня',
    hint: 'Змінюйте його, як вам зручно: усе, чого ви торкнулися, лишиться вашим.',
    list: 'Список для цих страв',
    clear: 'Прибрати зразок',
    cleared: 'Зразок прибрано. Змінене вами лишилося.',
    done: (dinners: number, breakfasts: number, days: string) => {
      const both = [
        plural(dinners, { one: 'вечеря', few: 'вечері', many: 'вечер', other: 'вечері' }),
        plural(breakfasts, {
          one: 'сніданок',
          few: 'сніданки',
          many: 'сніданків',
          other: 'сніданку',
        }),
      ]
      return `${days}: ${(breakfasts > 0 ? both : both.slice(0, 1)).join(' і ')}`
    },
  },

  fill: {
    title: 'Тиждень за хвилину',
    made: 'Ось що вийшло',
    open: 'Заповнити тиждень',
    back: 'План без змін',
    lead: 'Оберемо страви зі стрічки й з ваших рецептів так, щоб підійшли всім. Нічого не запишемо, доки не приймете.',
    people: 'Для скількох готуємо?',
    meals: 'Що заповнити',
    diet: 'Чи є чого не їсте?',
    dietHint: 'Алергії й дієти людей вашої кухні враховуємо самі.',
    time: 'Скільки часу на страву?',
    apart: 'Не повторювати страв',
    weeks: (count: number) =>
      plural(count, { one: 'тиждень', few: 'тижні', many: 'тижнів', other: 'тижня' }),
    budget: (sign: string) => `Бюджет на тиждень, ${sign} (необов’язково)`,
    make: 'Скласти тиждень',
    again: 'Скласти за цими правилами',
    shuffle: 'Перемішати',
    hold: 'Лишити цю страву',
    release: 'Не тримати',
    reroll: 'Інша навмання',
    swap: 'Обрати іншу страву',
    total: (price: string) => `≈ ${price} за все`,
    unpriced: (count: number) =>
      `ціна невідома: ${plural(count, { one: 'страва', few: 'страви', many: 'страв', other: 'страви' })}`,
    accept: (count: number) =>
      `Прийняти ${plural(count, { one: 'страву', few: 'страви', many: 'страв', other: 'страви' })}`,
    accepted: (count: number) =>
      `У плані ${plural(count, { one: 'нова страва', few: 'нові страви', many: 'нових страв', other: 'нової страви' })}`,
    missing: (count: number) =>
      `Без страви: ${plural(count, { one: 'місце', few: 'місця', many: 'місць', other: 'місця' })}`,
    /** A person, and what they do not eat. */
    narrowedBy: (name: string, needs: string) =>
      `${name} (${needs}): з цим підходить замало страв.`,
    leaveOut: (name: string) => `${name} цього разу не їсть із нами`,
    loosen: {
      diets: 'Без обраних вище дієт знайдеться більше.',
      time: 'Коли дати на страву більше часу, знайдеться більше.',
      money: 'З більшим бюджетом знайдеться більше.',
      apart: 'Коли страви можуть повторюватися частіше, знайдеться більше.',
    },
    tooFew:
      'Ні у стрічці, ні серед ваших рецептів для цього більше нічого немає. Запишіть свої страви або оберіть інші прийоми їжі.',
    nothing: 'За цими правилами нічого не знайшлося',
    full: 'Тиждень уже заповнено',
    fullHint: 'На ці дні всюди вже щось є. Оберіть інші прийоми їжі.',
  },

  tray: {
    title: 'Спершу страви',
    hint: 'Відкладене без дня. Перетягніть у план або торкніться страви, а тоді місця.',
    where: 'Куди поставити',
    remove: 'Більше не відкладати',
    removed: (dish: string) => `Прибрано з відкладених: ${dish}`,
  },

  adding: {
    title: (meal: string, day: string) => `${meal}, ${day}`,
    search: 'Що готуватимемо?',
    placeholder: 'Назва, продукт або ваші слова',
    mine: 'Мої рецепти',
    ours: 'Наші рецепти',
    none: 'Ваша книга рецептів ще чиста.',
    nothing: 'Серед ваших рецептів такого немає.',
    fromFeed: 'Зі стрічки',
    opened: 'Відкривали на цьому пристрої',
    fromDevice: 'Немає зв’язку. Ось що є на пристрої.',
    instead: 'Або без рецепта',
    kinds: { note: 'Нотатка', leftovers: 'Залишки', out: 'Не вдома' },
    defaults: { note: 'Нотатка', leftovers: 'Залишки', out: 'Поїмо не вдома' },
    done: (dish: string) => `У плані: ${dish}`,
  },

  changes: {
    waiting: (count: number) => `Немає зв’язку. Чекає на надсилання: ${count}.`,
    refused: (why: string) => `Не збережено те, що ви ввели. ${why}`,
    undone: (dish: string, why: string) => `Не вдалося: ${dish}. ${why}`,
  },
  unseen:
    'Цього тижня на пристрої ще не було: без зв’язку тут лише те, що ви додасте. Воно не загубиться.',

  entry: {
    note: 'Нотатка',
    more: 'Докладніше',
    noteExample: 'розморозити зранку',
    open: 'Відкрити рецепт',
    cook: 'Позначити приготованою',
    uncook: 'Ще не готували',
    move: 'Перемістити',
    copy: 'Скопіювати на інший день',
    remove: 'Прибрати з плану',
    removed: (dish: string) => `Прибрано: ${dish}`,
    moved: (dish: string, day: string, meal: string) => `${dish}: ${day}, ${meal}`,
    copied: (dish: string, day: string, meal: string) => `Скопійовано ${dish}: ${day}, ${meal}`,
    cooked: (dish: string) => `Приготовано: ${dish}`,
    uncooked: (dish: string) => `Ще не готували: ${dish}`,
    served: (dish: string, portions: string) => `${dish}: ${portions}`,
    noted: (dish: string) => `Нотатку збережено: ${dish}`,
    where: 'Куди перемістити',
    whereCopy: 'Куди скопіювати',
    places: 'Дні й прийоми їжі. Рухайтеся стрілками, Enter обирає.',
    here: 'зараз тут',
    stands: (dishes: string) => `тут ${dishes}`,
    past: 'минуло',
  },

  dish: {
    title: 'До плану',
    choose: 'Оберіть день і прийом їжі',
    hint: 'Рецепт зі стрічки збережеться й до ваших.',
    open: 'Відкрити план',
  },

  list: {
    title: 'Список для страв плану',
    from: 'Від',
    to: 'До',
    where: 'Куди записати',
    fresh: 'Новий список',
    name: 'Назва списку',
    go: 'Скласти список',
    hint: 'Однакові продукти додадуться, а далі список іде за планом. Куплене й дописане вами лишиться як є.',
    done: (count: number) =>
      plural(count, {
        one: 'продукт у списку',
        few: 'продукти у списку',
        many: 'продуктів у списку',
        other: 'продукту у списку',
      }),
  },
}
