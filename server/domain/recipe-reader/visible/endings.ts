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
  String.raw`^rss(?: \d|$)|affiliate link`,
].join('|')

/** What is said over a dish that is done. */
const wishes = [
  `^(?:смачного|ласуйте|приємного апетиту|приятного аппетита|bon app[ée]tit|bonne dégustation|régalez-vous|buon appetito|guten appetit|lasst es euch schmecken|dobrou chuť|dobrú chuť|smacznego|¡?buen provecho|¡?a disfrutar|eet smakelijk|smaklig måltid|velbekomme|bom apetite)(?!\\p{L})`,
  `^(?:(?:i |we )?(?:really )?hope you(?:’ll|'ll)? (?:enjoy|like|love|try)|happy (?:cooking|baking)|that(?:’|')s (?:it|all)(?: folks)?[.!]|xo(?:xo)*(?!\\p{L})|thanks for (?:reading|stopping)|see you (?:soon|next)|until next time|let me know)`,
  '^(?:готуйте (?:з|із) (?:любов|задоволенням)|чекаю на ваші|діліться|дякую за увагу|до зустрічі|a presto|alla prossima|hasta la próxima|à bientôt|bis bald|na shledanou|do zobaczenia)',
].join('|')

const site = new RegExp(ofSite, 'iu')
const wish = new RegExp(wishes, 'iu')
/** Nothing of the kind is longer. */
const longest = 240
const mostBelow = 6

/** A line in which a site speaks of itself, wherever it stands. */
export function isOfSite(text: string): boolean {
  return text.length <= longest && site.test(text)
}

/** The steps of a method without what its page says below it: goodbyes, questions to its readers, itself. */
export function withoutGoodbye<Step extends { text: string; part?: unknown }>(
  steps: readonly Step[],
): Step[] {
  const told = steps.findIndex(
    ({ text, part }, at) =>
      at > 0 && part !== true && text.length <= longest && (site.test(text) || wish.test(text)),
  )
  const ends = told > 0 && steps.length - told <= mostBelow
  // In the middle of a method it is a remark, and the steps go on after it.
  const kept = steps.slice(0, ends ? told : undefined)
  while (kept.length > 1 && kept.at(-1)?.text.endsWith('?')) kept.pop()
  return kept
}
