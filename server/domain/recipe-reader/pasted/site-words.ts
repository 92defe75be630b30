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
  /** Before the number itself: «Hodnocení: 4,5». */
  rated: { uk: 'рейтинг|оцінка', en: 'rating|rated', cs: 'hodnocení' },
  /** Between what they gave and how many they are: "4.9 from 1,204 votes". */
  ofVotes: { uk: 'із|з|за', en: 'from|based on|out of', cs: 'ze?|na základě' },
  /** What is pressed, and is no word of the recipe. */
  buttons: {
    uk: '(?:перейти )?до рецепт[ау]|(?:на|роз)?друкувати(?: рецепт)?|версія для друку|зберегти рецепт|оцінити рецепт',
    en: 'jump to (?:the )?(?:recipe|video)|print(?: (?:this )?recipe)?|pin(?: (?:this )?recipe)?|rate(?: this)? recipe|save(?: this)? recipe|cook mode(?: prevent your screen from going dark)?|us customary|metric',
    cs: 'přejít (?:na|k) recept(?:u)?|(?:vy)?tisknout(?: recept)?|uložit recept|ohodnotit recept',
  },
  /** Over the names of other dishes. */
  otherDishes: {
    uk: '(?:інші|схожі|ще) (?:рецепти|страви).{0,40}|вам також сподобається|(?:читайте|дивіться) також',
    en: '(?:related|similar|more|other) (?:recipes|posts).{0,40}|you (?:may|might) also (?:like|enjoy)(?: (?:these|our) .{0,40})?|read also|see also',
    cs: '(?:podobné|další|související) recepty.{0,40}|mohlo by se vám líbit|čtěte také',
  },
  /** Before the names of the places where it may be shared. */
  shares: { uk: 'поділи(?:тися|тись)|поширити', en: 'share(?: this)?', cs: 'sdílet' },
  places: { signs: 'facebook|telegram|viber|twitter|x|pinterest|whatsapp|instagram|messenger|threads|e-?mail' },
  advertises: { uk: 'реклама', en: 'advertisement|sponsored', cs: 'reklama' },
  /** Before the name of another dish. */
  alsoRead: { uk: '(?:читайте|дивіться|спробуйте) також|вам також сподобається', en: 'read also|see also|you (?:may|might) also like', cs: '(?:čtěte|přečtěte si) také|mohlo by se vám líbit' },
})
