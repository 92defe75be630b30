/** The part of the dish that the lines after this one are for: «Для тіста:», «Для подачі», "For the sauce". */
export function headingOf(text: string): string | null {
  const line = text.trim().replace(/^[#*=_—–-]+ *|[*=_]+$/gu, '')
  const closed = /^(.{2,60}):$/u.exec(line)?.[1]
  if (closed) return closed.trim()
  return line.length <= 40 && opens.test(line) && open.some((one) => one.test(line)) ? line : null
}

/** How all of them begin, so that most lines are told by their first word. */
const opens =
  /^(?:для|до|на|for|to|pro|na|k|do|начинка|подача|прикраса|оздоблення|заливка|filling|topping|garnish|assembly|náplň|ozdoba|drobenka|krém|zálivka|podávání|servírování)/iu
const word = "[\\p{L}'’-]{3,}"
/**
 * Without a colon only what can be nothing else: «для заварного крему» has an adjective before its noun, while
 * «для смаження олія» ends in a food.
 */
const open = [
  new RegExp(
    `^(?:для|до|на) (?:подачі|подання|прикраси|прикрашання|оздоблення|сервірування|сервіровки)(?: (?:та|і|й) ${word})?$`,
    'iu',
  ),
  new RegExp(`^для ${word}$`, 'iu'),
  new RegExp(`^для ${word}(?:ого|ої|их) ${word}$`, 'iu'),
  new RegExp(`^для ${word} (?:та|і|й) ${word}$`, 'iu'),
  new RegExp(`^for the ${word}(?: ${word}){0,2}$`, 'iu'),
  /^(?:for|to) (?:serving|serve|garnish|decoration|decorating|assembly|topping|finish)$/iu,
  /^(?:pro|na|k|do) (?:těsto|těsta|krém|krému|nádivku|knedlíky|přílohu|salát|polévku|maso|korpus|dresink|jíšku|zavářku|základ|polevu|náplň|omáčku|marinádu|podávání|ozdobu|ozdobení|zálivku|posypání|posypku|potření|servírování|dokončení)$/iu,
  /^(?:начинка|подача|прикраса|оздоблення|заливка|filling|toppings?|garnish|assembly|náplň|ozdoba|drobenka|krém|zálivka na salát|podávání|servírování)$/iu,
]
