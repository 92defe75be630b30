import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/fortyseventh.ts'

examine('a forty-third stranger', set, { refused: [], beside: [], plain: [] })
