import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/thirtieth.ts'

examine('a twenty-first stranger', set, { refused: [], beside: [], plain: [] })
