import { ages } from './ages.ts'
import { keptApart } from './apart.ts'
import { aside } from './aside.ts'
import { atHand } from './at-hand.ts'
import { byItself } from './by-itself.ts'
import { called } from './called.ts'
import { circumstances } from './circumstances.ts'
import { gifts } from './gifts.ts'
import { guests } from './guests.ts'
import { household } from './household.ts'
import { inPassing } from './in-passing.ts'
import { instead } from './instead.ts'
import { meals } from './meals.ts'
import { nutrition } from './nutrition.ts'
import { polite } from './polite.ts'
import { refused } from './refused.ts'
import type { SaidOtherwise } from './row.ts'
import { runOn } from './run-on.ts'
import { soundsRefusing } from './sounds-refusing.ts'
import { tools } from './tools.ts'
import { turnedOut } from './turned-out.ts'
import { wanted } from './wanted.ts'
import { work } from './work.ts'

const signs: readonly SaidOtherwise[] = [['₴', ' грн ', '₴']]

/** All that is put in other words before a question is read, in this order. */
export const saidOtherwise: readonly SaidOtherwise[] = [
  ...polite,
  ...ages,
  ...keptApart,
  ...meals,
  ...nutrition,
  ...inPassing,
  ...guests,
  ...tools,
  ...gifts,
  ...byItself,
  ...household,
  ...circumstances,
  ...runOn,
  ...aside,
  ...work,
  ...called,
  ...soundsRefusing,
  ...refused,
  ...wanted,
  ...instead,
  ...turnedOut,
  ...atHand,
  ...signs,
]
