import { foods } from '../../shared/food/lexicon/index.ts'

/** Lines of which no two are the same: every name of every food with an amount, and some with a note. */
export function freshLines(): string[] {
  const lines = foods.flatMap(({ uk, en, cs }, food) => [
    ...uk.map((name, at) => said(amounts.uk, name, notes.uk, food + at)),
    ...en.map((name, at) => said(amounts.en, name, notes.en, food + at)),
    ...cs.map((name, at) => said(amounts.cs, name, notes.cs, food + at)),
  ])
  return [...new Set(lines)]
}

const amounts = {
  uk: ['2 ст. л.', '200 г', 'пів склянки', '3 шт.', 'щіпка'],
  en: ['2 tbsp', '200 g', '1/2 cup', '3', 'a pinch of'],
  cs: ['2 lžíce', '200 g', '1/2 hrnku', '3 ks', 'špetka'],
}
const notes = {
  uk: ['', '', ', нарізати', ' за смаком'],
  en: ['', '', ', chopped', ' to taste'],
  cs: ['', '', ', nakrájet', ' podle chuti'],
}

function said(before: readonly string[], name: string, after: readonly string[], at: number) {
  return `${before[at % before.length]} ${name}${after[at % after.length]}`
}
