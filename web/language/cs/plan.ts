import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('cs')
const dishes = { one: 'jídlo', few: 'jídla', many: 'jídla', other: 'jídel' }

export const plan: Dictionary['plan'] = {
  title: 'Jídelníček',
  alsoHere: (people) => `Právě tady: ${people}`,
  cost: (price) => `≈ ${price} za týden`,
  costAtLeast: (price) => `nejméně ${price} za týden`,
  toCook: 'jídla tohoto týdne, která ještě nejsou uvařená',
  previous: 'Předchozí týden',
  next: 'Další týden',
  today: 'Dnes',
  days: 'Dny v týdnu',
  week: 'Týden',
  makeList: 'Sepsat seznam',
  slots: { breakfast: 'Snídaně', lunch: 'Oběd', dinner: 'Večeře', snack: 'Svačina' },
  meals: { breakfast: 'snídaně', lunch: 'oběd', dinner: 'večeře', snack: 'svačina' },
  kinds: { note: 'poznámka', leftovers: 'zbytky', out: 'mimo domov' },
  add: (meal, day) => `Přidat: ${meal}, ${day}`,
  addMore: (meal, day) => `Přidat další: ${meal}, ${day}`,
  cooked: 'uvařeno',
  more: { open: 'Více k jídelníčku', title: 'Co dál s jídelníčkem' },

  history: {
    title: 'Co se vařilo',
    none: 'Objeví se tu všechno, co označíte jako uvařené: v jídelníčku nebo posledním krokem vaření.',
    more: 'Ukázat starší',
  },

  copyWeek: {
    title: 'Zkopírovat týden',
    hint: 'Co už v tom týdnu je, zůstane. Stejné jídlo se ke stejnému dennímu jídlu nepřidá dvakrát.',
    done: (count) =>
      `Do jídelníčku přidáno: ${plural(count, { one: 'položka', few: 'položky', many: 'položky', other: 'položek' })}`,
    nothing: 'Všechno už tam je.',
  },

  menus: {
    title: 'Uložené jídelníčky',
    save: (week) => `Uložit týden ${week}`,
    example: 'Týden bez masa',
    keep: 'Uložit',
    saved: (name) => `Jídelníček uložen: ${name}`,
    place: 'Dát na tento týden',
    placeOf: (name, week) => `Dát na ${week}: ${name}`,
    remove: 'Smazat',
    removeOf: (name) => `Smazat jídelníček: ${name}`,
    removed: (name) => `Jídelníček smazán: ${name}`,
    none: 'Zatím žádný. Uložte si povedený týden a použijte ho, až dojdou nápady.',
    noneYet: 'Zatím žádný. Naplánujte týden a budete ho moci uložit tady.',
  },

  eaters: { title: 'Pro koho' },

  leftovers: {
    open: 'Zbytky na jiný den',
    title: 'Kdy se zbytky dojí',
    more: 'Uvařit dvakrát tolik',
    done: (dish, day, meal) => `Zbytky, ${dish}: ${day}, ${meal}`,
  },

  repeat: {
    open: 'Opakovat',
    title: 'Kdy opakovat',
    days: 'Ve které dny',
    often: 'Jak často',
    every: (weeks) =>
      weeks === 1
        ? 'každý týden'
        : weeks === 2
          ? 'každý druhý týden'
          : `jednou za ${plural(weeks, { one: 'týden', few: 'týdny', many: 'týdne', other: 'týdnů' })}`,
    until: 'Do kterého dne (nepovinné)',
    hint: 'Jednou to můžete vynechat: odeberte jídlo z toho dne, ostatní zůstanou.',
    go: 'Opakovat',
    end: 'Už neopakovat',
    now: (when) => `Opakuje se ${when}`,
    done: (dish) => `Opakuje se: ${dish}`,
    ended: (dish) => `Už se neopakuje: ${dish}`,
  },

  nutrition: {
    kcal: (amount: string) => `${amount} kcal na osobu`,
    unknown: 'kcal neznámé',
    parts: (protein: string, fat: string, carbohydrates: string) =>
      `Bílkoviny ${protein} g, tuky ${fat} g, sacharidy ${carbohydrates} g.`,
    missing: (what: string) => `Nezapočítáno: ${what}.`,
    forFewer: (dishes: string) => `Nestačí pro všechny, proto rozděleno rovným dílem: ${dishes}.`,
    how: (percent: number) =>
      `Po jedné porci z každého jídla. Započítáno ${percent} % z toho, z potravin, jak se kupují.`,
    tooLittle: 'Započítat šlo méně než 80 % tohoto dne, číslo by byl jen odhad.',
  },

  calendar: {
    title: 'Jídelníček ve vašem kalendáři',
    lead: 'Kalendář v telefonu či počítači si jídla bude brát sám, jakmile se jídelníček změní.',
    how: 'Jak jídla ukazovat',
    hours: 'V dobu jídla',
    days: 'Na celý den',
    link: 'Odkaz na kalendář',
    hint: 'Je tajný: kdo ho má, vidí jídelníček kuchyně. Přidejte ho do kalendáře jako odběr podle adresy.',
    subscribe: 'Otevřít v kalendáři',
  },

  empty: 'Týden je ještě prázdný',
  emptyHint:
    'Klepněte na plus u kteréhokoli dne, nebo začněte tady. Z jídelníčku vznikne nákupní seznam.',
  emptyAct: 'Naplánovat jídlo',

  sample: {
    show: 'Ukázat vzorový týden',
    title: 'Tohle je vzorový týden',
    hint: 'Měňte ho, jak chcete: čeho se dotknete, to vám zůstane.',
    list: 'Seznam k těmto jídlům',
    clear: 'Uklidit vzor',
    cleared: 'Vzor je pryč. Co jste změnili, zůstalo.',
    done: (dinners, breakfasts, days) => {
      const both = [
        plural(dinners, { one: 'večeře', few: 'večeře', many: 'večeře', other: 'večeří' }),
        plural(breakfasts, { one: 'snídaně', few: 'snídaně', many: 'snídaně', other: 'snídaní' }),
      ]
      return `${days}: ${(breakfasts > 0 ? both : both.slice(0, 1)).join(' a ')}`
    },
  },

  fill: {
    title: 'Týden za minutu',
    made: 'Tady je',
    open: 'Naplnit týden',
    back: 'Jídelníček beze změn',
    lead: 'Vybereme z nástěnky a z vašich receptů jídla, která vyhoví všem. Dokud je nepřijmete, nic nezapíšeme.',
    people: 'Pro kolik lidí vaříme?',
    meals: 'Co naplnit',
    diet: 'Je něco, co nejíte?',
    dietHint: 'Alergie a diety lidí z vaší kuchyně hlídáme sami.',
    time: 'Kolik času na jedno jídlo?',
    apart: 'Jídla neopakovat',
    weeks: (count) => plural(count, { one: 'týden', few: 'týdny', many: 'týdne', other: 'týdnů' }),
    budget: (sign) => `Rozpočet na týden, ${sign} (nepovinné)`,
    make: 'Sestavit týden',
    again: 'Sestavit podle těchto pravidel',
    shuffle: 'Zamíchat',
    hold: 'Nechat toto jídlo',
    release: 'Už nedržet',
    reroll: 'Jiné náhodně',
    swap: 'Vybrat jiné jídlo',
    total: (price) => `≈ ${price} za všechno`,
    unpriced: (count) => `cena neznámá: ${plural(count, dishes)}`,
    accept: (count) => `Přijmout ${plural(count, dishes)}`,
    accepted: (count) =>
      `V jídelníčku: ${plural(count, { one: 'nové jídlo', few: 'nová jídla', many: 'nového jídla', other: 'nových jídel' })}`,
    missing: (count) =>
      `Bez jídla: ${plural(count, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' })}`,
    narrowedBy: (name, needs) => `${name} (${needs}): tomu vyhovuje příliš málo jídel.`,
    leaveOut: (name) => `${name} s námi tentokrát nejí`,
    loosen: {
      diets: 'Bez diet zvolených výše se najde víc.',
      time: 'S delším časem na jídlo se najde víc.',
      money: 'S větším rozpočtem se najde víc.',
      apart: 'Když se jídla mohou opakovat dřív, najde se víc.',
    },
    tooFew:
      'Ve výběru ani mezi vašimi recepty pro to už nic není. Zapište vlastní jídla, nebo zvolte jiná denní jídla.',
    nothing: 'Podle těchto pravidel jsme nic nenašli',
    full: 'Týden už je plný',
    fullHint: 'V těchto dnech už všude něco je. Vyberte jiná denní jídla.',
  },

  tray: {
    title: 'Nejdřív jídla',
    hint: 'Odložená bez dne. Přetáhněte je do jídelníčku, nebo klepněte na jídlo a pak na místo.',
    where: 'Kam ho dát',
    remove: 'Už neodkládat',
    removed: (dish) => `Už není odloženo: ${dish}`,
  },

  adding: {
    title: (meal, day) => `${meal}, ${day}`,
    search: 'Co budeme vařit?',
    placeholder: 'Název, surovina nebo vlastní slova',
    mine: 'Moje recepty',
    ours: 'Naše recepty',
    none: 'Vaše kuchařka je zatím prázdná.',
    nothing: 'Nic takového mezi svými recepty nemáte.',
    fromFeed: 'Z nástěnky',
    opened: 'Otevřené na tomto zařízení',
    fromDevice: 'Bez připojení. Tohle je na zařízení.',
    instead: 'Nebo bez receptu',
    kinds: { note: 'Poznámka', leftovers: 'Zbytky', out: 'Mimo domov' },
    defaults: { note: 'Poznámka', leftovers: 'Zbytky', out: 'Najíme se jinde' },
    done: (dish) => `V jídelníčku: ${dish}`,
  },

  changes: {
    waiting: (count) => `Bez připojení. Čeká na odeslání: ${count}.`,
    refused: (why) => `Co jste napsali, se neuložilo. ${why}`,
    undone: (dish, why) => `Nepodařilo se: ${dish}. ${why}`,
  },
  unseen:
    'Tento týden na zařízení ještě nebyl: bez připojení je tu jen to, co přidáte. Neztratí se to.',

  entry: {
    note: 'Poznámka',
    more: 'Podrobněji',
    noteExample: 'ráno rozmrazit',
    open: 'Otevřít recept',
    cook: 'Označit jako uvařené',
    uncook: 'Ještě neuvařeno',
    move: 'Přesunout',
    copy: 'Zkopírovat na jiný den',
    remove: 'Odebrat z jídelníčku',
    removed: (dish) => `Odebráno: ${dish}`,
    moved: (dish, day, meal) => `${dish}: ${day}, ${meal}`,
    copied: (dish, day, meal) => `Zkopírováno ${dish}: ${day}, ${meal}`,
    cooked: (dish) => `Uvařeno: ${dish}`,
    uncooked: (dish) => `Ještě neuvařeno: ${dish}`,
    served: (dish, portions) => `${dish}: ${portions}`,
    noted: (dish) => `Poznámka uložena: ${dish}`,
    where: 'Kam přesunout',
    whereCopy: 'Kam zkopírovat',
    places: 'Dny a denní jídla. Pohybujte se šipkami, Enter vybírá.',
    here: 'teď je tady',
    stands: (dishes) => `tady: ${dishes}`,
    past: 'už bylo',
  },

  dish: {
    title: 'Do jídelníčku',
    choose: 'Vyberte den a denní jídlo',
    hint: 'Recept z nástěnky se uloží i k vašim.',
    open: 'Otevřít jídelníček',
  },

  list: {
    title: 'Seznam k naplánovaným jídlům',
    from: 'Od',
    to: 'Do',
    where: 'Kam zapsat',
    fresh: 'Nový seznam',
    name: 'Název seznamu',
    go: 'Sepsat seznam',
    hint: 'Stejné potraviny se sečtou a seznam pak sleduje jídelníček. Co jste koupili nebo připsali, zůstane, jak je.',
    done: (count) =>
      `Na seznamu: ${plural(count, { one: 'potravina', few: 'potraviny', many: 'potraviny', other: 'potravin' })}`,
  },
}
