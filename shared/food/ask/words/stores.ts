// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** What a kitchen has much of stands in these, and before somebody who did nothing to it. */
export const stores = wordTable({
  holding: {
    uk: `
      банка банку банки банок баночка баночку пакет пакети пакунок пачка пачку пачки мішок мішки відро відра ящик ящики кіло кілограм кілограма кілограми
      сітка сітку торба торбу гора гору купа купу бочка бочку каструля каструлю миска миску головка головку качан качани пучок пучки лоток
    `,
    en: 'bag bags tin tins jar jars packet packets pack box boxes bucket buckets crate crates kilo kilos pound pounds stone punnet punnets tub tubs carton cartons head heads bunch bunches pile heap glut sack sacks basket',
    cs: 'pytlík pytlíky sáček plechovka plechovku plechovky konzerva konzervu sklenice sklenici láhev krabice krabici kilo kila bedna bednu bedýnka bedýnku košík kbelík hromada hromadu balení hlávka hlávku kýbl pytel',
  },
  /** Behind a food these tell where it is and how it looks. */
  told: {
    uk: 'лежить лежать стоїть стоять чекає чекають зі з в у на під від є що',
    en: 'was were is are at in on under from that which gone going turning getting left sitting staring',
    cs: 'leží stojí čeká čekají v na pod od je jsou',
  },
})
