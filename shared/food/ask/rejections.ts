import type { Token } from '../text/tokens.ts'
import { phrases, set } from './words.ts'

/** Said after a food, they turn it down, and nothing that follows: «свинина відпадає», "pork is out". */
export const rejections = phrases(`
  відпадає|відпадають|під забороною|під табу|табу|не варіант|поза законом|мимо|ні ні|ні за що|ні за які гроші
  no thanks|no thank you|no - no|is a no - no|are a no - no|is out|are out|is a no|are a no|no no|off the table|off limits|is off|are off|is gross|are gross
  is disgusting|are disgusting|is nasty|are nasty|is yucky|are yucky|is a nope|are a nope|is not for me|are not for me
  makes me sick|make me sick|makes me ill|make me ill|makes me gag|make me gag|makes me bloated|make me bloated
  turns my stomach|turn my stomach|makes me queasy|make me queasy|makes me heave|make me heave
  gives me|give me heartburn|give me hives|give me a rash|give me gas|upsets|upset my|disagrees with|disagree with
  is banned|are banned|is forbidden|are forbidden|forbidden|banned|excluded|not included|not allowed|is excluded|are excluded
`)

const ill = set(`
  нудить тошнить верне пучить здуває роздуває висипає обсипає крутить болить погано зле печія алергія живіт шлунок бурчить свербить висип кропивниця сверблячка
`)

/** «від молока болить живіт», «після грибів погано»: what makes ill stands before. */
export function illnessAt(tokens: readonly Token[], at: number): number | undefined {
  let to = at
  // «від помідорів у мене висип»
  if (/^[ув]$/u.test(tokens[at]?.low ?? '') && ill.has(tokens[at + 2]?.low ?? '')) to = at + 2
  while (to < at + 6 && ill.has(tokens[to]?.low ?? '')) to++
  const clause = tokens.slice(Math.max(0, at - 5), at).map((token) => token.low)
  const from = clause.findLastIndex((low) => low === 'від' || low === 'після')
  const whole = from >= 0 && from < clause.length - 1 && !clause.slice(from).includes(',')
  return whole && to > at ? to : undefined
}

/** «живіт болить від свинини»: it follows. */
export function isIllnessFrom(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.low
  return ill.has(tokens[at]?.low ?? '') && (next === 'від' || next === 'після')
}

/** «курка не набридла, а от свинина так»: the yes of who was asked what bores them. */
export function isBoredYes(tokens: readonly Token[], at: number): boolean {
  const low = tokens[at]?.low
  if (low !== 'так' && low !== 'якраз') return false
  const said = tokens.slice(Math.max(0, at - 20), at)
  return said.some((token, i) => bores.test(token.low) && said[i - 1]?.low === 'не')
}

const bores = /^(?:набрид|обрид|остогид|приїла|приїли)/u

/** "leave the onions out", "keep pork out of it": the refusal closes around its object. */
export function isAround(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:leav(?:e|ing)|keep(?:ing)?|rul(?:e|ing))$/.test(tokens[at]?.low ?? '')) return false
  const rest = tokens.slice(at + 1, at + 7)
  const end = rest.findIndex((token) => token.low === 'out' || token.low === 'off')
  return end >= 0 && rest.slice(0, end).every((token) => token.kind === 'word')
}

/** «перестала їсти», «кинув вживати»: given up. */
export function isGivenUp(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:кинув|кинул|переста|припини|зарік|зарекл)/u.test(tokens[at]?.low ?? '') &&
    /^(?:їсти|вживати|споживати|купувати|пити|готувати)$/u.test(tokens[at + 1]?.low ?? '')
  )
}
