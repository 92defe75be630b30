// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

const who = String.raw`(?:he|she|they|we|i|the kids|my (?:\p{L}+ ){1,2})`
const months = '(?:4|5|6|7|8|9|10|11|four|five|six|seven|eight|nine|ten|eleven)'

/** What is wished for in the middle of a story, and what is told in passing and wishes for nothing. */
export const inPassing: readonly SaidOtherwise[] = [
  // "He's set on noodles", "the kids are begging for pasta"
  [String.raw`\b(${who})(?:['’]?s|['’]re|['’]m| is| are| am)? ?(?:really |absolutely |totally |dead )?(?:set on|dead set on|hankering (?:for|after)|begging for|gagging for|jonesing for|mad for|desperate for|clamou?ring for)(?= \p{L})`, '$1 wants', 'set on|hanker|begging|gagging|jones|mad for|desperate|clamo'],
  [String.raw`\b(${who})(?:['’]?s| has| have|['’]ve) always (?:loved|liked|enjoyed|adored)(?= )`, '$1 loves', 'always'],
  // "In the oven if possible", "so check the sauces"
  [String.raw`,? (?:if (?:at all )?possible|if you can|where possible|if that['’]?s (?:ok|okay|all right|possible))(?=\s*(?:[.,;!?]|$))`, '', 'possible|if you can|if that'],
  [String.raw`,? (?:so |and |please |but )*(?:please )?(?:check|mind|watch|read|careful with|be careful with) (?:all )?(?:the |your |any )?(?:sauces?|labels?|ingredients?|stocks?|stock cubes?|small print|packets?)(?=\s*(?:[.,;!?]|$))`, '', 'check|mind|watch|read|careful'],
  [String.raw`,? (?:and |but )?(?:\p{L}+ )?(?:sulks?|cries|moans?|complains?|feels bad|gets upset|kicks off) if (?:he|she|they)(?:['’]?s|['’]re| is| are) left out`, '', 'left out'],
  // "My ten month old": a baby, whoever it shares with; of babies of so many months all eat alike.
  [String.raw`\b(?:my|our|the|a) (${months})[- ]?(?:months?|mo|m)[- ]?old\b(?! baby)`, 'for my 9 month old baby', 'month|mo |mo-|m old'],
  // "Something baked and sweet"
  [String.raw`\bsomething (?:home[- ]?)?baked (?:and|but|,) ?sweet\b|\bsomething sweet (?:and|,) ?(?:home[- ]?)?baked\b`, 'something sweet to bake', 'baked'],
  // «Co slaného upéct»
  [String.raw`(?<!\p{L})co (?:bych |můžu |mám |máme |bychom |by šlo )?(slan[ée]ho|sladk[ée]ho|dobr[ée]ho|rychl[ée]ho) (upéct|upect|napéct|péct)(?!\p{L})`, 'co $2 $1', 'upéct|upect|napéct|péct'],
  // «Co upéct slaného»: nothing sweet.
  [String.raw`(?<=(?<!\p{L})(?:upéct|upect|napéct|péct) (?:něco )?)slan(?:ého|é|eho|ýho)(?!\p{L})`, 'ne sladkého', 'slan'],
  [String.raw`(?<!\p{L})nic tučn(?:ého|ýho|é|eho)(?!\p{L})`, 'lehké', 'tučn'],
  [String.raw`(?<!\p{L})(?:konec měsíce(?: a)? )?(?:prázdn(?:á|ou) (?:peněženk\p{L}|kas\p{L}|šrajtofl\p{L})|v peněžence (?:je )?prázdno|do výplaty daleko|před výplatou)(?!\p{L})`, 'levné', 'prázdn|výplat'],
  // «Máme kotlík a oheň»
  [String.raw`(?<!\p{L})(?:máme |mám |bude |jen )?(?:kotlík(?:em|u)? (?:a|nad|na) oh(?:eň|ni|něm)|oheň a kotlík|kotlík nad ohněm)(?!\p{L})`, 'na ohni', 'kotlík'],
]
