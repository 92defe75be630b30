import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/fortieth.ts'

examine('a thirty-second stranger', set, { refused: [], beside: [], plain: [] })
