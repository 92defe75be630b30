import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/twentysixth.ts'

examine('a seventeenth stranger', set, { refused: [], beside: [], plain: [] })
