import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/thirtyfifth.ts'

examine('a twenty-sixth stranger', set, { refused: [], beside: [], plain: [] })
