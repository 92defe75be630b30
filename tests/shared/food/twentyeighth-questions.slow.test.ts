import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/twentyeighth.ts'

examine('a nineteenth stranger', set, { refused: [], beside: [], plain: [] })
