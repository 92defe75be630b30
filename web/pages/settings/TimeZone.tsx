import { useQueryClient } from '@tanstack/solid-query'
import { createMemo, createSignal, For, onMount } from 'solid-js'
import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import { useApi, useApplication } from '../../application.ts'
import '../../components/field.css'
import { useErrorToast } from '../../session/errorToast.ts'
import { kitchenKey } from '../../session/kitchen.ts'
import { meKey } from '../../session/me.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { cityName, zoneName, zonesToChoose } from './zoneName.ts'

/** By whose clocks the plan of the kitchen knows today. */
export function TimeZone(props: { of: KitchenView }) {
  const { text, language } = useApplication()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  // Each browser knows a list of its own, so what is drawn before it wakes is the one that is set.
  const [known, setKnown] = createSignal<readonly string[]>([])
  const [own, setOwn] = createSignal<string>()
  onMount(() => {
    setKnown(Intl.supportedValuesOf('timeZone'))
    setOwn(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  })
  const named = (zone: string) => zoneName(zone, text.settings.zones)
  // What is chosen by its first letters stays where it is while they are typed.
  const first = createMemo<string>((before) =>
    before && known().includes(props.of.timeZone) ? before : props.of.timeZone,
  )
  const groups = createMemo(() =>
    zonesToChoose({ now: first(), own: own() }, known(), text.settings.zones, language),
  )
  const set = async (timeZone: string) => {
    queries.setQueryData(kitchenKey, await api.kitchens.setTimeZone.mutate({ timeZone }))
    await queries.invalidateQueries({ queryKey: meKey })
    await queries.invalidateQueries({ queryKey: ['plan'] })
  }
  const choose = async (timeZone: string) => {
    const before = props.of.timeZone
    await set(timeZone)
    const run = () => void set(before).catch(sorry)
    toast({
      message: text.settings.kitchen.timeZoneSet(named(timeZone)),
      action: { label: text.common.undo, run },
    })
  }
  return (
    <div class="field">
      <label for="time-zone">{text.settings.kitchen.timeZone}</label>
      <select
        id="time-zone"
        class="input"
        aria-describedby="time-zone-hint"
        onChange={(event) => void choose(event.currentTarget.value).catch(sorry)}
      >
        <For each={groups()}>
          {({ world, zones }) => (
            <optgroup label={world ?? text.settings.kitchen.usualZones}>
              <For each={zones}>
                {(zone) => (
                  <option value={zone} selected={zone === props.of.timeZone}>
                    {cityName(zone, text.settings.zones)}
                  </option>
                )}
              </For>
            </optgroup>
          )}
        </For>
      </select>
      <p class="small muted" id="time-zone-hint">
        {text.settings.kitchen.timeZoneHint}
      </p>
    </div>
  )
}
