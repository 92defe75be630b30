import { wordMinutes } from './durations.ts'
import { servingsIn } from './servings.ts'

type Fact =
  | { servings: number }
  | { prepMinutes: number }
  | { cookMinutes: number }
  | { totalMinutes: number }

const servings =
  /^(?:кількість\s)?(?:порці[йїя]|порцій|вихід|serves|servings|yields?|makes)(?!\p{L})\s?:?\s?/iu
const servingsAlone = /^(?:на\s)?\d{1,3}\s(?:порці[йїяю]|servings|persons|people|осіб|особи)\.?$/iu
const preparation = /^(?:час підготовки|підготовка|prep(?:aration)?(?: time)?)\s?:\s?/iu
const whole = /^(?:загальний час|усього часу|total(?: time)?|celkový čas|celková doba)\s?:\s?/iu
const cooking =
  /^(?:час приготування|час готування|загальний час|готування|час|cook(?:ing)?(?: time)?|total time|time)\s?:\s?/iu

/** What a short line says of the whole dish: «Порцій: 4», "Prep time: 20 min"; null for other lines. */
export function factOf(line: string): Fact | null {
  if (line.length > 80) return null
  if (servings.test(line) || servingsAlone.test(line)) {
    const count = servingsIn(line)
    return count === null ? null : { servings: count }
  }
  const minutes = wordMinutes(line)
  if (minutes === null) return null
  if (preparation.test(line)) return { prepMinutes: minutes }
  if (whole.test(line)) return { totalMinutes: minutes }
  return cooking.test(line) ? { cookMinutes: minutes } : null
}
