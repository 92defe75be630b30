import { wordTable } from '../../text/word-table.ts'

/** How Ukrainian kitchens call their food: «морквочка», «картопелька». The longest first, without what cases change. */
export const fondEndings: readonly string[] =
  'унчик очок ечок ельк оньк еньк очк ечк ичк чик чк ик ок к'.split(' ')

/** The last letter of such a name, and what stands for it and its ending in the dative and the locative. */
export const beforeI = ['к', 'ці'] as const

/** The same in Czech: «jogurtík», «banánky»; the shorter the ending, the more of the word has to be left. */
export const czechFond = {
  long: 'ičkami iček ičku ičky ička íčko íčka íček íčky íčku ečko ečka eček ečky átka átko'.split(
    ' ',
  ),
  short: 'íků íky ík ek ky ku ka ko'.split(' '),
}

/** What the fond ending swallowed: «курочка» comes from «курка», «картопелька» from «картопля». */
export const swallowed: readonly string[] = ['', 'к', 'л', 'ц', 'н', 'ок']

export const namesBy = wordTable({
  /** Small words that a stem takes for a food: «без» is no «безе», «пора» no leek, nor "can" a tin. */
  small: {
    uk: `
      пів міс синя синю синьої синього синьому синім синьою зелений зелена зелене зелену зеленого зеленому зеленої зеленим зеленою без безз безо від як яка яке які так така таке такі такого собі мати син сина сину синові сином нікому пора пору пори під таки
      але коли коло кіло кіла кілу сім сіма сімї якій якою яким якими поки покищо життя житті жити узі уза голка голки голку голкою голок помол помолу помолом
    `,
    en: 'can apply sadly lass most paste past tom fry',
    cs: 'věc věci věcí vec veci',
  },
  /** A small fish, or a few of what follows in the genitive. */
  several: { uk: 'кілька' },
  withSprats: { uk: 'томат томатом' },
  /** «радий морсові»: to whom or what. */
  dative: { uk: '*ові *еві *єві' },
})

/** What «-ові» stands instead of. */
export const nominatives: readonly string[] = ['', 'ь', 'й']
