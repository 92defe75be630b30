import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/fortyfifth.ts'

examine('a thirty-ninth stranger', set, { refused: [], beside: [], plain: [] })
