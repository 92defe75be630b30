import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/fortysixth.ts'

examine('a forty-first stranger', set, { refused: [], beside: [], plain: [] })
