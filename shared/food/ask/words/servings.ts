// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

export const serving = wordTable({
  eaters: {
    uk: 'порці* душ осіб особ* людей людин* персон* чоловік чоловіка гост* дорослих їдц* їдоків друзів дітей діток дорослого',
    en: 'serving servings portion portions people persons person guest guests adult adults kids children friends of',
    cs: 'porc* osob*',
  },
  /** Before a number of those who eat. */
  opening: {
    uk: 'на для нас нагодувати прогодувати',
    en: 'for serves serve feeds feed feeding will us',
  },
  /** Behind one eater: what is said of one of them. */
  isSaidOfOne: {
    uk: 'не має є веган веганка',
    en: 'is has cant can doesn doesnt wont hates avoids with who is',
    cs: 'je má nemůže',
  },
  families: {
    uk: 'сімї сімя сімю родин* компані*',
    en: 'family group party table crowd',
  },
  familyOf: {
    uk: 'з із на від',
    en: 'of for',
  },
  of: {
    en: 'of',
  },
  collective: {
    uk: 'двоє* *двоє *троє *еро *двох *трьох *ьох',
  },
  /** Said of people alone: «веганів п’ятеро». */
  gathered: {
    uk: 'двоє троє *еро',
  },
  /** Before a collective: «нас троє». */
  we: {
    uk: 'нас нам на для нагодувати',
  },
  are: {
    uk: 'буде прийде їмо',
    en: 'are re were',
  },
  afterAre: {
    en: 'of',
    signs: ',',
  },
  two: {
    uk: 'удвох вдвох',
  },
  three: {
    uk: 'утрьох втрьох',
  },
  four: {
    uk: 'учотирьох вчотирьох',
  },
  alone: {
    uk: 'самому самій одного однієї одну одній одному',
    en: 'myself',
  },
  forAlone: {
    uk: 'для на',
    en: 'for just',
  },
  children: {
    uk: 'дітей діток',
    en: 'kids children',
  },
  /** What is counted is no one who eats. */
  measured: {
    uk: 'деку листі протвині сковорідці сковороді пательні хв хвилин* год* грн гривень г кг мл л дні днів зиму градус* яйця яєць тижн* рік роки років місяц*',
    en: 'min* hour* hr uah usd dollar dollars euro euros g kg day days week weeks month months year years',
    cs: 'den dny dnů dnu dní dni týden tyden týdny tydny týdnů tydnu hodin* minut*',
    signs: '$ € %',
  },
})
