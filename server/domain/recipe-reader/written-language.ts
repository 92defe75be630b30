import type { Language } from '../../../shared/language/languages.ts'
import { languageOfRecipe } from '../../../shared/language/of-text.ts'
import { letteredIn, type WrittenLanguage, writtenTag } from '../../../shared/language/written.ts'
import { lineText } from './plain-text.ts'
import { isNode } from './schema.ts'

interface Written {
  title: string
  description: string
  ingredients: readonly { text: string }[]
  steps: readonly { text: string }[]
}

/** Words that nearly every recipe of a language has and no neighbour of it. */
const words: readonly (readonly [WrittenLanguage, string])[] = [
  ['en', 'the|and|with|until|into|of|cup|cups|tbsp|tsp|heat|add|minutes|for|to'],
  ['de', 'und|mit|die|der|das|den|bis|ein|eine|dem|auf|minuten|zum|im|etwa|geben|prise'],
  ['fr', 'et|le|les|des|du|dans|avec|pour|une|au|aux|cuillère|pendant|sur|puis|ajouter'],
  ['es', 'el|los|las|con|una|y|del|para|que|durante|hasta|agua|minutos|cucharada|sal'],
  ['it', 'il|gli|della|con|di|per|che|una|del|e|nel|olio|minuti|sale|aggiungete|fate'],
  ['pt', 'os|com|uma|até|do|da|em|e|não|água|minutos|colher|sopa|farinha|ao'],
  ['nl', 'het|een|van|en|met|de|tot|ongeveer|minuten|voor|op|eetlepel|voeg|bak'],
  ['pl', 'i|na|w|z|do|się|oraz|łyżka|łyżki|minut|przez|wody|szklanki|soli|jajka'],
  ['cs', 'a|na|v|se|do|pak|lžíce|minut|vejce|mouky|přidáme|nebo|až|která|jako'],
  ['sk', 'a|na|v|sa|do|potom|lyžice|minút|vajcia|múky|pridáme|alebo|až|ktorú|ako'],
  ['hu', 'a|az|és|egy|hozzá|majd|perc|liszt|tojás|dkg|só|hogy|cukor|vagy|nem'],
  ['ro', 'și|cu|se|la|o|din|pentru|care|apoi|minute|lingură|ouă|făină|sare|sau'],
  ['sv', 'och|med|i|på|en|ett|till|av|dl|msk|tsk|minuter|smör|mjöl|ägg|blanda'],
  ['da', 'og|med|i|på|en|et|til|af|dl|spsk|tsk|minutter|smør|mel|æg|kom|lad'],
  ['no', 'og|med|i|på|en|et|til|av|dl|ss|ts|minutter|smør|mel|egg|ha|la|bland'],
  ['fi', 'ja|sekä|tai|noin|dl|rkl|tl|minuuttia|voita|vehnäjauhoja|lisää|sekoita|uunissa'],
  ['tr', 've|bir|ile|için|kadar|su|tuz|yemek|kaşığı|bardağı|dakika|adet|ekleyin'],
  ['ru', 'и|в|на|с|до|минут|масло|соль|затем|или|мука|добавить|яйца|чтобы|все|что'],
  ['uk', 'і|та|у|з|до|хвилин|олія|сіль|потім|або|борошно|додати|яйця|щоб|все|що|в'],
  ['bg', 'и|в|на|с|се|за|до|минути|олио|сол|след|или|брашно|яйца|които|от|да'],
]

/** Whose each of them is. */
const languagesOf = new Map<string, WrittenLanguage[]>()
for (const [tag, said] of words) {
  for (const word of said.split('|')) {
    const known = languagesOf.get(word)
    if (known) known.push(tag)
    else languagesOf.set(word, [tag])
  }
}

const fewest = 6

/**
 * What a recipe is written in: as its page declares, unless its own words clearly say another. A template's
 * language stands on many a page that is written in a different one.
 */
export function writtenLanguage(recipe: Written, declared: unknown): WrittenLanguage | null {
  const letters = languageOfRecipe(recipe)
  const said = writtenTag(lineText(isNode(declared) ? declared['identifier'] : declared, 40))
  const text = [recipe.title, ...recipe.ingredients, ...recipe.steps]
    .map((one) => (typeof one === 'string' ? one : one.text))
    .join('\n')
    .slice(0, 6000)
  const script = letters === null ? byScript(text) : null
  if (script && (said === null || letteredIn(said, 'uk') || letteredIn(said, 'en'))) return script
  const own = ownLetters(text)
  if (own !== null && (said === null || ownLettersOf.has(said))) return own
  const fitting = said !== null && (letters === null || letteredIn(said, letters)) ? said : null
  const heard = byWords(text, letters)
  if (fitting === null) return heard?.clearly ? heard.tag : letters
  return heard?.clearly && heard.counts(fitting) * 2 < heard.count ? heard.tag : fitting
}

const ownLettersOf = new Map<WrittenLanguage, RegExp>([
  ['uk', /[іїєґ]/giu],
  ['ru', /[ыэё]/giu],
])

/** Ukrainian and Russian each have letters that the other lacks; a Belarusian or a Kazakh has some of both. */
function ownLetters(text: string): WrittenLanguage | null {
  const counts = [...ownLettersOf].map(
    ([tag, letters]) => [tag, text.match(letters)?.length ?? 0] as const,
  )
  const [most, least] = counts.toSorted(([, one], [, other]) => other - one)
  return most && least && most[1] >= 8 && least[1] * 10 < most[1] ? most[0] : null
}

const scripts: readonly (readonly [WrittenLanguage, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['fa', /[پچژگ]/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
]

/** Letters that only one language has, or nearly so. */
function byScript(text: string): WrittenLanguage | null {
  const least = text.length / 25
  return scripts.find(([, letters]) => (text.match(letters)?.length ?? 0) > least)?.[0] ?? null
}

function byWords(text: string, letters: Language | null) {
  const said = new Map<WrittenLanguage, number>()
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const tag of languagesOf.get(word) ?? []) said.set(tag, (said.get(tag) ?? 0) + 1)
  const counts = words
    .filter(([tag]) => letters === null || letteredIn(tag, letters))
    .map(([tag]) => [tag, said.get(tag) ?? 0] as const)
    .toSorted(([, one], [, other]) => other - one)
  const [first, second] = counts
  if (!first) return null
  const clearly = first[1] >= fewest && first[1] > (second?.[1] ?? 0) * 1.3
  const of = (tag: WrittenLanguage) => counts.find(([one]) => one === tag)?.[1] ?? first[1]
  return { tag: first[0], count: first[1], clearly, counts: of }
}
