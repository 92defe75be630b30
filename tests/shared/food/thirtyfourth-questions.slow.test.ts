import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/thirtyfourth.ts'

examine('a twenty-fifth stranger', set, { refused: [], beside: [], plain: [] })
