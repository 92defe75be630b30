/**
 * Which words of a step mean an amount that grows with the dish. Minutes and degrees are not among them, and
 * neither are cans and bottles, which are vessels as often as measures.
 */
export const measuredInSteps =
  'g kg dl ml l tbsp tsp dessertspoon glass cup clove head bunch handful pinch slice sachet pack cube pod sprig leaf stalk'

/** A Czech cup is a measure; a mug elsewhere is what one drinks from. */
export const measuredInCzechSteps = 'mug'

/** What Czech measures with something: one of them, several. */
export const instrumentals: Readonly<Record<string, string>> = {
  tbsp: 'lžící|lžícemi',
  tsp: 'lžičkou|lžičkami',
}

/** How steps write a unit beside the forms of its label. */
export const unitsInSteps: Readonly<Record<string, string>> = {
  kg: 'кг|kg',
  g: 'г|гр|грам|грами|грамів|g|gram|grams|gramy|gramů',
  ml: 'мл|ml',
  l: 'л|літр|літри|літрів|літра|l|liter|liters|litre|litres|litr|litry|litrů|litru',
  tbsp: 'ст. л.|ст.л.|столова ложка|столову ложку|столові ложки|столових ложок|столової ложки|tbsp|tablespoon|tablespoons|polévková lžíce|polévkové lžíce|polévkových lžic|polévkovou lžíci|pl',
  tsp: 'ч. л.|ч.л.|чайна ложка|чайну ложку|чайні ложки|чайних ложок|чайної ложки|tsp|teaspoon|teaspoons|čajová lžička|čajové lžičky|čajových lžiček|čajovou lžičku|kávová lžička|kávové lžičky|kávových lžiček|kávovou lžičku|čl',
}

/** Before an amount, these say how much a pot holds: «у каструлі на 5 л». As beginnings of words. */
export const vessels =
  'каструл|форм|миск|банк|пательн|сковор|глечик|казан|pan|pot|bowl|dish|jar|tin|hrn|mís|pánv|sklenic|form'

/** Between a pot and what it holds; «у мисці збийте 2 яйця» says nothing of the bowl. */
export const capacity =
  "на|об['’ʼ]?ємом|ємністю|місткістю|діаметром|приблизно|близько|of|about|holding|with|a|at|least|capacity|volume|na|o|s|objemu|objemem|asi|alespoň|aspoň|zhruba"

/** Right before an amount, these make it a measure of each portion or of a size, which stays: «по 50 г». */
export const notOfTheDish = 'на|до|по|кожні|кожен|кожна|of|each|every|per|po|na|do'

/** Right after an amount, the same: "1 egg at a time". */
export const eachAfter = 'at a time|each|apiece|за раз|кожен|кожна|кожне'

/** Words that ask for the genitive: «з 2 яєць», «ze 2 vajec». */
export const genitiveAfter =
  'з|із|зі|без|для|від|після|крім|біля|замість|z|ze|bez|od|místo|kolem|podle'

/** A half that is written out: «půl lžíce». */
export const halfInSteps = 'půl'
