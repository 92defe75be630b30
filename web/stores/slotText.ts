import type { StoreSlot } from '../../shared/wire/stores.ts'
import type { Format } from '../language/format.ts'

/** The day of a moment, where its reader is. */
const localDay = (moment: string) => new Date(moment).toLocaleDateString('sv')

/** «10:00–12:00». */
function hoursText({ start, end }: StoreSlot, format: Format): string {
  return `${format.time(Date.parse(start))}–${format.time(Date.parse(end))}`
}

/** «пн, 23 листопада, 10:00–12:00». */
export function slotText(slot: StoreSlot, format: Format): string {
  return `${format.day(localDay(slot.start))}, ${hoursText(slot, format)}`
}
