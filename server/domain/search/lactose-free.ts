import { dietsOf } from '../../../shared/food/diets.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'

/** Whether whoever stands no lactose may eat it: each milk in it says that it has none, and the rest is surely without milk. */
export function isLactoseFree(lines: readonly ParsedLine[]): boolean {
  const rest = lines.filter((line) => !isWithout(line))
  return dietsOf(rest)['dairy-free'] === 'yes' && !rest.some(mayBeOfMilk)
}

/** «вівсяне молоко (можна звичайне)», "creamed spinach": its own words say that there may be milk. */
const mayBeOfMilk = ({ text }: ParsedLine) => milky.test(text)
const milky =
  /\b(?:creamer|buttered|creamed|mashed)\b|(?:milk|butter|cheese|cream|yogh?urt)\b.*\b(?:or (?:regular|any|cow|ordinary)|regular works)|(?:молок|вершк|сир|йогурт|масл).*(?:звичайн|коров)|(?:mlék|smetan|sýr|máslo|jogurt).*(?:kravsk|obyčejn|normáln)/iu

const isWithout = (line: ParsedLine): boolean => {
  const needs = needsOfLine(line)
  return needs.length > 0 && needs.every(saysWithout)
}

/** "lactose-free if needed", «безлактозне або звичайне», "not lactose-free", "with butter": more than that is said of it. */
const unless =
  /(?<!\p{L})(?:не|або|чи|з|із|у|в|за|для|можна|підійде|звичайн\p{L}*|коров\p{L}+|майже|бажано|ідеалі|і|й|та|ne|nejde|nebo|či|s|se|v|pro|lze|může|případně|popřípadě|klidně|ideálně|skoro|nemusí|obyčejn\p{L}*|normáln\p{L}*|plnotučn\p{L}*|i|a|not|non|or|and|with|in|on|if|for|use|i|any|regular|ordinary|normal|whole|half|cow|sub|substitute|check|almost|virtually|optional|available|need\p{L}*|contains|works?|won|will|does\p{L}*|don|replaced|because)(?!\p{L})|\/ ?\p{L}/iu

function saysWithout({ text, food, qualities, understood, alternatives }: ParsedLine): boolean {
  if (!understood || food === undefined || !isKindOf(food, 'dairy')) return false
  if (alternatives?.length || unless.test(text)) return false
  return food === 'lactose-free-milk' || (qualities?.includes('lactose-free') ?? false)
}
