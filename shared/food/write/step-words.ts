/**
 * Which words of a step mean an amount that grows with the dish. Minutes and degrees are not among them, and
 * neither are cans and bottles, which are vessels as often as measures.
 */
export const measuredInSteps =
  'g kg ml l tbsp tsp dessertspoon glass cup clove head bunch handful pinch slice sachet pack cube pod sprig leaf stalk'

/** How steps write a unit beside the forms of its label. */
export const unitsInSteps: Readonly<Record<string, string>> = {
  kg: 'кг|kg',
  g: 'г|гр|грам|грами|грамів|g|gram|grams',
  ml: 'мл|ml',
  l: 'л|літр|літри|літрів|літра|l|liter|liters|litre|litres',
  tbsp: 'ст. л.|ст.л.|столова ложка|столову ложку|столові ложки|столових ложок|столової ложки|tbsp|tablespoon|tablespoons|lžíce|lžic|lžíci',
  tsp: 'ч. л.|ч.л.|чайна ложка|чайну ложку|чайні ложки|чайних ложок|чайної ложки|tsp|teaspoon|teaspoons|lžička|lžičky|lžiček|lžičku',
}

/** Before an amount, these say how much a pot holds: «у каструлі на 5 л». As beginnings of words. */
export const vessels =
  'каструл|форм|миск|банк|пательн|сковор|глечик|казан|pan|pot|bowl|dish|jar|tin|hrn|mís|pánv|sklenic|form'

/** Right before an amount, these make it a measure of each portion or of a size, which stays: «по 50 г». */
export const notOfTheDish = 'на|до|по|кожні|кожен|кожна|of|each|every|per|po|na|do'

/** Right after an amount, the same: "1 egg at a time". */
export const eachAfter = 'at a time|each|apiece|за раз|кожен|кожна|кожне'

/** Ukrainian words that ask for the genitive: «з 2 яєць». */
export const genitiveAfter = 'з|із|зі|без|для|від|після|крім|біля|замість'
