// biome-ignore-all format: a table of pictures

/** What a picture of it stands for on a list. */
export const pictures: Readonly<Record<string, readonly [uk: string, en: string]>> = {
  '🥛': ['молоко', 'milk'], '🍞': ['хліб', 'bread'], '🥖': ['багет', 'baguette'], '🥐': ['круасани', 'croissants'],
  '🥯': ['бублики', 'bagels'], '🥚': ['яйця', 'eggs'], '🧀': ['сир', 'cheese'], '🧈': ['масло', 'butter'],
  '🍎': ['яблука', 'apples'], '🍏': ['яблука', 'apples'], '🍐': ['груші', 'pears'], '🍊': ['апельсини', 'oranges'],
  '🍋': ['лимони', 'lemons'], '🍌': ['банани', 'bananas'], '🍉': ['кавун', 'watermelon'], '🍇': ['виноград', 'grapes'],
  '🍓': ['полуниця', 'strawberries'], '🫐': ['чорниця', 'blueberries'], '🍒': ['вишні', 'cherries'], '🍑': ['персики', 'peaches'],
  '🥭': ['манго', 'mango'], '🍍': ['ананас', 'pineapple'], '🥥': ['кокос', 'coconut'], '🥝': ['ківі', 'kiwi'],
  '🍅': ['помідори', 'tomatoes'], '🍆': ['баклажани', 'eggplant'], '🥑': ['авокадо', 'avocado'], '🥦': ['броколі', 'broccoli'],
  '🥒': ['огірки', 'cucumbers'], '🌽': ['кукурудза', 'corn'], '🥕': ['морква', 'carrots'], '🧄': ['часник', 'garlic'],
  '🧅': ['цибуля', 'onions'], '🥔': ['картопля', 'potatoes'], '🍄': ['гриби', 'mushrooms'], '🥜': ['арахіс', 'peanuts'],
  '🍗': ['курка', 'chicken'], '🥓': ['бекон', 'bacon'], '🐟': ['риба', 'fish'], '🍤': ['креветки', 'shrimp'],
  '🍚': ['рис', 'rice'], '🍝': ['спагеті', 'spaghetti'], '🍯': ['мед', 'honey'], '🍫': ['шоколад', 'chocolate'],
  '🍪': ['печиво', 'cookies'], '🍦': ['морозиво', 'ice cream'], '🧂': ['сіль', 'salt'], '🍷': ['вино', 'wine'],
  '🥩': ['м’ясо', 'meat'], '🍬': ['цукерки', 'candy'], '🧃': ['сік', 'juice'], '☕': ['кава', 'coffee'], '🍵': ['чай', 'tea'],
  '🫒': ['оливки', 'olives'], '🍕': ['піца', 'pizza'], '🥟': ['пельмені', 'dumplings'], '🦐': ['креветки', 'shrimp'], '🧊': ['лід', 'ice'],
  '🍺': ['пиво', 'beer'], '🧻': ['туалетний папір', 'toilet paper'], '🧼': ['мило', 'soap'],
}

/** What stands behind a picture and is of it: «x6», «2 кг», «кіло». */
export const amount = String.raw`(?:[x×х] ?)?(?:\d{1,4}(?:[.,]\d{1,3})?)? ?(?:\p{L}{1,5}\.?)?`
/** "2kg", but «x2» counts in any language. */
export const latinUnit = /(?<![\p{L}])(?!x\s*\d)[a-z]/iu
/** What joins a picture with words: "🧀 and crackers". */
export const joiners = 'and|та|і|й|a'
