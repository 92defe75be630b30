/**
 * What somebody wishes for without naming a dish, said of the demo dishes by a person: by tag and title what surely
 * is it, then what one person would count and another would not.
 */
interface Mood {
  tags?: RegExp
  title?: RegExp
  /** No stove and no oven is enough. */
  uncooked?: true
  /** So many minutes are enough. */
  within?: number
  nearTags?: RegExp
  nearTitle?: RegExp
  /** Whatever is not of these is near. */
  unlikeTags?: RegExp
  unlikeTitle?: RegExp
}

const sweet = /^(?:десерт|dessert|dort|sladké jídlo|напій|drink)$/u
const soups = /^(?:суп|soup|polévka)$/u
const meals = /^(?:обід|вечеря|lunch|dinner|večeře|hlavní jídlo|nedělní oběd|omáčka|guláš)$/u
const cakes = /пиріг|Cake|Медівник|Medovník|bábovka|Brownies|Banana/u
const stews =
  /guláš|Chili|Плов|тушк|куліш|бограч|Куряче|Curry|Карі|Лобіо|Шпундра|Печеня|Ratatouille|Різото|Гречка з|Čočka|Тушкована/iu
const carried =
  /Burritos|Muffins|Brownies|Banana|Cake|Granola|котлети|Малосольні|Coleslaw|Хумус|Guacamole|Маківник|Вергуни|Хачапурі|Пампушки|bábovka|Буженина|Buchty|Шашлик|Сирники|ладки|запіканка|пиріг|Medovník|Медівник|Bramboráky|Гречаники/u

export const moods: Readonly<Record<string, Mood>> = {
  cozy: {
    tags: /^(?:зігріває|warming|zahřeje|на застуду|від застуди|na nachlazení|суп|soup|polévka)$/u,
    title: stews,
    unlikeTags: /^(?:літнє|summer|салат|salad|соус|sauce|консервація|snack)$/u,
    unlikeTitle: /Lassi/u,
  },
  hot: { tags: meals, nearTags: soups, nearTitle: /Хачапурі|Пампушки|Деруни|Шакшука/u },
  picnic: {
    title: carried,
    nearTags: /^(?:салат|salad|salát|snack|закуска|baking|випічка|напій|drink)$/u,
    nearTitle:
      /Fried Rice|Деруни|Palačinky|Тако|Tacos|sýr|київськи|Тефтелі|Лобіо|Lívance|Налисники|сирне/iu,
  },
  cold: {
    tags: /^(?:літнє|summer|салат|salad|salát)$/u,
    uncooked: true,
    title: /Lassi/u,
    within: 20,
    nearTitle: /лимонад|Компот/u,
  },
  dough: {
    tags: /^(?:випічка|baking|вареники|pečení|kynuté těsto)$/u,
    title: /вареник|галушки|knedlíky|Сирники/iu,
    nearTitle: /Palačinky|Lívance|ладки|Pancakes|Налисники|запіканка/u,
  },
  simple: {
    tags: /^(?:швидко|quick|rychlé)$/u,
    within: 30,
    nearTags: /^(?:бюджетно|budget|levné)$/u,
  },
  cake: { title: cakes, nearTitle: /Маківник|Паска|Muffins|запіканка|Buchty/u },
  crunchy: {
    title:
      /Деруни|Bramboráky|Вергуни|Coleslaw|київськи|Smažený|Granola|огірк|Квашена|ладки з кабачків|Tacos|Тако|Caesar|krutony|Tofu/u,
    nearTags: /^(?:салат|salad|salát)$/u,
    nearTitle: /Burritos|Roast|Сирники|котлети|гарбуза|стегна/u,
  },
  side: {
    tags: /^(?:side|салат|salad|salát|закуска|snack|соус|sauce|консервація)$/u,
    nearTitle:
      /Гречка з|Ratatouille|Bramboráky|Деруни|Пампушки|ладки з кабачків|Лобіо|kuba|Шашлик|Fried Rice|Банош/u,
  },
  dumplings: { title: /вареник|галушки|kned/iu, nearTitle: /Buchty|Сирники/u },
  savory: {
    title: /Bramboráky|sýr|guláš|огірки|Буженина|Шашлик|Tacos|Деруни|Квашена|Guacamole/u,
    unlikeTags: sweet,
    unlikeTitle:
      /Muffins|Pancakes|оладки на|Сирники|Granola|Вівсянка|гарбузом|Паска|Buchty|bábovka/u,
  },
  hotdrink: { title: /Обліпиховий|Узвар/u, nearTitle: /Компот/u },
  spread: { title: /Хумус|Guacamole|Pesto|Аджика|Цвіклі/u },
  onepot: {
    tags: soups,
    title: stews,
    nearTags: meals,
    unlikeTags: /./u,
  },
}

interface Seen {
  title: string
  tags: readonly string[]
  minutes: number
  cookMinutes: number
}

/** Whether it surely is what is wished for, and whether some would say so. */
export function inMood(recipe: Seen, mood: Mood): [sure: boolean, near: boolean] {
  const { tags, title, minutes, cookMinutes } = recipe
  const tagged = (pattern?: RegExp) => tags.some((tag) => pattern?.test(tag))
  const named = (pattern?: RegExp) => pattern?.test(title) === true
  const quick = minutes <= (mood.within ?? -1) || (mood.uncooked === true && cookMinutes === 0)
  const open = mood.unlikeTags !== undefined || mood.unlikeTitle !== undefined
  const unlike = tagged(mood.unlikeTags) || named(mood.unlikeTitle)
  const near = tagged(mood.nearTags) || named(mood.nearTitle) || (open && !unlike)
  return [tagged(mood.tags) || named(mood.title) || quick, near]
}
