// biome-ignore-all format: a table of words
import { patternTable } from '../../../../shared/food/text/word-table.ts'

/** How posts say for how many a dish is, and how long it takes. */
export const factWords = patternTable({
  /** Before a number of eaters. */
  feeds: {
    uk: '(?:кількість )?(?:порці[йїя]|порцій|персон)',
    en: '(?:number of )?servings?|(?:it |this )?(?:recipe )?(?:serves|feeds)|portions?(?=\\s?:)',
    cs: 'počet (?:porcí|osob)|porc[eí]',
  },
  /** Before a number of pieces. */
  makes: {
    uk: 'вихід|виходить|вийде',
    en: '(?:it |this )?(?:recipe )?makes|yields?',
    cs: 'vyjde|množství|výtěžnost',
  },
  /** Behind a number: who eats, and what for each of them is called. */
  eaters: {
    uk: 'порці[йїяю]|осіб|особи?|персони?|людей|людини|чоловік',
    en: 'servings?|serves|portions?|persons?|people|adults',
    cs: 'porc[eií]|osob[uy]?|osoby|lid[íi]',
  },
  /** Before a number that is only about so: «чоловік на 10». */
  eatersAbout: { uk: '(?:чоловік|осіб|людей|персон|порцій|душ) на' },
  /** Before so many pieces that it is for: «на 6 штук». */
  forSo: { uk: 'на', en: 'for', cs: 'na' },
  /** Between a word and its number. */
  about: {
    uk: 'на|для|приблизно|близько|десь|до|із|з',
    en: 'about|around|approximately|approx\\.?|for|up to|of|to',
    cs: 'asi|cca|zhruba|na|pro|přibližně',
  },
  energy: { uk: 'ккал|кдж', en: 'kcal|kj|cal(?:ories)?' },
  /** What a dish comes in that nobody eats alone, or that many are eaten of. */
  pieces: {
    uk: 'шт|штук[иа]?|бан(?:ка|ки|ок)|баноч(?:ка|ки|ок)|пляш(?:ка|ки|ок)|слоїк(?:и|ів)?',
    en: 'pcs|pieces|jars?|bottles?',
    cs: 'ks|kusů|kusy|sklenic[ei]?|lahv[eí]|lahví',
  },
  preparing: {
    uk: '(?:час )?(?:на )?підготовк[аи]|(?:час )?активн(?:ий|ого) час',
    en: '(?:prep(?:aration)?|hands-on|active)(?: time)?',
    cs: '(?:(?:doba|čas) )?příprav[ay]',
  },
  cooking: {
    uk: '(?:час )?(?:приготування|готування|випікання|запікання|варіння|тушкування)|час',
    en: '(?:cook(?:ing)?|bak(?:e|ing)) time|(?:cook|bak)ing|time',
    cs: '(?:(?:doba|čas) )?(?:vaření|pečení|tepelné úpravy)|čas',
  },
  /** A time only before a colon, or beside another time: "Bake 30 minutes" is something to do. */
  alsoTold: { en: 'cook|bake' },
  whole: {
    uk: 'загальний час(?: приготування)?|усього(?: часу)?|всього часу|разом',
    en: 'total(?: time)?|ready in',
    cs: 'celkov[ýá] (?:čas|doba)(?: přípravy)?|celkem|hotovo za',
  },
})
