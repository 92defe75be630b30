// biome-ignore-all format: a table of words
import { phraseTable, wordTable } from '../../text/word-table.ts'

export const wishing = wordTable({
  /** Close a refusal and open a wish. */
  opening: {
    uk: `
      з із зі зо але проте однак зате хочу хочеться хочемо маю маємо має є люблю любимо любить люблять додай додайте але-з тільки лише плюс приготувати зробити зготувати приготуй зроби
      краще потрібен потрібна потрібні потрібне порадь порадьте дай дайте шукаю шукаємо включити включи включіть дозволив дозволила дозволено придумай придумайте лиши лишіть залиш
      залиште підбери підберіть підібрати підберете запропонуй запропонуйте підкажи підкажіть знайди покажи
    `,
    en: `
      plus with wi but using use containing featuring want like love loves i we have has add make made cook only just prefer however show find give suggest recommend need looking
    `,
  },
  /** What is at hand follows: «є», «залишилась», "leftover". */
  atHand: {
    uk: `
      маю маємо є використати використай доїсти дожувати залишки залишився залишилась залишилася залишилось залишилося залишилися залишились лишився лишилась лишилася лишилось лишилося
      лишилися лишились холодильнику холодильник завалявся завалялась завалялося завалялися псується псуються пропадає пропадають пропадуть пропаде зіпсується зіпсуються зіпсувалися
      вдома зникає утилізувати допомогти-доїсти наявні
      чорніють чорніє почорніли почорнів вянуть вяне привяли зівяли зівяла мякнуть розмякли перестигають перестигли перезрівають черствіє зачерствів зачерствіла
    `,
    en: 'leftover leftovers have ive got fridge pantry remaining spare surplus handy',
    cs: 'doma lednici',
  },
  /** «вчорашня гречка», «черствий хліб», "overripe bananas": nobody looks for such food, it has to be used. */
  leftOver: {
    uk: 'вчорашн* черств* підсохл* перестигл* перезріл* зівял*',
    en: 'overripe* stale* wilted* yesterday yesterdays',
  },
})

export const wishingPhrases = phraseTable({
  /** Two words that say the same. */
  atHand: {
    uk: `
      куди подіти|куди діти|треба спекатися|хочу спекатися|треба позбутися|у мене|в мене|у нас|в нас
    `,
    en: `
      use up|using up|going bad|need to use|to use|left over|on hand|go off|going off|get rid|get rid of some|need to get rid of|have to get rid of|want to get rid of
      trying to get rid of|going black|going brown|going soft|going mushy|going limp|going mouldy|going moldy|going stale|going wrinkly|turning black|turning brown|turning soft|gone black|gone brown|gone soft|gone limp|past their best|past its best|on the turn|about to go off|about to turn|on their last legs|getting old|getting soft|getting overripe|getting too ripe|starting to wilt
    `,
  },
  /** What a question begins with that leans on the one before it. */
  followUp: {
    uk: `
      солодкі|солоденькі|солодкі які|щось солодке|несолодкі|те саме|те ж саме|теж саме|так само|такий самий|таке саме|те ж|а якщо|а можна|а без|а з|а із|а зі|а до|а на|а для|а чи|а щось|а хоч|а тепер|а ще|а не|тільки без|тільки щоб|але|ще й|інше|інший|іншу|інший варіант|той самий|ту саму|добре|ні
      без
    `,
    en: `
      sweet ones|sweet version|a sweet version|sweet|the same|same|but|what about|how about|and without|and with|also|make it|instead|another|and|now|ok|okay|actually|no|without
    `,
  },
})
