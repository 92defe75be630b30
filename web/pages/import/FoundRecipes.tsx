import { useMutation, useQueryClient } from '@tanstack/solid-query'
import { createSignal, Show } from 'solid-js'
import { type HouseholdSize, householdParts } from '../../../shared/wire/household.ts'
import type { Intake } from '../../../shared/wire/intakes.ts'
import { useApi, useText } from '../../application.ts'
import { DecisionBar } from '../../components/DecisionBar.tsx'
import { Segments } from '../../components/Segments.tsx'
import { TickRow } from '../../components/TickRow.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { sentenceOf } from '../../session/said.ts'
import { useToast } from '../../toasts/Toast.tsx'
import type { Bringing } from './bringing.ts'
import { FilePicker } from './FilePicker.tsx'
import { FoundList } from './FoundList.tsx'
import { type Into, IntoKitchen } from './IntoKitchen.tsx'
import { intakeKey } from './intakeKey.ts'
import { Refusals } from './Refusals.tsx'
import { Troubles } from './Troubles.tsx'
import { createTicking } from './ticking.ts'

type Kind = 'ready' | 'drafts'

/** The preview: what was found, what of it is wanted, and as what. Nothing is saved before the yes. */
export function FoundRecipes(props: { of: Intake; bringing: Bringing; into: Into }) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const [kind, setKind] = createSignal<Kind>('ready')
  const [withHousehold, setWithHousehold] = createSignal(true)
  const partsOf = (household: HouseholdSize) =>
    householdParts.flatMap((part) =>
      household[part] > 0 ? text.imports.householdParts[part](household[part]) : [],
    )
  const ticking = createTicking(() => props.of.recipes)
  const known = () => props.of.recipes.filter((recipe) => recipe.known).length
  const some = () => props.of.recipes.length > 0 || props.of.household !== null

  const begin = useMutation(() => ({
    mutationFn: () =>
      api.intakes.begin.mutate({
        id: props.of.id,
        positions: ticking.positions(),
        asDrafts: kind() === 'drafts',
        household: withHousehold() && props.of.household !== null,
        kitchenId: props.into.chosen()?.id,
      }),
    onSuccess: (intake) => queries.setQueryData(intakeKey, intake),
  }))
  const drop = useMutation(() => ({
    mutationFn: () => api.intakes.drop.mutate({ id: props.of.id }),
    onSuccess: () => {
      queries.setQueryData(intakeKey, null)
      toast({ message: text.imports.dropped })
    },
    onError: sorry,
  }))

  return (
    <div class="found">
      <header class="stack import-head">
        <h1>
          {some() ? text.imports.foundTitle(props.of.recipes.length) : text.imports.foundNone}
        </h1>
        <Show when={!some()}>
          <p class="muted">{text.imports.foundNoneHint}</p>
        </Show>
        <Show when={known() > 0}>
          <p class="muted">{text.imports.knownNote(known())}</p>
        </Show>
        <Show when={props.of.servingsUnsaid > 0}>
          <p class="muted">{text.imports.servingsUnsaid(props.of.servingsUnsaid)}</p>
        </Show>
      </header>
      <Refusals of={props.bringing.refusals()} />
      <Troubles of={props.of} />
      <Show when={some()}>
        <div class="row apart">
          <Segments<Kind>
            label={text.imports.as}
            value={kind()}
            options={[
              { value: 'ready', label: text.imports.asReady },
              { value: 'drafts', label: text.imports.asDrafts },
            ]}
            choose={setKind}
          />
          <button
            type="button"
            class="button quiet"
            onClick={() => ticking.tickAll(ticking.positions().length < props.of.recipes.length)}
          >
            {ticking.positions().length < props.of.recipes.length
              ? text.imports.all
              : text.imports.none}
          </button>
        </div>
        <FoundList recipes={props.of.recipes} ticking={ticking} />
      </Show>
      <Show when={props.of.household}>
        {(household) => (
          <>
            <TickRow ticked={withHousehold()} change={setWithHousehold}>
              {text.imports.household + partsOf(household()).join(', ')}
            </TickRow>
            <Show when={withHousehold()}>
              <IntoKitchen of={props.into} />
            </Show>
          </>
        )}
      </Show>
      <FilePicker bringing={props.bringing} more />
      <DecisionBar
        failure={begin.isError ? (sentenceOf(begin.error) ?? text.states.offline) : undefined}
        note={
          some()
            ? text.imports.ticked(ticking.positions().length, props.of.recipes.length)
            : undefined
        }
        no={{ label: text.imports.notNow, act: () => drop.mutate() }}
        yes={
          some()
            ? {
                label: text.imports.take(ticking.positions().length),
                act: () => begin.mutate(),
                ready:
                  ticking.positions().length > 0 ||
                  (withHousehold() && props.of.household !== null),
              }
            : undefined
        }
        pending={begin.isPending || drop.isPending}
      />
    </div>
  )
}
