// biome-ignore-all format: a table of phrases
import { phraseTable, wordTable } from '../../text/word-table.ts'

/** Who says only this has seen the answer and wants others. */
export const others = phraseTable({
  wanted: {
    uk: `
      інше|інший|іншу|інші|іншого|іншої|інших|іншим|ще|ще щось|наступне|наступний|наступну|наступні|далі
      не те|не то|не подобається|не подобаються|не підходить|не підходять|більше варіантів|більше ідей|більше рецептів
      інакше|другое|другой|ещё|еще
    `,
    en: `
      another|others|other|else|different|next|more|do not like|dont like|don't like|not that|not this|not those|not these
    `,
    cs: 'jiné|jiný|jinou|jiného|jiných|další|ještě|více|víc|nelíbí',
  },
})

/** And those of its words that could be looked for. */
export const otherWords = wordTable({
  plain: { cs: 'jiné jiný jinou jiného jiných další ještě více víc nelíbí líbí nápad nápady nápadů tip tipy ukaž ukažte' },
})
