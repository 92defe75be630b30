import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/twentyseventh.ts'

examine('an eighteenth stranger', set, { refused: [], beside: [], plain: [] })
