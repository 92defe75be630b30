// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

export const timing = wordTable({
  minutes: {
    uk: 'хв хвилин* хвилиночк* мин минут*',
    en: 'min mins minute minutes',
    cs: 'minut minuty minutách minutach minutu minutek minutky',
  },
  hours: {
    uk: 'год годин* часів часав часа',
    en: 'hour hours hr hrs h',
    cs: 'hodin hodina hodiny hodinu hodinka hodinky hodinku hoďka hoďky hoďku hodka hodky hodku',
  },
  /** Stand before a time and say that it is a limit. */
  limits: {
    uk: 'до за не більше більш довше довго ніж максимум менше менш швидше протягом впродовж упродовж у в межах щонайбільше хоча понад від мінімум щонайменше десь близько приблизно укластися укладатися вкластися готується готуються готувати',
    en: 'up to under less than in within max maximum at most no not more longer below about around over least ready takes take taking only just the half quick of',
    cs: 'do pod za maximálně maximalne nejvýš nejvys nejvíc nejvic nanejvýš nanejvys zhruba asi tak',
    signs: '~ < ≤',
  },
  /** "25 minutes or less", «30 minut maximálně»: said behind it. */
  orLess: { uk: 'менше швидше максимум макс', en: 'less under fewer max maximum tops quicker faster', cs: 'méně mene max maximálně maximalne' },
  orJoins: { uk: 'або чи', en: 'or', cs: 'nebo' },
  /** Of these, those that say it is the least. */
  least: {
    uk: 'понад більше довше мінімум щонайменше',
    en: 'over least more longer',
  },
  /** «не більше» is the most, and not the least. */
  exactly: {
    uk: 'не',
    en: 'no not',
  },
  /** «є година», «маю годину»: all the time that there is. */
  atHand: {
    uk: 'є маю маємо лишилась лишилася залишилась залишилася через',
  },
  /** «хвилин за двадцять», «годину-півтори». */
  /** «довше години не стоятиму», «понад годину не готую». */
  standing: {
    uk: 'стоят* стою стоїмо готу* готову* маю маємо буду будемо хочу хочемо чекат* чекаю чекатим* витрач* варю варит* можу',
  },
  asWell: { uk: 'також теж тоже' },
  goesOn: { uk: 'і й та ні ані' },
  between: {
    uk: 'за на до з і десь',
    signs: '-',
  },
  time: {
    uk: 'часу',
  },
  /** «година з половиною». */
  with: {
    uk: 'з',
  },
  andHalf: {
    uk: 'з і й',
  },
  half: {
    uk: 'половин*',
    en: 'half',
  },
  andHalfToo: {
    en: 'and',
  },
  aHalf: {
    en: 'a',
  },
  joining: {
    uk: 'і та й',
    en: 'and',
  },
  /** "ready in 15": minutes go without saying. */
  ready: {
    uk: 'готов*',
    en: 'ready done made cook cooks cooked',
    cs: 'hotov*',
  },
  readyIn: {
    uk: 'за',
    en: 'in within under',
    cs: 'za do',
  },
})
