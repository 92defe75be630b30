import { bare } from '../ask/function-words/bare.ts'
import { Form } from '../text/forms.ts'
import { remembered } from '../text/remembered.ts'

/**
 * A Czech word at three depths: as written, without its ending, and without accents and what cases change inside
 * a word («párek – párku», «houba – hub», «mouka – mouce»), so that "cesneku" is found too.
 */
export const czechForm: (low: string) => Form = remembered((low) => {
  const light = withoutEnding(low)
  return new Form(low, light, level(bare(light)), false)
})

/** Young animals and what is declined like them: «kuře, kuřete, kuřata». */
const young =
  /^(.*(?:kuř|kur|rajč|rajc|jehň|jehn|house|káč|prase|sel))(?:at(?:a|ům|ech|y)?|et(?:e|i|em)|e)$/u

const endings =
  /(?:ovi|ého|eho|ému|emu|ými|ymi|ích|ých|ách|ech|ami|emi|ěmi|ími|imi|ího|iho|ímu|imu|ům|ám|em|ěm|ím|ým|ém|ou|[aáeéěiíoóuůyý])$/u

/** The same without accents, where enough of the word is left: «malinam», «bramborach». */
const typedEndings = /(?<=^[a-z]*)(?:am|ach|im|ich|um)$/

function withoutEnding(low: string): string {
  const whole = irregular.get(low)
  if (whole) return whole
  const baby = young.exec(low)?.[1]
  if (baby) return baby
  if (low.length < 4) return low
  const typed = low.replace(typedEndings, '')
  if (typed.length > 3 && typed !== low) return typed
  const stem = low.replace(endings, '')
  // «ořech» and «džem» end so by themselves.
  if (stem.length > 2 || low.length - stem.length === 1) return stem
  return low.length > 4 ? low.replace(/[aáeéěiíoóuůyý]$/u, '') : low
}

/** Forms that no ending leads from to their name. */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sůl: 'sůl',
    soli: 'sůl',
    solí: 'sůl',
    sul: 'sůl',
    vajec: 'vejc',
    vejcí: 'vejc',
    másel: 'másl',
    chleba: 'chléb',
    chlebem: 'chléb',
    chlebu: 'chléb',
    ledu: 'led',
    ledem: 'led',
    medu: 'med',
    medem: 'med',
    rumu: 'rum',
    rumem: 'rum',
    kari: 'kari',
    kurkum: 'kurkum',
    kiwi: 'kiwi',
    tofu: 'tofu',
  }),
)

function level(stem: string): string {
  return stem
    .replace(/ch$/, 's')
    .replace(/([bcdfghjklmnprstvxz])e([ckhlmnrtv])$/, '$1$2')
    .replace(/c$/, 'k')
    .replace(/z$/, 'h')
    .replaceAll('ou', 'u')
}
