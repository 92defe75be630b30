// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** Words that tell of something else than the food beside them. */
export const ofAnother = wordTable({
  /** Behind a no these say nothing of what was named before: only what stands beside them is not to be done, or not there. */
  want: { uk: 'хочу хочемо хочеться хотіла хотів', en: 'want', cs: 'nechci nechceme' },
  /** What is done to the food itself. */
  sensed: {
    uk: 'бачити нюхати куштувати торкатися торкатись торкати згадувати чути пробувати їсти ковтати нюхнути скуштувати спробувати купувати брати',
    cs: 'vidět cítit jíst ochutnat zkoušet',
  },
  something: { uk: 'щось шось чогось чимось', cs: 'something něco neco cosi něčeho něčím' },
  /** How what describes a «щось» ends. */
  ofSome: { uk: '*ого *ього', cs: '*ého *ího *eho *ýho *yho *iho' },
  some: { uk: '*не *ве *ле *ре *те *ке *же *ше *че *ще' },
  /** Between the two it says no more: «чогось такого душевного». */
  suchA: { uk: 'таке такого якесь якогось дуже трохи отаке отакого', cs: 'takové takového tak hodně' },
  /** Behind these something is not done, and it is told what. */
  merelyNot: { uk: 'не ні', en: 'not dont doesnt didnt wont wouldnt cant cannot couldnt never' },
  even: { uk: 'навіть', cs: 'dokonce' },
  somebody: { en: 'me us him her them my our his' },
  /** Said of a list, it is said of each. */
  all: { uk: 'усе все всі усі', en: 'all everything', cs: 'vše všechno vsechno vse' },
  make: { en: 'make making do cook prepare' },
  /** Behind a person: what they do follows. */
  whoDoes: { uk: 'який яка котрий котра що', en: 'who', cs: 'který která ktery ktera co' },
  there: { uk: 'нема немає нету маю маємо має', cs: 'nemám nemam nemáme nemame není neni' },
})
