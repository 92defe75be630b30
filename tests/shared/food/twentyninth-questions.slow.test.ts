import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/twentyninth.ts'

examine('a twentieth stranger', set, { refused: [], beside: [], plain: [] })
