import { blogs } from './blogs.ts'
import { broken } from './broken.ts'
import { data } from './data.ts'
import { fifthExam } from './fifth.ts'
import { fourthEnglish } from './fourth-english.ts'
import { fourthWorld } from './fourth-world.ts'
import type { Asked } from './frame.ts'
import { plugins } from './plugins.ts'
import { secondEnglish } from './second-english.ts'
import { secondWorld } from './second-world.ts'
import { shops } from './shops.ts'
import { thirdPlugins } from './third-plugins.ts'
import { thirdCzech, thirdEnglish, thirdUkrainian } from './third-sites.ts'
import { thirdWorld } from './third-world.ts'
import { visible } from './visible.ts'

/**
 * Pages as their makers mark them up, by a hand that had not seen the reader; `decisions/0048` has the score of
 * the first sight.
 */
export const firstExam: Asked[] = [...plugins, ...data, ...broken, ...blogs, ...shops, ...visible]

export const secondExam: Asked[] = [...secondEnglish, ...secondWorld]

export const thirdExam: Asked[] = [
  ...thirdPlugins,
  ...thirdEnglish,
  ...thirdUkrainian,
  ...thirdCzech,
  ...thirdWorld,
]

export const fourthExam: Asked[] = [...fourthEnglish, ...fourthWorld]

export { fifthExam }
