import { listInOne } from '../visible/tidy-entries.ts'

/** «Тісто: 300 г борошна, 150 мл води, дрібка солі»: what was written on one line, line by line. */
export function linesIn(line: string): string[] {
  const [, part, rest = ''] = /^([^:\d]{2,40}):\s+(\S.*)$/u.exec(line) ?? []
  const list = cut(rest)
  return part !== undefined && list.length > 1 ? [`${part}:`, ...list] : cut(line)
}

const cut = (text: string) => listInOne([{ text, part: false }]).map((one) => one.text)
