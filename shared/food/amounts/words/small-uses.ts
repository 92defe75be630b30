import { wordTable } from '../../text/word-table.ts'

/** What a little of a thing is taken for, by what may be taken for it, and how little of it is said. */
export const smallUses = wordTable({
  /** In what little fat there is; whatever else is fried is what one eats. */
  frying: {
    uk: `
      смаження смажити підсмажування підсмажити обсмажування обсмажити пасерування пасерувати фритюру фритюрі фритюр фритюрниці
      сковороди сковорідки сковорідку сковороду
    `,
    en: 'frying fry sautéing sauteing sauté saute pan skillet',
    cs: 'smažení smažit osmažení opečení opékání orestování restování fritování fritézy pánve pánev',
  },
  /** What it goes on or under, and most of it is not needed. */
  coating: {
    uk: `
      змащування змастити змащення змазування форми форму дека деко присипання присипки підсипання підсипати підпилу
      підпилювання підпил обвалювання обвалювати панірування панірувати обкачування обкачати обкачувати розкачування
      розкочування розкачати викачування викачати
    `,
    en: `
      greasing grease brushing brush dusting dust coating dredging rolling kneading flouring glazing tin tray sheet worktop
      surface
    `,
    cs: `
      vymazání vysypání vymaštění potření pomazání posypání podsypání podsyp vysyp obalení obalování pomoučení pomoučnění vál
      vyválení rozválení formy formu plech plechu
    `,
  },
  /** What it only adorns. */
  topping: {
    uk: 'посипання посипки посипати посипку прикраси прикрашання прикрасити оздоблення декору декорування',
    en: 'sprinkling sprinkle drizzling drizzle garnish garnishing decorate decoration decorating topping',
    cs: 'poprášení posyp ozdobu ozdobení ozdoba dozdobení',
  },
  /** What it is put beside. */
  serving: {
    uk: 'подачі подання подавання подаванні',
    en: 'serving serve',
    cs: 'podávání servírování',
  },
  little: {
    uk: 'смаку смаком аромату трохи трошки трішки дрібка дрібку дрібочка щіпка щіпку крапля краплю краплинка',
    en: 'taste little',
    cs: 'chuti trochu trošku špetka špetku kapka kapku',
  },
})

export const isSmallUse = (word: string): boolean =>
  Object.values(smallUses).some((use) => use.has(word))
