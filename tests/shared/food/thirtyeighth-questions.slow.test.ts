import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/thirtyeighth.ts'

examine('a thirtieth stranger', set, { refused: [], beside: [], plain: [] })
