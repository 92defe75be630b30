import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/thirtysixth.ts'

examine('a twenty-seventh stranger', set, { refused: [], beside: [], plain: [] })
