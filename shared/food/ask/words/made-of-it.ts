// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** How somebody asks what is to be made of what was named before. */
export const madeOfIt = wordTable({
  asks: {
    uk: 'що шо чого як куди яку який яке які порадьте порадь підкажіть підкажи придумайте посоветуйте треба хочу щось шось можна',
    en: 'what how which any recipe recipes ideas suggestions something anything help need want',
    cs: 'what how co jak kam neco něco something poraďte poradte want which jaký jaké jakou',
  },
  from: { uk: 'з із зі', en: 'with of from out', cs: 's se z ze' },
  it: {
    uk: 'нього неї них ним нею ними цього цим цієї цією того тим цих цими',
    en: 'it them this these that those',
    cs: 'tím tim ním nim ní ni nimi toho něj nej nich',
  },
  useUp: { uk: 'використати спожити', en: 'up', cs: 'spotřebovat zpracovat' },
})
