import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/fortythird.ts'

examine('a thirty-fifth stranger', set, { refused: [], beside: [], plain: [] })
