import type { Reading } from '../reading.ts'
import { readChowdown } from './chowdown.ts'
import { readCooklang } from './cooklang.ts'
import { readCsv } from './csv.ts'
import { readMasterCook } from './master-cook.ts'
import { readMealMaster } from './meal-master.ts'
import { readOwnMarkdown } from './own-markdown.ts'
import { readPlain } from './plain.ts'
import { readPlanToEat } from './plan-to-eat.ts'
import { readRecipeSage } from './recipe-sage.ts'
import { readYaml } from './yaml.ts'

/** The narrowest come first: nearly any text has a title and some lines. */
const formats: readonly ((text: string, file: string) => Iterable<Reading> | null)[] = [
  readOwnMarkdown,
  readMealMaster,
  readMasterCook,
  readPlanToEat,
  readRecipeSage,
  readCsv,
  readChowdown,
  readCooklang,
  readYaml,
  readPlain,
]

/** The recipes of a text that is neither JSON nor markup, whoever wrote it; null when there are none. */
export function recogniseText(text: string, file: string): Iterable<Reading> | null {
  for (const format of formats) {
    const readings = format(text, file)
    if (readings) return readings
  }
  return null
}
