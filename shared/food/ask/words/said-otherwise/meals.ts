// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

const whose = String.raw`(?:vegan|veggie|vegetarian|gluten[- ]free|dairy[- ]free|quick|easy|simple|cheap|budget|light|proper|hearty|healthy|kids['’]?|children['’]?s|toddlers?['’]?|family|weeknight|midweek|weekend|school[- ]night|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night)?|freezer|one[- ]pot|batch[- ]cook(?:ed)?|meat[- ]free|no[- ]cook|last[- ]minute|lazy)`
const drunk = String.raw`(?![- ]?(?:bags?|cups?|pots?|leaf|leaves|towels?|cakes?|breads?|loaf|loaves|biscuits?|part(?:y|ies)|drinks?|lattes?|blends?|mix|recipes? to drink|with (?:milk|lemon|honey|ginger|mint)|without sugar))\b`

/** What meals are called, and how who keeps rules about them says so. */
export const meals: readonly SaidOtherwise[] = [
  // "A cheap vegan tea", "tea for the kids", "what's for tea": in Britain it is the evening meal.
  [String.raw`\b(${whose}) tea\b${drunk}`, '$1 dinner', ' tea'],
  [String.raw`\b(?:tea|teatime) for (?=(?:my |our |the |a )?(?:kids|children|family|whole family|toddler|boys|girls|lads|two|three|four|five|six|\d)\b)`, 'dinner for ', 'tea'],
  [String.raw`(?<=\b(?:what(?:['’]?s| is)|(?:make|cook|have|do|eat|made|cooking|having) (?:[\p{L}'’-]+ ){0,3}?) ?)for (?:my |our |their |the kids['’]? |tonight['’]?s )?tea\b${drunk}`, 'for dinner', 'tea'],
  // «bezlepkář», «безглютенниця»
  [String.raw`(?<!\p{L})bezlepk(?:ář(?:ka|ku|ce|kou|e|i|em|ům|ů)?|áč(?:ka|e|i|kou)?|ov(?:ec|ci|ců|cům))(?!\p{L})`, 'celiak', 'bezlepk'],
  [String.raw`(?<!\p{L})безглютен(?:ник|ниця|ниці|ницю|ника|нику|щик|щиця|овик)(?:ам|ів|и)?(?!\p{L})`, 'целіак', 'безглютен'],
  // "A high protien breakfast"
  [String.raw`\bprot(?:ien|iens|iein|ine|ein)s?\b(?! (?:powder|shake|bar|drink))`, 'protein', 'prot'],
  // "Bread with hardly any yeast": less of it is asked for, and not it.
  [String.raw`\bwith (?:hardly any|barely any|very little|next to no|as little as possible|only a (?:tiny )?(?:bit|pinch) of) `, ', low in ', 'hardly|barely|little|next to|only a'],
]
