import { quickTest } from '../../../../shared/food/text/expressions.ts'

/** Words of a site about itself: its rights, its cookies, its letters and its pages elsewhere. */
const ofSite = [
  String.raw`^(?:©|\(c\)\s|copyright\b|all rights reserved)`,
  // «Use the cookies for the crust» is cooking: a site uses them, or we do.
  String.raw`(?:\bwe|site|page) use[sd]? (?:\p{L}+ ){0,3}cookies|(?:wir verwenden|wir nutzen|seite (?:verwendet|nutzt)) cookies|utilis(?:ons|e) des cookies|utilizz(?:a|iamo) (?:i )?cookie|(?:usamos|utilizamos|utiliza|este sitio usa) cookies|používá(?:me)? (?:soubory )?cookie|(?:використову|использу)\p{L}+ (?:файл\p{L}+ )?cookie|plik(?:i|ów) cookie|(?:använder|bruger|bruker|gebruiken|gebruikt) cookies`,
  String.raw`(?:follow|find|tag|join) (?:us|me|along) (?:on|at|in|@)|@\p{L}[\w.]{3,} on \p{L}`,
  'pin (?:it|this)(?: recipe)? for later|leave (?:me |us )?a (?:comment|rating|review)|in the comments|comment below',
  String.raw`(?:sign up|subscribe)(?!\p{L}).{0,60}(?:newsletter|e-?mail|recipes|channel)|newsletter`,
  'підпи(?:шіться|шись|суйтесь|суйся|сатися) на|підписуйтесь|(?:за)?лиш(?:іть|айте|те) (?:ваш |свій |нам )?(?:e-?mail|email|пошту|коментар)|(?:в|у) коментарях',
  'подпис(?:ывайтесь|аться)|в комментариях',
  'sledujte (?:nás|mě) na|do komentářů|(?:folgt|folge) (?:mir|uns) auf|in den kommentaren|suivez-(?:moi|nous) sur|síguenos en|seguiteci su',
  String.raw`^(?:vloženo|přidáno|zveřejněno|publikováno|veröffentlicht am|publié le|publicado el|pubblicato il|dodano|додано|опубліковано|опубликовано)\s?:?\s.{0,20}\d{4}`,
  String.raw`^rss(?: \d|$)|affiliate link|^#[\p{L}\d_]+(?:\s?#[\p{L}\d_]+)+\s?$`,
  String.raw`(?:buy|order|shop|get yours) (?:it |them )?(?:now|here)(?!\p{L})|kup teraz|jetzt kaufen|acheter maintenant|compra(?:r)? (?:ora|ahora|agora)|(?:купити|замовити|купуйте|замовляйте) (?:зараз|тут)|koupit (?:zde|nyní)`,
].join('|')

/** «Gundis Tipp: 2 EL Semmelbrösel darunter …»: good to know, and nothing that has to be done. */
const tip = String.raw`^(?:[\p{L}’']{1,15}\s){0,3}(?:tipp?s?|hints?|порад[аи]|consejos?|trucos?|consigli[oa]?|conseils?|astuces?|notes?|poznámk[ay]|rad[ay]|wskazówk[ai]|dicas?|примітк[аи]|p\.\s?s\.?)(?:\s[\p{L}’']{1,15}){0,3}\s?:\s`

/** What is said over a dish that is done. */
const wishes = [
  `^(?:смачного|ласуйте|приємного апетиту|приятного аппетита|bon app[ée]tit|bonne dégustation|régalez-vous|buon appetito|guten appetit|lasst es euch schmecken|dobrou chuť|dobrú chuť|smacznego|¡?buen provecho|¡?a disfrutar|eet smakelijk|smaklig måltid|velbekomme|bom apetite)(?!\\p{L})`,
  `^(?:(?:i |we )?(?:really )?hope you(?:’ll|'ll)? (?:enjoy|like|love|try)|happy (?:cooking|baking)|that(?:’|')s (?:it|all)(?: folks)?[.!]|xo(?:xo)*(?!\\p{L})|thanks for (?:reading|stopping)|see you (?:soon|next)|until next time|let me know)`,
  '^(?:готуйте (?:з|із) (?:любов|задоволенням)|чекаю на ваші|діліться|дякую за увагу|до зустрічі|a presto|alla prossima|hasta la próxima|à bientôt|bis bald|na shledanou|do zobaczenia)',
].join('|')

const speaksOfItself = quickTest(new RegExp(ofSite, 'iu'))
const isSaidBySite = quickTest(new RegExp(`${ofSite}|${tip}`, 'iu'))
const wish = new RegExp(wishes, 'iu')
/** Nothing of the kind is longer. */
const longest = 240
const mostBelow = 6

/** A line in which a site speaks of itself, or a tip, wherever it stands. */
export function isOfSite(text: string): boolean {
  return text.length <= longest && isSaidBySite(text)
}

/** The same without tips. */
export const isOfSiteItself = (text: string) => text.length <= longest && speaksOfItself(text)

export const isGoodbye = (text: string) => text.length <= longest && wish.test(text)

/** The steps of a method without what its page says among and below them: itself, tips, goodbyes, questions. */
export function withoutGoodbye<Step extends { text: string; part?: unknown }>(
  steps: readonly Step[],
): Step[] {
  const kept = steps.filter(({ text, part }, at) => at === 0 || part === true || !isOfSite(text))
  const told = kept.findIndex(
    ({ text, part }, at) => at > 0 && part !== true && text.length <= longest && wish.test(text),
  )
  // In the middle of a method it is a remark, and the steps go on after it.
  const own = told > 0 && kept.length - told <= mostBelow ? kept.slice(0, told) : kept
  while (own.length > 1 && own.at(-1)?.text.endsWith('?')) own.pop()
  return own
}
