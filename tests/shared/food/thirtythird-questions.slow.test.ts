import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/thirtythird.ts'

examine('a twenty-fourth stranger', set, { refused: [], beside: [], plain: [] })
