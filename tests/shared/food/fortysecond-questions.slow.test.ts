import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/fortysecond.ts'

examine('a thirty-fourth stranger', set, { refused: [], beside: [], plain: [] })
