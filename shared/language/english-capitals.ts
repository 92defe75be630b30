import { remembered } from '../food/text/remembered.ts'

/** Words of foods that English writes with a capital wherever they stand: countries, places, people and makers. */
const words = new Set(
  `
  adyghe aleppo alfredo american anaheim anjou antonovka appenzeller arborio arctic asiago asian balkan baltic
  bartlett béarnaise bibb bing biscoff bolognese bosc boston boursin bovril branston brazil brussels bulgarian cabernet
  cabrales caerphilly caesar cajun calabrian calabria camembert campari canadian cantal carpathian castelvetrano chardonnay
  chartreuse cheerios cheshire chianti chihuahua chilean chinese chioggia cobb cointreau colby comté concord cornish
  cotija czech danish denver dijon doritos drambuie dungeness emmental english ethiopian fanta french fresno fuji
  gaeta gala genoa georgian german gloucester gorgonzola gouda greek gruyère havarti hawaiian himalayan hungarian idared
  idiazabal imeretian indian irish israeli italian jamaican japanese jarlsberg jerusalem john’s jonagold kalamata kashmiri
  kiev korean krakow lancashire leicester lillet limburger london madeira madras maggi mahón malabar manchego manila marmite
  marsala maytag mcintosh medjool mexican meyer muenster nicoise neufchâtel norwegian oaxaca olomouc oreo oreos pernod
  persian peruvian pontic portuguese provence quorn rainier ritz riesling roquefort russian sauvignon scotch shaoxing
  sichuan sicilian snickers spam spanish stilton svan swiss syrah tabasco taleggio texas thai tuscan turkish ukrainian urfa
  vegemite velveeta vidalia vienna vietnamese wensleydale wondra worcestershire yorkshire zinfandel
  `
    .trim()
    .split(/\s+/),
)

const phrases = `
  black forest|cool whip|earl grey|grand marnier|granny smith|king arthur|lapsang souchong|
  monterey jack|new mexico|old bay|pinot grigio|pinot noir|rice krispies|san marzano|thousand island|yukon gold|great northern
`
  .split('|')
  .map((phrase) => phrase.trim())

/** "Thai basil", "San Marzano tomatoes": a name that is kept without capitals, as it is written. */
export const withCapitals = remembered((name: string): string => {
  const whole = phrases.reduce((text, phrase) => text.replace(phrase, everyWord), name)
  return whole.replace(/[\p{L}’]+/gu, (word) => (words.has(word) ? capital(word) : word))
}, 200)

export function everyWord(text: string): string {
  return text.replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
