import { names } from '../names/index.ts'
import { formsIn } from '../text/tokens.ts'
import { isTasting } from './rows/bare-list.ts'

/** "juice - orange", "yogurt - strawberry": English puts the kind before the thing, and lists put it behind. */
export function withKindFirst(line: string): string {
  const found = behind.exec(line)
  if (!found) return line
  const [, thing = '', kind = ''] = found
  const turned = `${kind} ${thing}`
  return isName(thing) && (isName(turned) || (comesInTastes(thing) && isName(kind))) ? turned : line
}

const behind = /^([a-z]+(?: [a-z]+)?) - ([a-z]+(?: [a-z]+)?)$/i

function isName(said: string): boolean {
  const words = formsIn(said)
  return names.longest(words, 0)?.length === words.length
}

function comesInTastes(thing: string): boolean {
  const [id] = names.longest(formsIn(thing), 0)?.values ?? []
  return id !== undefined && isTasting(id)
}
