import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import { sentencesIn } from '../sentences.ts'
import { isDoing, isSurelyListed, isTaking, speaksOfNoFood } from './line-kinds.ts'

export interface Told {
  description: string[]
  ingredients: string[]
  steps: { text: string; part?: string }[]
}

/**
 * Of a recipe that is told as people talk, without lines of its own for foods: the sentences that list them. What is
 * said below such a sentence is how it is made.
 */
export function withFoodsTold<T extends Told>(told: T): T {
  if (told.ingredients.length > 0) return told
  const foods: string[] = []
  let left = mostRead
  const withoutLists = (line: string) =>
    sentencesIn(line)
      .filter((sentence) => {
        if (left <= 0) return true
        const told = listIn(sentence)
        left -= 1 + (told?.parts.length ?? 0)
        const list = told && foodsOf(told)
        foods.push(...(list ?? [foodDoneIn(sentence) ?? []].flat()))
        // «2 яйця, 200 г борошна, 100 мл молока змішати» is a list and a step.
        return list === null || isDoing(list.at(-1) ?? '')
      })
      .join(' ')
  const description: string[] = []
  const below: string[] = []
  for (const line of told.description) {
    const isBelow = foods.length > 0
    const rest = withoutLists(line)
    if (rest !== '') (isBelow ? below : description).push(rest)
  }
  const steps = told.steps.flatMap((step) => {
    const text = withoutLists(step.text)
    return text === '' ? [] : [{ ...step, text }]
  })
  if (foods.length === 0) return told
  return {
    ...told,
    description,
    ingredients: foods,
    steps: [...below.map((text) => ({ text })), ...steps],
  }
}

/** So many sentences and parts of such are read so closely, however a text is made: nobody tells of more foods. */
const mostRead = 120
const mostFoods = 40

/** A list in one sentence; of one with fewer foods nobody knows what it is. */
const fewest = 3
const longest = 600
/** Commas outside brackets, and none inside a number. */
const commas = /(?<!\d),\s*(?![^()]*\))|,\s+(?![^()]*\))/u

/** What a sentence may list, between its commas. */
interface List {
  /** «береш» stands before them. */
  isTold: boolean
  parts: readonly string[]
}

function listIn(sentence: string): List | null {
  if (sentence.length > longest) return null
  // «не бачив)))» smiles.
  const bare = sentence.replace(/\){2,}/g, '').replace(/[.!…\s]+$/u, '')
  const [first = '', ...rest] = bare.split(' ')
  const isTold = isTaking(first)
  if (!isTold && isDoing(`${first}.`)) return null
  const parts = (isTold ? rest.join(' ') : bare).split(commas).map((one) => one.trim())
  const mayList = parts.length >= fewest && parts.length <= mostFoods
  return mayList && parts.every((one) => one.length >= 2 && one.length <= 60)
    ? { isTold, parts }
    : null
}

/** «береш кіло фаршу (я брала курячий), 2 яйця, молока трошки»: foods that somebody tells in one sentence. */
function foodsOf(list: List): readonly string[] | null {
  const read = list.parts.map(parseIngredientLine)
  const foods = read.filter(({ food, more }) => food !== undefined || more !== undefined)
  const amounts = read.filter(({ quantity }) => quantity !== undefined)
  const enough = list.isTold ? 1 : 2
  return foods.length >= list.parts.length * 0.8 && amounts.length >= enough ? list.parts : null
}
/** «Гриби сушені 50 г замочити звечора»: so much of a food, and what is done with it behind it. */
function foodDoneIn(sentence: string): string | null {
  if (!/\d/.test(sentence) || sentence.length > 120) return null
  const words = sentence.split(' ')
  const at = words.findIndex((word, index) => index > 0 && isDoing(word.replace(/[.,!]$/, '')))
  const amount = words.slice(0, Math.max(at, 0)).join(' ')
  return isSurelyListed(amount) && !speaksOfTime(amount) ? amount : null
}

/** «Цибулю 10 хвилин». */
const speaksOfTime = (amount: string) => speaksOfNoFood(amount.slice(amount.search(/\d/)))
