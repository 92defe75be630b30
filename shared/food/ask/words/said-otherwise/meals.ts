// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

const whose = "(?:vegan|veggie|vegetarian|gluten[- ]free|dairy[- ]free|quick|easy|simple|cheap|budget|light|proper|hearty|healthy|kids['’]?|children['’]?s|toddlers?['’]?|family|weeknight|midweek|weekend|school[- ]night|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night)?|freezer|one[- ]pot|batch[- ]cook(?:ed)?|meat[- ]free|no[- ]cook|last[- ]minute|lazy|speedy|filling|warming|cosy|midweek|nice|good|tasty|yummy|cracking)"
const drunk = String.raw`(?![- ]?(?:bags?|cups?|pots?|leaf|leaves|towels?|cakes?|breads?|loaf|loaves|biscuits?|part(?:y|ies)|drinks?|lattes?|blends?|mix|recipes? to drink|with (?:milk|lemon|honey|ginger|mint)|without sugar))\b`
/** What is cooked for it, and nobody brews. */
const cooked = '(?:lentil|chicken|turkey|pasta|mince|sausages?|fish|fish fingers?|beans?|eggs?|potato|jacket potato|rice|noodles?|tofu|veg|vegetable|cheese|ham|pork|lamb|salmon|tuna|pizza|curry|soup)'
const brewed = String.raw`(?<!\b(?:iced?|herbal|mint|green|black|white|bubble|ginger|fruit|chai|milk|lemon|peach|chamomile|earl grey|spiced|sweet|a cup of|drink|drinking) )`
const sweet = '(?:sweet|cakes?|biscuits?|treats?|bakes?|baking|scones?|dessert|pudding|cookies)'
const eaters = '(?:(?:my|our|the|a) )?(?:kids|children|family|whole family|toddler|boys|girls|lads|lot|one|two|three|four|five|six|everyone|everybody|them|tonight|tomorrow|\\d)'

/** What meals are called, and how who keeps rules about them says so. */
export const meals: readonly SaidOtherwise[] = [
  // "A cheap vegan tea", "tea for the kids", "what's for tea": in Britain it is the evening meal.
  [String.raw`\b(${whose}) teas?\b${drunk}`, '$1 dinner', ' tea'],
  [String.raw`\b(${cooked}) tea\b${drunk}`, '$1 dinner', ' tea'],
  [String.raw`\b(?:tonight|tomorrow|today)['’]?s tea\b${drunk}|${brewed}\btea (?=(?:tonight|tomorrow|this evening)\b)|${brewed}\btea (?=(?:ideas?|inspiration|recipes? for (?:kids|children|the family))\b)`, 'dinner ', 'tea'],
  [String.raw`(?<=\b(?:ideas?|inspiration|something|suggestions) )for (?:a |the )?tea\b${drunk}(?<!${sweet}[^.;!?]*)`, 'for dinner', 'tea'],
  [String.raw`(?<!${sweet}[^.;!?]*)\btea[- ]?time\b(?! ${sweet})(?=\s*(?:[.,;!?]|$| (?:ideas?|tonight|for|with|without|no)\b))`, 'dinner', 'tea'],
  [String.raw`\b(?:tea|teatime) for (?=${eaters}\b)`, 'dinner for ', 'tea'],
  [String.raw`(?<=\b(?:what(?:['’]?s| is)|(?:make|cook|have|do|eat|made|cooking|having) (?:[\p{L}'’-]+ ){0,3}?) ?)for (?:my |our |their |the kids['’]? |tonight['’]?s )?tea\b${drunk}`, 'for dinner', 'tea'],
  // «bezlepkář», «безглютенниця»
  [String.raw`(?<!\p{L})bezlepk(?:ář(?:ka|ku|ce|kou|e|i|em|ům|ů)?|áč(?:ka|e|i|kou)?|ov(?:ec|ci|ců|cům))(?!\p{L})`, 'celiak', 'bezlepk'],
  [String.raw`(?<!\p{L})безглютен(?:ник|ниця|ниці|ницю|ника|нику|щик|щиця|овик)(?:ам|ів|и)?(?!\p{L})`, 'целіак', 'безглютен'],
  // "Bread with hardly any yeast": less of it is asked for, and not it.
  [String.raw`\bwith (?:hardly any|barely any|very little|next to no|as little as possible|only a (?:tiny )?(?:bit|pinch) of) `, ', low in ', 'hardly|barely|little|next to|only a'],
]
