// biome-ignore-all format: a table of phrases
import { patternTable, wordTable } from '../../text/word-table.ts'

/** «…з того, що є вдома», in the words in which people say it. */
export const home = patternTable({
  phrases: {
    uk: `
      (?:і?з|зі) (?:того|тих продуктів|продуктів|усього|всього),? (?:що|які|котрі) (?:(?:у|в) (?:мене|нас) |ми |я |вже |зараз )*(?:є|маю|маємо|лишилося|лишилось|залишилося|залишилось)(?: (?:вдома|дома|удома|(?:у|в) холодильнику|(?:у|в) (?:мене|нас)))*
      (?:і?з|зі) (?:того,? )?(?:що|шо) (?:вдома|дома|удома|(?:у|в) холодильнику|під рукою)
      (?:а |ну )?(?:що|шо) (?:(?:у|в) нас |(?:у|в) мене |ми |я )?(?:є|маємо|маю|лишилося|лишилось|залишилося|залишилось)(?: (?:поїсти|їсти|приготувати|з продуктів))? (?:вдома|дома|удома|(?:у|в) (?:холодильнику|коморі|запасах))(?=s*[?!.]*$)
    `,
    en: `
      (?:from|with|using|out of) (?:what(?:ever)?|(?:the |all )?(?:food|things|ingredients|stuff)(?: that)?) (?:(?:i|we) (?:already )?have(?: got)?|is left|is|are|there is|i['’]ve got|we['’]ve got)(?: (?:left|at home|here|in (?:the|my|our) (?:fridge|house|pantry|kitchen)))*
      (?:from|with|using) what['’]s (?:left|at home|there|in (?:the|my|our) (?:fridge|house|pantry|kitchen))
      what(?:['’]s| is| do (?:i|we) have) (?:left )?(?:in (?:the|my|our) (?:fridge|pantry|kitchen)|at home)(?: today| tonight)?(?=s*[?!.]*$)
    `,
    cs: `
      (?:a )?co (?:je|mám|máme|zbylo) (?:doma|v lednici|v ledničce|ve spíži)(?=s*[?!.]*$)
      z toho,? co (?:(?:tu|už|teď|právě) )*(?:mám|máme|je|zbylo)(?: (?:doma|tu|v lednici|v ledničce|ve spíži))*
    `,
  },
})

/** «що приготувати з картоплі, яєць і сиру»: what is named is what there is. */
export const madeOf = patternTable({
  asked: {
    uk: String.raw`(?:^|[.!?,] )(?:а |ну |отже |підкажіть,? |порадьте,? )*(?:що|шо|чого)(?: б| би| ж| можна| можу| мені| нам| такого| смачного| швидкого){0,3} (?:приготувати|зготувати|зварганити|зробити|зварити|спекти|вигадати|придумати)(?: смачного| такого| швидкого| на \p{L}+){0,2} (?:із|з|зі) (?!того|тих|усього|всього)`,
    en: '(?:^|[.!?,] )(?:so |ok |hi,? )*what (?:can|could|should|do|shall|to|would)(?: i| we| you)? (?:cook|make|do|prepare|bake) (?:with|from|out of|using) (?!what)',
    cs: String.raw`(?:^|[.!?,] )co (?:si |se |můžu |mám |bych |by |dobrého |rychlého ){0,3}(?:uvařit|vařit|udělat|připravit|upéct)(?: dobrého| rychlého| k \p{L}+| na \p{L}+)? (?:z|ze) (?!toho)`,
  },
})

/** «чим замінити яйця», "a substitute for butter": what goes in its place is asked, besides what to cook. */
export const inItsPlace = patternTable({
  asked: {
    uk: '(?:чим|на що|як) (?:можна |краще |ще )?(?:замінити|замінюють|підмінити)|(?:що|чого) (?:можна )?(?:взяти|використати|покласти|додати) замість|(?:заміна|замінник) (?:для |до )?',
    en: String.raw`\b(?:what|which|anything)\b.{0,30}\b(?:instead of|in place of)\b|\b(?:substitutes?|replacements?|swaps?) for\b|\breplace\b`,
    cs: '(?:čím|cim) (?:se dá |lze |můžu |mohu )?(?:nahradit|zaměnit)|co (?:můžu |mohu |lze )?(?:dát |použít )?místo|náhrada (?:za|místo)',
  },
})

export const homely = wordTable({
  /** What only asks for a dish, and says nothing of which. */
  asking: {
    uk: 'що щось чого шо можна можу можемо мені нам би б швиденько приготувати приготуй зготувати зварити зробити спекти готувати бы',
    en: 'what something anything can could should do to i we me us cook make bake prepare',
    cs: 'co si můžu můžeme mohu uvařit vařit připravit udělat',
  },
})
