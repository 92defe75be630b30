// biome-ignore-all format: a table of words
import { wordTable } from '../text/word-table.ts'

/**
 * Foods of which many may eat none, and whose names in a step mean nothing else: no pesto and no hummus, which a dish
 * may be itself, and no perch and no char.
 */
export const surelyMeant: ReadonlySet<string> = new Set(`
  nut tree-nut walnut hazelnut almond cashew pistachio pecan macadamia brazil-nut nut-mix candied-nuts candied-walnuts candied-pecans
  flaked-almonds slivered-almonds almond-flour almond-paste almond-butter almond-milk nut-butter hazelnut-paste pistachio-paste cashew-butter
  chocolate-spread marzipan praline praline-paste gianduja amaretti
  peanut peanut-butter roasted-peanuts salted-peanuts peanut-oil
  sesame sesame-oil toasted-sesame-oil tahini
  fish salmon smoked-salmon trout tuna canned-tuna cod mackerel smoked-mackerel herring sardine anchovy canned-sprats fish-sauce fish-broth
  worcestershire crab-sticks
  shrimp king-prawns crab lobster dried-shrimp
  squid octopus mussels oysters oyster-sauce scallops clams seafood-mix
`.trim().split(/\s+/))

/** What makes of a food in a step something else than what goes into the dish. */
export const stepWords = wordTable({
  /** Before it: it is left out, taken the place of, or only compared with. */
  notMeant: {
    uk: `
      без не ні ані замість окрім крім уникайте
      завбільшки завтовшки розмір* величин* форм* як мов наче ніби немов схож* подібн* нагаду* консистенц* колір кольор* запах* аромат* присмак*
    `,
    en: `
      no not non without instead avoid except never don doesn dont
      as like size sized shape shaped resembl* consistency texture color colour smell* shade thickness
    `,
    cs: 'bez ne místo kromě jako velikost* velik* tvar* konzistenc* barv* vůn* připomín*',
  },
  /** Behind it: "nut-free", "walnut-sized", "fish out the bay leaf". */
  elseBehind: {
    uk: 'алерг* завбільшки розмір*',
    en: 'free size sized shape shaped colored coloured brown allerg* out it them slice tweezers kettle',
    cs: 'velikost* alerg*',
  },
})
