import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/fortyfirst.ts'

examine('a thirty-third stranger', set, { refused: [], beside: [], plain: [] })
