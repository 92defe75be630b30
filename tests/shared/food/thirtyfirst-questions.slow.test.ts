import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/thirtyfirst.ts'

examine('a twenty-second stranger', set, { refused: [], beside: [], plain: [] })
