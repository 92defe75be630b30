// biome-ignore-all format: a table of words
import { patternTable, wordTable } from '../../text/word-table.ts'

/** Verbs of having enough time and of taking some, in whatever person they stand. */
export const spendingVerbs = patternTable({
  all: {
    uk: String.raw`
      [ву]?стиг(?:ну|не|а|ти|л)\p{L}{0,5}
      [ву]пора(?:ю|є|т|л)\p{L}{0,6}
      (?:с|в|у)прав(?:ит|лю|им|ил)\p{L}{0,3}(?:ся|сь)
      [ву]кла(?:сти|ду|де|да|л)\p{L}{0,5}(?:ся|сь)
      (?:ви|по|за)тра(?:ти|чу|ча)\p{L}{0,4}
      за(?:йме|ймає|йняло|ймало|йматиме|бере|бирає|брало|биратиме)
      вистач(?:ить|ило|ає|ало)
      (?:в|по|за)?(?:зя|бра)ти(?:ся|сь)
      з(?:варган|майстр|організ|мікс)\p{L}{2,6}
    `,
  },
})

/** Beside a limit of time these only say that it has to be enough. */
export const spending = wordTable({
  saying: {
    uk: 'реально реальне вільного вільних вільна вільну вільні рівно всього усього загалом запасі розпорядженні подати подаватиму стіл столі через',
    en: 'tops max stat manage manages managed finish finished finishes spend spends spending spent total altogether spare exactly doable possible achievable feasible realistic realistically require requires needing available',
  },
  /** Verbs of two words, by the first. */
  whip: { en: 'whip whipped rustle' },
  whipUp: { en: 'up' },
  throw: { en: 'throw thrown put' },
  throwTogether: { en: 'together' },
  knock: { en: 'knock' },
  knockUp: { en: 'up together' },
  pull: { en: 'pull' },
  pullOff: { en: 'off together' },
  squeeze: { en: 'squeeze fit fits' },
  squeezeIn: { en: 'in into' },
  /** "20 minutes left", but "left over" is what has to be used. */
  left: { en: 'left' },
  over: { en: 'over' },
})
