// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

export const energies = wordTable({
  calories: {
    uk: 'ккал калорі* кілокалорі* кілокалорій',
    en: 'kcal kcals cal cals calorie calories kilocalorie kilocalories',
    cs: 'kalorie kalorií kalorii kaloriích kaloriich kilokalorie kilokalorií kilokalorii',
  },
  /** Behind it: of what it is told, and that it is the most. */
  each: {
    uk: 'на за порцію порція порції порцією одну кожна і й або чи менше менш максимум не більше всього тарілку людину людини особу особи',
    en: 'a per in each every serving portion plate head person or and less fewer under below max maximum tops most at',
    cs: 'porci porce na jednu talíř osobu osoba člověka nejvýš maximálně nebo méně míň',
  },
  /** Of those, the words that only join. */
  joining: {
    uk: 'на за і й або чи не',
    en: 'a per in or and at',
    cs: 'nebo',
  },
  /** A number of which it is said is the least. */
  more: {
    uk: 'більше',
    en: 'more',
    cs: 'více víc',
  },
})
