// biome-ignore-all format: a table of words
import { patternTable } from '../../../../shared/food/text/word-table.ts'

/** What stands around a recipe on the page that it was copied from. */
export const siteWords = patternTable({
  /** The first step of the way to a page. */
  home: { uk: 'головна(?: сторінка)?|на головну', en: 'home(?:page)?', cs: 'domů|úvod' },
  /** Behind how many gave it their stars. */
  ratings: {
    uk: 'оцін(?:ка|ки|ок)|відгук(?:и|ів)?|голос(?:и|ів)?',
    en: 'ratings?|reviews?|votes?',
    cs: 'hodnocení|recenz[eí]|hlas(?:y|ů)?',
  },
  /** Before the names of the places where it may be shared. */
  shares: { uk: 'поділи(?:тися|тись)|поширити', en: 'share(?: this)?', cs: 'sdílet' },
  places: { signs: 'facebook|telegram|viber|twitter|x|pinterest|whatsapp|instagram|messenger|threads|e-?mail' },
  advertises: { uk: 'реклама', en: 'advertisement|sponsored', cs: 'reklama' },
  /** Before the name of another dish. */
  alsoRead: { uk: 'читайте також|вам також сподобається', en: 'read also|see also|you may also like', cs: 'čtěte také|mohlo by se vám líbit' },
})
