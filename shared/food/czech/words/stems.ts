// biome-ignore-all format: a table of words
import { patternTable } from '../../text/word-table.ts'

/** What Czech words end in, each a piece of a regular expression. */
export const stems = patternTable({
  /** Young animals and what is declined like them. */
  young: { cs: 'kuř|kur|rajč|rajc|jehň|jehn|house|káč|prase|sel' },
  youngEnding: { cs: 'at(?:a|ům|ech|y)?|et(?:e|i|em)|e' },
  ending: {
    cs: 'ejma|ejch|ýma|ýho|ýmu|ama|ema|ovi|ého|eho|ému|emu|ými|ymi|ích|ých|ách|ech|ami|emi|ěmi|ími|imi|ího|iho|ímu|imu|ům|ám|em|ěm|ím|ým|ém|ou|[aáeéěiíoóuůyý]',
  },
  /** As people speak: «houskovej», «velkej»; and how it is written. */
  spoken: { cs: '(?<=\\p{L}{4})ej$' },
  written: { cs: 'ý' },
  vowel: { cs: '[aáeéěiíoóuůyý]' },
  /** As who types without accents writes them. */
  typedEnding: { cs: 'ama|ema|yma|yho|ymu|ymi|imi|am|ach|im|ich|um|ym|ych' },
})

/** Forms that no ending leads from to their name: a stem, and its forms. */
export const irregularForms = `
pangasi: pangasius pangasia pangasiovi pangasie pangasiem pangasiů pangasiům pangasiích pangasii pangasiové
sůl: sůl soli solí sul
vejc: vajec vejcí
másl: másel
chléb: chleba chlebem chlebu
led: ledu ledem
med: medu medem
rum: rumu rumem
kari: kari
zel: zelim
koz: kozim
muset: muset musel musela muselo museli musely musí musím musíme
kurkum: kurkum
kiwi: kiwi
tofu: tofu
`
