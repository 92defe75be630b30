import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/thirtysecond.ts'

examine('a twenty-third stranger', set, { refused: [], beside: [], plain: [] })
