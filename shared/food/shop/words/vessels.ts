import { wordTable } from '../../text/word-table.ts'

/** Large bottles, of which so many are bought, each as large as is said: «вода 6 л 3 бутлі». */
export const { vessels } = wordTable({
  vessels: {
    uk: 'бутель бутля бутлі бутлів бутель бутиль бутиля бутилі бутилів бутилка бутилки бутилок балон балони балонів баклажка баклажки баклажок',
    en: 'jug jugs carboy carboys demijohn demijohns',
    cs: 'barel barely barelů demižon demižony',
  },
})
