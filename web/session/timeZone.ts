import { useQueryClient } from '@tanstack/solid-query'
import { createEffect } from 'solid-js'
import { dayAt } from '../../shared/time-zone.ts'
import { useApi } from '../application.ts'
import { meKey, useMe } from './me.ts'

/** Today by the clocks of the person's kitchen; without one, by those of this browser. */
export function useToday(): (moment?: Date) => string {
  const me = useMe()
  const zone = () => (me.isSuccess ? me.data?.timeZone : null) ?? zoneHere()
  return (moment = new Date()) => dayAt(moment, zone())
}

/** Where this browser is. */
function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The first browser of a kitchen says where it is; nobody has to be asked. */
export function tellTimeZone(): void {
  const api = useApi()
  const me = useMe()
  const queries = useQueryClient()
  createEffect(() => {
    const person = me.isSuccess ? me.data : null
    if (!person || person.timeZone !== null) return
    const timeZone = zoneHere()
    queries.setQueryData(meKey, { ...person, timeZone })
    // Whether it arrives is of no account: the next visit says it again.
    void api.kitchens.noticeTimeZone.mutate({ timeZone }).catch(() => {})
  })
}
