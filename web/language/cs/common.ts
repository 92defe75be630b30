// Words of the house in Czech: kuchyně (kitchen), nástěnka (feed), jídelníček (plan), nákupní seznam (list),
// řádek (line), koncept (draft), zveřejnit (publish), suroviny (ingredients), asistent, návrh (proposal),
// zkušební kuchyň (trial), odložit (put by), obchod (store), cvičný obchod (practice store), přihlášení (session).
import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('cs')

export const waitingProposals = (count: number) =>
  plural(count, {
    one: 'návrh čeká',
    few: 'návrhy čekají',
    many: 'návrhu čeká',
    other: 'návrhů čeká',
  })

export const common: Dictionary['common'] = {
  name: 'Komora',
  tagline: 'Recepty, jídelníček na týden a nákupní seznam',
  description:
    'Komora je aplikace zdarma: recepty, jídelníček na týden, nákupní seznam a košík ve skutečném obchodě.',
  skip: 'Přejít k obsahu',
  navigation: 'Hlavní navigace',
  feed: 'Nástěnka',
  plan: 'Jídelníček',
  list: 'Seznam',
  home: 'Domov',
  recipes: 'Recepty',
  signIn: 'Přihlásit se',
  settings: 'Nastavení',
  search: 'Hledat',
  retry: 'Zkusit znovu',
  toPlan: 'Do jídelníčku',
  toTray: 'Odložit pro jídelníček',
  trayed: (dish) => `Odloženo pro jídelníček: ${dish}`,
  undo: 'Vrátit',
  copy: {
    title: 'Zkopírujte odkaz',
    link: 'Odkaz',
    denied: 'Prohlížeč kopírování nedovolil. Odkaz je označený: zkopírujte ho sami.',
    copied: 'Odkaz zkopírován',
    share: 'Sdílet',
  },
  openLink: {
    make: 'Vytvořit odkaz',
    end: 'Zavřít odkaz',
    endHint: 'Zavřený odkaz hned přestane fungovat všem. Později můžete vytvořit nový.',
    ended: 'Odkaz je zavřený',
  },
  copyText: {
    copy: 'Kopírovat',
    of: (what) => `Kopírovat: ${what}`,
    copied: 'Zkopírováno',
    denied: 'Prohlížeč kopírování nedovolil. Text je označený: zkopírujte ho sami.',
  },
  close: 'Zavřít',
  cancel: 'Zrušit',
  back: 'Zpět',
  more: 'Více',
  less: 'Méně',
  loading: 'Načítáme…',
  notices: 'Oznámení',
  hours: (hours) => `${hours} h`,
  minutes: (minutes) => `${minutes} min`,
  suggested: (count) =>
    plural(count, { one: 'návrh', few: 'návrhy', many: 'návrhu', other: 'návrhů' }),
  servings: (count) => plural(count, { one: 'porce', few: 'porce', many: 'porce', other: 'porcí' }),
  perServing: (price) => `≈ ${price} za porci`,
  atLeast: (price) => `nejméně ${price}`,
  atStore: (store, price) => `${store}: ${price} za porci`,
  priceUnknown: 'cena neznámá',
  concern: (member, foods) => `${member}: ${foods}`,
  unsureFor: (member, foods) => `${member}: nevíme, ${foods}`,
  likes: (count) =>
    plural(count, { one: 'srdíčko', few: 'srdíčka', many: 'srdíčka', other: 'srdíček' }),
  like: 'Líbí se mi',
  assistants: {
    waiting: waitingProposals,
    proposals: 'Návrhy',
    connections: 'Asistenti',
  },
  about: 'O Komoře',
  site: {
    about: 'O Komoře',
    connect: 'Připojit asistenta',
    developers: 'Pro vývojáře',
    privacy: 'Soukromí',
    terms: 'Pravidla',
    contacts: 'Kontakty',
    pricing: 'Cena',
    versions: 'Verze',
  },
  language: 'Jazyk',
  theme: 'Vzhled',
  themes: { system: 'Podle systému', light: 'Světlý', dark: 'Tmavý' },
}
