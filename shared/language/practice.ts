import type { Language } from './languages.ts'

interface PracticeSentences {
  title: string
  practice: string
  asks: (host: string) => string
  asShopper: string
  allow: string
  deny: string
  refused: string
  refusedHint: string
  checkout: string
  noOrder: string
}

/** What the pages of a practice store say. */
export const practiceSentences = {
  uk: {
    title: 'Навчальна крамниця',
    practice:
      'Це не справжній магазин. Товари й ціни вигадані, грошей тут не візьмуть і нічого не привезуть.',
    asks: (host) => `${host} просить дозволу шукати тут товари й класти їх у ваш навчальний кошик.`,
    asShopper: 'Реєструватися не треба: вас тут знають як навчального покупця.',
    allow: 'Дозволити',
    deny: 'Не дозволяти',
    refused: 'Цю програму не впізнано',
    refusedHint: 'Її запит неповний або чужий. Нічого не дозволено й нікуди не надіслано.',
    checkout: 'Тут була б каса',
    noOrder: 'Ось що лежить у вашому навчальному кошику. Замовити його не можна.',
  },
  en: {
    title: 'Practice store',
    practice:
      'This is no real shop. Goods and prices are made up, nobody takes money here and nothing is delivered.',
    asks: (host) =>
      `${host} asks to search for goods here and to put them into your practice cart.`,
    asShopper: 'There is nothing to sign up for: you are known here as a practice shopper.',
    allow: 'Allow',
    deny: 'Do not allow',
    refused: 'This program is not known',
    refusedHint:
      'Its request is incomplete or not its own. Nothing was allowed and nothing was sent.',
    checkout: 'Here would be the checkout',
    noOrder: 'This is what lies in your practice cart. It cannot be ordered.',
  },
  cs: {
    title: 'Cvičný obchod',
    practice:
      'Tohle není skutečný obchod. Zboží a ceny jsou vymyšlené, nikdo tu nevezme peníze a nic nepřiveze.',
    asks: (host) => `${host} žádá, aby tu směl hledat zboží a dávat ho do vašeho cvičného košíku.`,
    asShopper: 'Registrovat se nemusíte: znají vás tu jako cvičného zákazníka.',
    allow: 'Povolit',
    deny: 'Nepovolit',
    refused: 'Tento program neznáme',
    refusedHint: 'Jeho žádost je neúplná nebo cizí. Nic jsme nepovolili a nikam neposlali.',
    checkout: 'Tady by byla pokladna',
    noOrder: 'Tohle leží ve vašem cvičném košíku. Objednat to nejde.',
  },
} satisfies Record<Language, PracticeSentences>
