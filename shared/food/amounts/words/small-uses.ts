import { wordTable } from '../../text/word-table.ts'

/** What little of a thing is taken for, and how little of it is said. */
export const { smallUses } = wordTable({
  smallUses: {
    uk: `
      смаження смажити підсмажування обсмажування обсмажити пасерування пасерувати змащування змастити змащення форми дека деко
      присипання присипки підсипання посипання посипки посипати підпилу підпилювання підпил обвалювання панірування панірувати
      подачі подання подавання прикраси прикрашання прикрасити оздоблення декору декорування смаку смаком аромату трохи трошки
      дрібка дрібку дрібочка щіпка щіпку крапля краплю краплинка
    `,
    en: `
      frying fry sautéing sauteing greasing grease brushing brush dusting dust sprinkling sprinkle drizzling drizzle coating
      dredging rolling kneading pan tin sheet serving serve garnish garnishing decorate decoration decorating topping taste little
    `,
    cs: `
      smažení osmažení opečení vymazání vysypání vymaštění potření posypání poprášení podsypání obalení podávání
      ozdobu ozdobení chuti trochu trošku špetka špetku kapka kapku
    `,
  },
})
