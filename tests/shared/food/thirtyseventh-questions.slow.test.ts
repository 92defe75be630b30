import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/thirtyseventh.ts'

examine('a twenty-eighth stranger', set, { refused: [], beside: [], plain: [] })
