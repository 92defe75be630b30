import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/fortyfourth.ts'

examine('a thirty-sixth stranger', set, { refused: [], beside: [], plain: [] })
