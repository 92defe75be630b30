import { useQueue } from './useQueue.ts'

/** Sends what waits on this device, whichever page is open. */
export default function Sending() {
  useQueue()
  return null
}
