// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** Words that tell in which language something is written. */
export const telling = wordTable({
  /** Small words of recipes and questions, which are English. */
  english: {
    en: `
      of and the or with without to for a an in on from into each some few fresh large small medium chopped size sizes if
      you like one two do not don dont doesn can cant won use nor no any without except allergic intolerance i we my me you
      he she it is are was be been have has had want need make cook give something anything everything food dish dinner
      lunch breakfast recipe recipes what how when why who please thanks but because so then than that this these those
      there here very too also just only really hate hates dislike dislikes avoid stand eat eats eating never free allergy
      under minutes people vegetarian vegan chili at most least min mins max
    `,
  },
})
