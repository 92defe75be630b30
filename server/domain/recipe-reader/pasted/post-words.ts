// biome-ignore-all format: a table of words
import { patternTable } from '../../../../shared/food/text/word-table.ts'

/** What a post says beside its recipe: each a pattern from the beginning of a sentence. */
export const postWords = patternTable({
  /** Keep it, follow, like, tell others. */
  calls: {
    uk: `
      (?:за)?(?:зберігай|бережи|бережіть|зберігайте)(?:те)?(?=$|\\s*[…!.👇❤]|,? (?:щоб|аби) не (?:загубити|втратити|забути)|\\s(?:собі|цей|рецепт|пост|допис|відео|рілс|в закладки|у закладки|у збережен|в збережен))
      (?:не забу(?:дь|дьте) )?(?:під?пи(?:суй|шись|шіться|суйся|суйтесь|суйтеся|саться|сатися|сатись))(?!\\p{L})
      (?:став|ставте|тисни|тисніть|лишай|лишайте|залишай|залишайте) (?:\\p{L}+ )?(?:лайк|вподобайк|сердечк|плюсик|\\+|❤|🔥)
      (?:пиши|пишіть|напиши|напишіть|розкажи|розкажіть|діліться|поділіться|ділись|поділись) (?:\\p{L}+ ){0,3}(?:у|в|з|зі) (?:\\p{L}+ )?(?:комент\\p{L}*|друз\\p{L}*|подруг\\p{L}*|сторіс|дірект)
      (?:познач|позначте|відміть|відмітьте|тегай|тегайте) (?:мене|друз\\p{L}*|подруг\\p{L}*|нас|@)
      (?:гортай|гортайте|листай|листайте|дивись|дивіться) (?:далі|карусель|відео|до кінця|сторіс)
      (?:(?:повний|детальний|увесь) )?рецепт (?:нижче|внизу|в описі|в карусел\\p{L}*|під відео|у коментар\\p{L}*|в коментар\\p{L}*)
      (?:посилання|лінк) (?:в|у) (?:шапці|описі|профілі|біо)
      більше рецептів
    `,
    en: `
      (?:don'?t forget to )?save (?:this|it|the)(?: (?:post|recipe|reel|video|one))?(?: (?:for later|so you|to|and|&)(?!\\p{L}).*)?[\\s,.!…👇]*(?:$|(?=follow|share|tag|like))
      save (?:this|it) (?:post|recipe|reel|video|for later)
      save for later[\\s!.]*$
      (?:don'?t forget to )?follow (?:me|us|along|@|for more)
      (?:like|share|tag)(?:,| and| &) (?:save|share|follow|comment|tag|like)
      (?:tag|share (?:this|it) with|send this to) (?:a|your|someone|me|us|@)
      double[- ]tap
      comment ["“”']?\\p{L}+["“”']? (?:and|below|for|to get)
      (?:full )?recipe (?:below|in (?:the )?(?:bio|comments?|caption))
      (?:the )?link (?:is )?in (?:my |the )?bio
      for more (?:easy |great |delicious |quick )?recipes
      (?:let me know|tell me) (?:\\p{L}+ ){0,6}(?:comments?|below)
      enjoy(?: your meal| it)?[\\s!.…)]*$
    `,
    cs: `
      ulož(?:te)?(?: si)? (?:recept|tento|příspěvek|post|na později)
      (?:nezapomeň(?:te)? )?sleduj(?:te)? (?:mě|nás|@)
      (?:dej(?:te)?|nech(?:te)?) (?:mi |nám )?(?:like|lajk|srdíčko|komentář)
      označ(?:te)? (?:kamarád\\p{L}*|někoho|mě|@)
      sdílej(?:te)? (?:s |recept|příspěvek)
      (?:celý )?recept (?:níže|dole|v popisku|v komentáři)
      odkaz (?:je )?v (?:biu|profilu)
      napiš(?:te)? (?:mi )?do komentář\\p{L}*
      dobrou chuť
    `,
  },
  /** What stands before the energy of a dish. */
  nutrition: {
    uk: `
      кбжв|кбжу|бжв|бжу|к ?\\/ ?б ?\\/ ?ж ?\\/ ?[ву]|ккал
      калорійність|енергетична цінність|харчова цінність|поживна цінність
    `,
    en: 'nutrition\\p{L}*(?: (?:facts|info\\p{L}*|values?))?|calories|macros?|kcal|energy(?=\\s?:)',
    cs: 'nutriční hodnoty|energetická hodnota|výživové hodnoty|kalorie|makra|energie(?=\\s?:)',
  },
  energy: { uk: 'ккал|кдж|калорі[йяї]', en: 'kcal|kj|cal(?:s|ories)?', cs: 'kalori[eíi]' },
  /** What is counted beside it: at the beginning of a line of its own. */
  nutrients: {
    uk: 'білк\\p{L}*|жир\\p{L}*|вуглевод\\p{L}*|клітковин\\p{L}*|насичен\\p{L}*|калорі\\p{L}*|ккал|натрі\\p{L}*|цук(?:ор|ри|рів)|сіль|[бжву](?=\\s?[:–—-]?\\s?\\d)',
    en: '(?:saturated |total |net |dietary )?(?:proteins?|fats?|carb\\p{L}*|fib(?:re|er)|sugars?)|sodium|salt|cholesterol|calories|kcal|energy',
    cs: 'bílkovin\\p{L}*|tuky?|z toho|nasycené|sacharid\\p{L}*|vláknin\\p{L}*|cukry|sůl|energie|kalorie',
  },
  /** Those that nobody buys. */
  onlyNutrients: {
    uk: 'вуглевод\\p{L}*|насичен\\p{L}*|натрі\\p{L}*|калорі\\p{L}*|ккал',
    en: '(?:saturated |total |net |dietary )?(?:proteins?|carb\\p{L}*|fib(?:re|er))|saturated fats?|sodium|cholesterol|calories|kcal',
    cs: 'bílkovin\\p{L}*|z toho|nasycené|sacharid\\p{L}*|vláknin\\p{L}*|kalorie',
  },
  servingSize: {
    uk: 'розмір порції|порцій в упаковці',
    en: 'serving size|servings per (?:container|recipe)|amount per serving',
    cs: 'velikost porce',
  },
  /** Three of which on one line are its sum. */
  counted: {
    uk: '(?:білк\\p{L}*|б)\\s?[:–—-]?\\s?\\d.{0,20}(?:жир\\p{L}*|ж)\\s?[:–—-]?\\s?\\d.{0,20}(?:вугл\\p{L}*|в|у)\\s?[:–—-]?\\s?\\d',
    en: '\\d\\s?g? (?:of )?(?:protein|fat|carbs?)(?!\\p{L})(?=.*(?:protein|fat|carb))|(?:protein|fats?|carbs?)\\s?[:–—-]?\\s?\\d.{0,20}(?:protein|fats?|carbs?)\\s?[:–—-]?\\s?\\d',
    cs: '(?:bílkoviny|tuky|sacharidy)\\s?[:–—-]?\\s?\\d.{0,20}(?:bílkoviny|tuky|sacharidy)\\s?[:–—-]?\\s?\\d',
  },
  /** Before or behind so much energy, what it is of. */
  of: {
    uk: 'на|в|у|порці\\p{L}*|одн\\p{L}*|г|гр|грам\\p{L}*|всього|усього|разом|приблизно|близько|одиниц\\p{L}*|шт|страв\\p{L}*|готов\\p{L}*|продукт\\p{L}*|вихід|виході',
    en: 'per|serving|portion|each|g|about|approx|total|in|a|the|cookie|piece|muffin|slice|of',
    cs: 'na|v|porci|porce|kus|g|celkem|asi|cca|jedn\\p{L}*',
  },
})
