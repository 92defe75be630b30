// biome-ignore-all format: a table of words
import { phraseTable, wordTable } from '../../text/word-table.ts'

/** Words around the name of who eats. */
export const eaters = wordTable({
  before: { uk: 'для можна', en: 'for', cs: 'pro' },
  czechFor: { cs: 'pro' },
  /** «без Солі» is without salt, and never without her. */
  never: { uk: 'без крім окрім не', en: 'no without except not isnt', cs: 'bez ne kromě není' },
  /** And these refuse what is named behind them. */
  refusing: { uk: 'алергі* не нема немає виключ* прибер*', en: 'allerg* cant exclude exclud* hate* avoid*', cs: 'alergi* nejí* nesmí*' },
  /** «Тому без молока»: it is given to nobody called Том. */
  noName: { uk: 'тому' },
  given: { uk: '*ові *еві *єві' },
  /** All that is left of «а що для Олега?» */
  joined: { uk: 'а і й та ну що шо як ще теж також', en: 'and what about how so also', cs: 'a co i pro' },
  between: { uk: 'і й та', en: 'and', cs: 'a i', signs: ', &' },
  /** Behind «для всіх» they begin what else is said, where a noun would be what all of is meant: «для всіх страв». */
  behindAll: {
    uk: 'на без з із зі до у в по за від крім окрім і й та а але щоб щось шось що шо яке який яка які де коли бо будь',
    en: 'with without on in to at by and but that which except tonight today tomorrow please under',
    cs: 'na bez s se z ze do k v po za od kromě a i ale aby něco co který která které dnes zítra',
  },
  /** «для всіх, хто любить гостре» */
  whoever: { uk: 'хто кого кому котрі', en: 'who whom whoever whose', cs: 'kdo komu kteří' },
})

/** All who eat here. */
export const everybody = phraseTable({
  ofUs: {
    uk: `для всіх нас|для нас усіх|для нас всіх|для усіх нас|на всіх нас|на нас усіх|на нас всіх
      для всієї родини|для всієї сімї|на всю родину|на всю сімю|всій родині|усій родині|всій сімї|усій сімї
      всім нам|усім нам|нам усім|нам всім|щоб усі їли|щоб всі їли`,
    en: 'for all of us|for us all|for the whole family|for our whole family|for my whole family',
    cs: 'pro nás všechny|pro celou rodinu',
  },
  /** And these where nothing behind says of what they are all. */
  bare: { uk: 'для всіх|для усіх|на всіх|на усіх', en: 'for everyone|for everybody', cs: 'pro všechny' },
})

/** What a name of each ending ends in where something is said of whom it names. */
export const nameEndings: Readonly<Record<string, readonly string[]>> = {
  я: ['я', 'і', 'ї', 'ю', 'ею', 'єю', 'ьою', 'йою', 'е', 'є'],
  а: ['а', 'и', 'і', 'у', 'ою', 'ею', 'о'],
  о: ['о', 'а', 'у', 'ові', 'ом', 'ку', 'е'],
  й: ['й', 'я', 'ю', 'єві', 'єм', 'ї', 'ю'],
  ь: ['ь', 'я', 'ю', 'еві', 'ем', 'і'],
}
export const consonantEndings: readonly string[] = ['', 'а', 'у', 'ові', 'еві', 'ом', 'ем', 'е', 'і', 'ю', 'я']
/** The same of Czech names, behind «pro»: «Jana» is there «Janu», and «Petr» «Petra». */
export const czechEndings: Readonly<Record<string, readonly string[]>> = { a: ['u'], e: ['i'] }
export const czechConsonant: readonly string[] = ['a', 'e']
/** «Marka», «Karla»: what is left out before an ending. */
export const czechChanged: Readonly<Record<string, string>> = { ek: 'k', el: 'l', něk: 'ňk' }
/** And where something is given to them. */
export const givenEndings: Readonly<Record<string, readonly string[]>> = {
  я: ['і', 'ї'],
  а: ['і'],
  о: ['у', 'ові', 'ку'],
  й: ['ю', 'єві'],
  ь: ['ю', 'еві', 'і'],
}
export const consonantGiven: readonly string[] = ['у', 'ю', 'ові', 'еві', 'і']
/** «Марічка» is «Марічці» to whom something is given. */
export const changedBefore: Readonly<Record<string, string>> = { к: 'ц', г: 'з', х: 'с' }
