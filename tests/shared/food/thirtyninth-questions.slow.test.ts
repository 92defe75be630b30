import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/thirtyninth.ts'

examine('a thirty-first stranger', set, { refused: [], beside: [], plain: [] })
