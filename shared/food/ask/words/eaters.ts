// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** Words around the name of who eats. */
export const eaters = wordTable({
  before: { uk: 'для можна', en: 'for', cs: 'pro' },
  /** «без Солі» is without salt, and never without her. */
  never: { uk: 'без крім окрім не', en: 'no without except not', cs: 'bez ne kromě' },
  /** And these refuse what is named behind them. */
  refusing: { uk: 'алергі* не нема немає виключ* прибер*', en: 'allerg* cant exclude exclud* hate* avoid*', cs: 'alergi* nejí* nesmí*' },
  given: { uk: '*ові *еві *єві' },
  between: { uk: 'і й та', en: 'and', cs: 'a i', signs: ', &' },
})

/** All who eat here. */
export const everybody: readonly string[] = [
  ...['для всіх нас', 'для нас усіх', 'для нас всіх', 'для усіх нас', 'для всієї родини', 'для всієї сім’ї', 'для всієї сімї', "для всієї сім'ї"],
  ...['всім нам', 'усім нам', 'для всіх', 'для усіх', 'щоб усі їли', 'щоб всі їли', 'for all of us', 'for everyone', 'for everybody', 'for the whole family'],
  ...['pro nás všechny', 'pro všechny', 'pro celou rodinu'],
]

/** What a name of each ending ends in where something is said of whom it names. */
export const nameEndings: Readonly<Record<string, readonly string[]>> = {
  я: ['я', 'і', 'ї', 'ю', 'ею', 'єю', 'ьою', 'йою', 'е', 'є'],
  а: ['а', 'и', 'і', 'у', 'ою', 'ею', 'о'],
  о: ['о', 'а', 'у', 'ові', 'ом', 'ку', 'е'],
  й: ['й', 'я', 'ю', 'єві', 'єм', 'ї', 'ю'],
  ь: ['ь', 'я', 'ю', 'еві', 'ем', 'і'],
}
export const consonantEndings: readonly string[] = ['', 'а', 'у', 'ові', 'еві', 'ом', 'ем', 'е', 'і', 'ю', 'я']
/** «Марічка» is «Марічці» to whom something is given. */
export const changedBefore: Readonly<Record<string, string>> = { к: 'ц', г: 'з', х: 'с' }
