import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('cs')

export const feed: Dictionary['feed'] = {
  title: 'Recepty na každý den',
  heading: 'Co bude dnes k večeři?',
  search: 'Hledat recepty',
  placeholder: 'Jídlo nebo „polévka bez mléka“',
  suggestions: 'Nápověda',
  filters: 'Filtry',
  within: (time) => `Do ${time}`,
  cheaper: (price) => `Do ${price} za porci`,
  week: 'Jídelníček za minutu',
  fromHome: 'Z toho, co je doma',
  homeUnknown: 'Zatím nevíme, co máte doma',
  homeUnknownHint:
    'Napište, co máte, nebo odškrtávejte nákup: pak řekneme, co z toho uvařit a co chybí.',
  homeAct: 'Do „Doma máme“',
  forUs: 'Pro nás všechny',
  liked: 'Moje oblíbené',
  followed: 'Koho sleduji',
  sorts: { fresh: 'Nejnovější', popular: 'Nejoblíbenější', cheap: 'Nejlevnější' },
  section: 'Čerstvě z kuchyní',
  otherLanguages: 'V jiných jazycích',
  onlyMine: 'Jen česky',
  noneInMine: 'Česky to zatím nikdo nenapsal.',
  inLanguage: { uk: 'Українською', en: 'In English', cs: 'Česky' },
  dishesWith: (food) => `Jídla se surovinou: ${food}`,
  nothingInLanguage: 'V tomto jazyce to zatím nikdo nenapsal',
  nothingInLanguageHint: 'Možná to najdete mezi recepty v jiném jazyce.',
  allLanguages: 'Ve všech jazycích',
  mixed: 'Všechny jazyky spolu',
  found: (query) => `Pro „${query}“`,
  older: 'Další recepty',
  olderLoading: 'Neseme další…',
  end: 'To jsou všechny recepty. Další bude váš.',
  nothing: 'Tohle ještě nikdo neuvařil',
  nothingNamed: 'Zkuste jiné slovo: název jídla nebo surovinu.',
  nothingHint: 'Zkuste jiné slovo, nebo zrušte filtry.',
  nothingAnswers: 'Uberte něco z toho, jak jsme otázce porozuměli, nebo se zeptejte jinak.',
  nothingAtOnce: 'Všechno najednou nesplňuje nic. Vynechte jedno a jídla se najdou.',
  askWithout: (what: string) => `Hledat bez „${what}“`,
  nothingKeeps:
    'Pro dietu ukazujeme jen jídla, ve kterých rozumíme každé surovině. Zkuste méně filtrů.',
  understood: 'Jak jsme otázce porozuměli',
  follows: (before) => `Navazuje na „${before}“`,
  takeAway: (what) => `Ubrat: ${what}`,
  counted: (count, more) => {
    const found = plural(count, {
      one: 'recept',
      few: 'recepty',
      many: 'receptu',
      other: 'receptů',
    })
    if (count === 0) return 'Nic jsme nenašli'
    return more ? `Na stránce: ${found}, níže jsou další` : `Nalezeno: ${found}`
  },
  chips: {
    without: (what) => `Bez ${what}`,
    spared: (what) => `Smí být: ${what}`,
    unsure: (what) => `${what}?`,
    yes: 'Ano',
    no: 'Ne',
    wanted: (what) => `Ano, s tímto: ${what}`,
    unwanted: (what) => `Ne, bez tohoto: ${what}`,
    longer: (time) => `Od ${time}`,
    servings: (count) => `Porce: ${count}`,
    useUp: (what) => `Spotřebovat: ${what}`,
    cuisine: (name) => (name.endsWith('kuchyně') ? name : `${name} kuchyně`),
  },
  clear: 'Zrušit filtry',
  showAll: 'Ukázat všechny recepty',
  empty: 'Nástěnka je zatím prázdná',
  emptyHint: 'První zveřejněný recept se objeví právě tady.',
}
