import { readerVersion } from '../../../shared/food/line/version.ts'
import { languageOfRecipe } from '../../../shared/language/of-text.ts'
import { settled } from '../../../shared/language/written.ts'
import type { Recipe, RecipeUpdate } from '../../../shared/wire/recipes.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { searchDocument, searchVersion } from '../search/document.ts'
import { withDetails } from './details.ts'
import { editableRecipe } from './editors.ts'
import {
  checkPublishable,
  described,
  feedChanged,
  refreshPublication,
  withdrawPublication,
} from './publication.ts'
import { type RecipeRow, recipeColumns, recipeView } from './rows.ts'
import { settleTakers } from './settle.ts'
import { refuseInsidePublished, showAsItIs, showAsItWas } from './shown.ts'
import { takesAny, typedLines, writeTaken } from './taking.ts'
import { readAhead, type Understood } from './understand.ts'
import { rememberVersion } from './versions.ts'
import { ownPhotos, storedSteps, understood, unique } from './write.ts'

/** Saves over the version that was read; if somebody saved meanwhile, nothing is overwritten. */
export function updateRecipe(ctx: Context, input: RecipeUpdate): Promise<Recipe> {
  return saveRecipe(ctx, input)
}

/** An earlier version that is written again, and the photos that it had. */
export interface TakenBack {
  savedAt: Date
  photos: readonly string[]
}

export async function saveRecipe(
  ctx: Context,
  input: RecipeUpdate,
  takenBack?: TakenBack,
): Promise<Recipe> {
  const ahead = await readAhead(ctx, input.ingredients ?? [])
  const { row, shown } = await ctx.sql.begin(async (tx) => {
    const before = await editableRecipe(ctx, tx, input.id)
    if (before.version !== input.version)
      throw new DomainError('recipe_changed', { version: before.version })
    // A copy keeps the photo of its original, which is somebody else's; and so do those who change it together.
    const held = [before.photo_id, ...before.more_photos, ...(takenBack?.photos ?? [])]
    const brought = [input.photoId, ...(input.morePhotoIds ?? [])].filter(
      (id) => !held.includes(id ?? null),
    )
    await ownPhotos(ctx, tx, brought)
    const { ingredients } = input
    const read =
      ingredients &&
      (await understood(ctx, tx, before.person_id, {
        typed: typedLines(ingredients, before.ingredients),
        read: ahead,
      }))
    const row = await store(ctx, tx, before, changed(before, input, read), input)
    await rememberVersion(ctx, tx, before, row, takenBack?.savedAt)
    const published = await followInFeed(ctx, tx, before, row)
    const takersShown = await settleTakers(ctx, tx, [row.id])
    return { row, shown: published || takersShown }
  })
  if (shown) await feedChanged(ctx)
  return recipeView(ctx, row)
}

async function store(
  ctx: Context,
  tx: Transaction,
  before: RecipeRow,
  after: RecipeRow,
  input: RecipeUpdate,
): Promise<RecipeRow> {
  const { personId } = signedIn(ctx)
  const authors = before.person_id === personId
  // What others may change, they may not take away from each other.
  if (!authors && after.status !== before.status) throw new DomainError('recipe_author_only')
  if (!authors) await refuseInsidePublished(tx, before)
  if (before.publication_id !== null && authors && after.status === 'ready')
    await checkPublishable(tx, after)
  if (inFeedOrHidden(before) && !authors) await showAsItWas(ctx, tx, before.id)
  const [row] = await tx<RecipeRow[]>`
    UPDATE recipes r SET version = version + 1, status = ${after.status}, title = ${after.title},
      description = ${after.description}, language = ${after.language}, servings = ${after.servings},
      prep_minutes = ${after.prep_minutes}, cook_minutes = ${after.cook_minutes}, tags = ${after.tags},
      ingredients = ${tx.json(after.ingredients as never)}, steps = ${tx.json(after.steps as never)},
      estimated_price = ${after.estimated_price}, photo_id = ${after.photo_id},
      source_url = ${after.source_url}, source_author = ${after.source_author},
      notes = ${after.notes}, yield_text = ${after.yield_text}, rest_minutes = ${after.rest_minutes},
      equipment = ${after.equipment}, video_url = ${after.video_url}, more_photos = ${after.more_photos},
      replaced = ${tx.json(after.replaced as never)},
      updated_at = ${ctx.now()}, changed_by = ${personId},
      reader_version = ${input.ingredients ? readerVersion : tx`reader_version`},
      search = ${searchDocument(described(after))}::tsvector, search_version = ${searchVersion}
    WHERE r.id = ${before.id} RETURNING ${recipeColumns(tx)}`
  if (!row) throw new Error('A locked row is there to be updated.')
  if (takesAny(before.ingredients) || takesAny(row.ingredients))
    await writeTaken(tx, row, row.ingredients)
  return row
}

/** What its author saves is what the feed shows; what others save waits for them. Says whether the feed has changed. */
async function followInFeed(
  ctx: Context,
  tx: Transaction,
  before: RecipeRow,
  row: RecipeRow,
): Promise<boolean> {
  if (!inFeedOrHidden(before) || before.person_id !== signedIn(ctx).personId) return false
  if (row.status === 'ready') {
    await showAsItIs(tx, row.id)
    await refreshPublication(tx, row)
    row.feed_behind = false
  } else {
    await withdrawPublication(tx, row.id, row.updated_at)
    row.publication_id = null
  }
  return true
}

/** An operator may let back what is hidden: it then shows what its author has made of it, and nobody else. */
function inFeedOrHidden(row: RecipeRow): boolean {
  return row.publication_id !== null || row.hidden_because !== null
}

function changed(
  before: RecipeRow,
  input: RecipeUpdate,
  understood: Understood | undefined,
): RecipeRow {
  const servings = input.servings ?? before.servings
  const kept = <T>(value: T | undefined, old: T): T => (value === undefined ? old : value)
  const after: RecipeRow = {
    ...before,
    status: input.status ?? before.status,
    title: input.title ?? before.title,
    description: input.description ?? before.description,
    servings,
    prep_minutes: kept(input.prepMinutes, before.prep_minutes),
    cook_minutes: kept(input.cookMinutes, before.cook_minutes),
    tags: input.tags ? unique(input.tags) : before.tags,
    ingredients: understood?.ingredients ?? before.ingredients,
    estimated_price: understood?.price ?? before.estimated_price,
    steps: input.steps ? storedSteps(input.steps) : before.steps,
    photo_id: kept(input.photoId, before.photo_id),
    source_url: kept(input.sourceUrl, before.source_url),
    source_author: kept(input.sourceAuthor, before.source_author) || null,
    ...withDetails(input, before),
  }
  // Whoever writes the steps anew calls the foods what they are.
  if (!input.replaced && !Bun.deepEquals(after.steps, before.steps)) after.replaced = []
  const declared = input.language ?? before.language
  return { ...after, language: settled(languageOfRecipe(after), declared) ?? declared }
}
