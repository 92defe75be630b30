import { isMaker, makerLength, productAt, tellsBrand } from '../../brands/index.ts'
import { goodsNameAt } from '../../goods/index.ts'
import { isKindOf, kinds } from '../../lexicon/index.ts'
import { foodAt } from '../../names/match.ts'
import type { Form } from '../../text/forms.ts'
import type { Token } from '../../text/tokens.ts'
import { formsOf } from '../region.ts'
import { nameLength } from './to-the-letter.ts'

/** «цукерки Рошен ромашка», «олія Олейна»: what stands behind a maker's name may be a product of theirs. */
export function namesProducts(all: readonly Token[]): boolean {
  if (!all.some(tellsOfMaker)) return false
  // "Washing up liquid", «кава в зернах»: no word within the name of a thing is a maker.
  const tokens = outsideNames(all)
  if (!tokens.some(tellsOfMaker)) return false
  const forms = formsOf(tokens)
  for (let at = 0; at < tokens.length; ) {
    const length = makerLength(forms, at)
    if (length > 0 && !onlyMade(tokens, forms, at, length)) return true
    if (length === 0 && productAt(forms, at) !== undefined) return true
    at += length || 1
  }
  return false
}

const tellsOfMaker = ({ form }: Token) => isMaker(form) || tellsBrand(form)

/** «сметана Галичина кефір»: who made what stands before it, of what is called by no other name than its own. */
function onlyMade(
  tokens: readonly Token[],
  forms: readonly Form[],
  at: number,
  length: number,
): boolean {
  // «сметана 20% Галичина»
  const word = tokens.findLastIndex(({ kind }, i) => i < at && kind === 'word')
  const before = word < 0 ? undefined : foodAt(forms, word)?.id
  if (before === undefined || !isPlain(before)) return false
  const next = tokens[at + length]
  if (next?.kind !== 'word') return true
  if (goodsNameAt(forms, at + length)) return true
  // «макарони Чумак спіральки» are one.
  const other = nameLength(forms, at + length) > 0 ? foodAt(forms, at + length)?.id : undefined
  return other !== undefined && !isKindOf(other, before) && !isKindOf(before, other)
}

const isPlain = kinds(`
  milk sour-cream butter cream cottage-cheese bread egg flour grain sugar salt vegetable-oil pasta buckwheat rice water
  meat sausage cheese
`)

function outsideNames(tokens: readonly Token[]): readonly Token[] {
  const forms = formsOf(tokens)
  const rest: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const goods = goodsNameAt(forms, at)?.to ?? at
    // «галіна бланка курячий кубик»
    const named = productAt(forms, at) ? at : at + nameLength(forms, at)
    const to = Math.max(goods, named)
    if (to > at + 1) at = to
    else rest.push(tokens[at++] as Token)
  }
  return rest
}
