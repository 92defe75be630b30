// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

const no = "(?:never|no|not|nothing with|anything with|avoid(?:ing)?|without|can['’]?t be|(?:(?:do|does|can|must|should|will|would)(?:n['’]?t| not|not)|can['’]?t|won['’]?t|cannot|don['’]?t|doesn['’]?t|never)(?: ever)? (?:eat|eats|mix|mixes|have|has|combine|combines|put|serve|cook|do|like|want|use))"
const meat = '(?:any |the |our |your )?meats?'
const milk = '(?:any |the |our |your )?(?:dairy|milk|cheese|cream|butter|milky|milk products|dairy products|dairy foods)'
const together = '(?:together|mixed(?: together)?|combined|side by side|at once|(?:in|on|at|from) (?:the same|one) (?:dish|meal|pot|pan|plate|recipe|time|table|sitting|bowl))'

const neCs = String.raw`(?:nikdy|ne|nejíme|nejím|nejí|nemíchám(?:e)?|nemíchá|nemícháme|nekombinuj\p{L}+|nesmí(?:me)? (?:míchat|jíst|kombinovat)|bez)`
const maso = '(?:maso|masa|masem|masné|masného)'
const mleko = String.raw`(?:mlék\p{L}+|mlíkem|mlíka|mlíko|mléčn\p{L}+(?: výrobk\p{L}+)?|sýr\p{L}*|smetan\p{L}+)`
const spolu = '(?:dohromady|spolu|společně|v jednom jídle|na jednom talíři|najednou)'

const apart = ' meat milk apart'

/** "Never meat together with dairy": either may be in a dish, and not both. */
export const keptApart: readonly SaidOtherwise[] = [
  [String.raw`\b${no} ${meat} (?:${together} )?with ${milk}\b(?: ${together})?`, apart, 'meat'],
  [String.raw`\b${no} ${meat} (?:and|or|&|\+|plus) ${milk} ${together}`, apart, 'meat'],
  [String.raw`\b${no} ${milk} (?:${together} )(?:with|as|and) ${meat}\b`, apart, 'meat'],
  [String.raw`\b${no} ${milk} and ${meat} ${together}`, apart, 'meat'],
  [String.raw`\b(?:(?:do|does|can|must|should|will)(?:n['’]?t| not|not)|can['’]?t|won['’]?t|cannot|never|don['’]?t|not|no)(?: to)? (?:mix(?:ing)?|combine|combining) (?:of )?(?:${meat} (?:and|with|&) ${milk}|${milk} (?:and|with|&) ${meat})\b`, apart, 'mix|combin'],
  [String.raw`\b(?:${meat} and ${milk}|${milk} and ${meat}) (?:(?:are |must |can |should |may |do |must be |have to be |are to be )?(?:never|not|n['’]?t)|don['’]?t|can['’]?t|cannot|mustn['’]?t|aren['’]?t|(?:stay|kept|are kept|keep|must stay|have to stay|must be kept|have to be) (?:apart|separate))(?: (?:be |to be |go |eaten |cooked |served )?(?:mix|mixed|meet|touch|combined|${together}))?`, apart, 'meat'],
  [String.raw`\b${meat} never (?:(?:goes|comes|is served|is eaten) )?(?:${together} )?with ${milk}\b`, apart, 'meat'],
  [String.raw`\bkeep(?:s|ing)? (?:${meat} and ${milk}|${milk} and ${meat}) (?:apart|separate|separated|separately)`, apart, 'keep'],
  [String.raw`\bkeep(?:s|ing)? (?:${meat} (?:apart|separate|away) from ${milk}|${milk} (?:apart|separate|away) from ${meat})`, apart, 'keep'],
  [String.raw`(?<!\p{L})(?:не (?:мішаємо|змішуємо|їмо|поєднуємо|їм|мішаю|змішую|поєдную|мішає|змішує|їсть|можна|мішати)|ніколи) м['’ʼ]яс(?:о|ного|не|а) (?:(?:разом|вкупі) )?(?:з|із|і|й|та) (?:молок\p{L}+|молочн\p{L}+|молочк\p{L}+|сир(?:ом|у)|сметаною|вершками)(?: (?:разом|вкупі|в одній страві|водночас))?(?!\p{L})`, apart, 'яс'],
  [String.raw`(?<!\p{L})м['’ʼ]яс(?:о|не) (?:(?:і|й|та|з|із) )(?:молок\p{L}+|молочн\p{L}+|молочк\p{L}+) (?:разом |вкупі )?(?:ніколи )?(?:не (?:мішаємо|змішуємо|їмо|поєднуємо|їм|мішаю|змішую|поєдную|можна|мішаємо)|окремо|нарізно)(?: (?:разом|вкупі|мішати|змішувати))?(?!\p{L})`, apart, 'яс'],
  [String.raw`(?<!\p{L})${neCs} ${maso} (?:${spolu} )?(?:s|a|se|ani) ${mleko}(?: ${spolu})?(?!\p{L})(?<=(?:s|se) ${mleko}(?: ${spolu})?|${spolu}|(?:mích|kombin)[^.;!?]*)`, apart, 'mas'],
  [String.raw`(?<!\p{L})${maso} (?:(?:s|se|a|ani) ${mleko}|(?:a|s) ${mleko}) (?:${spolu} )?(?:nikdy )?(?:ne(?:míchá|kombinuj|jím)\p{L}*|zvlášť|odděleně|nejde dohromady|nejdou dohromady|nepatří k sobě)(?: ${spolu})?(?!\p{L})`, apart, 'mas'],
  // Of any other two nobody can tell which is meant to go: both are refused.
  [String.raw`\b(?:never|no|not) (\p{L}+) (?:together|mixed|combined) with (\p{L}+)(?! dishes)`, 'no $1, no $2', 'together|mixed|combined'],
]
