// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/**
 * What a dish is to be like between the teeth. Descriptions say it in their own language, and in any form: it is looked
 * for by the beginnings of a row, whichever of its words somebody said. `*` is any ending.
 */
export const textures = wordTable({
  crunchy: { uk: 'хрустк* хрумк* хрусткень*', en: 'crunchy crunchier crispy crispier crisp', cs: 'křupav* krupav*' },
  creamy: { uk: 'кремов* кремоподібн*', en: 'creamy creamier', cs: 'krémov* kremov*' },
  soft: { uk: 'мяк* мякень* ніжн* ніжнень*', en: 'soft softer tender', cs: 'měkk* mekk* měkouč* mekouc* jemňouč*' },
  fluffy: { uk: 'пухк* пухкень* пухнаст* повітрян*', en: 'fluffy fluffier airy pillowy', cs: 'nadýchan* nadychan*' },
  juicy: { uk: 'соковит* соковитень*', en: 'juicy juicier succulent', cs: 'šťavnat* stavnat*' },
  thick: { uk: 'густ* густень*', en: 'thick thicker', cs: 'hust*' },
  melting: { uk: 'тягуч* розтоплен*', en: 'gooey melty oozing oozy', cs: 'táhl* rozteklý roztekl*' },
})

type Texture = keyof typeof textures
const names = Object.keys(textures) as Texture[]

/** Which of them this word says. */
export const textureOf = (low: string): Texture | undefined =>
  names.find((name) => textures[name].has(low))

/** Most dishes that are so do not say it: where few do, the rest are shown behind them. */
export const isSeldomSaid = (low: string): boolean => textureOf(low) === 'thick'
