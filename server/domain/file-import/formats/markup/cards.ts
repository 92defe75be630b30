import { walkMarkup } from '../../../recipe-reader/markup.ts'
import { readFields } from '../fields.ts'
import type { Reading } from '../reading.ts'

/** What Recipe Keeper marks with `itemprop`, and Copy Me That with ids and classes, in the words of `fields`. */
const marks: Readonly<Record<string, string>> = {
  name: 'name',
  recipeingredients: 'ingredients',
  recipeingredient: 'ingredients',
  recipedirections: 'directions',
  instruction: 'directions',
  recipenotes: 'notes',
  recipenote: 'notes',
  description: 'description',
  recipecategory: 'category',
  recipecourse: 'course',
  recipecollection: 'collection',
  recipesource: 'source',
  original_link: 'url',
  recipeyield: 'yield',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  totaltime: 'totalTime',
  reciperating: 'rating',
  ratingvalue: 'rating',
  recipenutcalories: 'Calories',
  recipenuttotalfat: 'Fat',
  recipenuttotalcarbohydrate: 'Carbohydrates',
  recipenutdietaryfiber: 'Fiber',
  recipenutsugars: 'Sugar',
  recipenutprotein: 'Protein',
  recipenutsodium: 'Sodium',
  recipenutcholesterol: 'Cholesterol',
  starred: 'starred',
  recipeimage: 'image',
}
/** Recipe Keeper counts its photos: `photo0`, `photo1`. */
const photo = /^(?:photo\d{1,3}|recipe-photos?)$/
const lines = new Set(['p', 'li', 'br', 'div', 'tr'])

/** A page that holds many recipes, each in a box of its own: how Recipe Keeper and Copy Me That let them go. */
export function readCards(html: string): Reading[] | null {
  const keeper = /class="[^"]{0,40}recipe-details/.test(html)
  const copied =
    /id="?recipeIngredients|class="?recipeIngredient/.test(html) && /id="?name/.test(html)
  return keeper || copied ? boxes(html, keeper ? 'recipe-details' : 'recipe').map(readFields) : null
}

type Fields = [string, string][]

/** What it names by an id or a property that is not known here is said under that name. */
function unknownIn(at: Readonly<Record<string, string>>): string | undefined {
  const name = at['itemprop'] ?? at['id']
  return name && !/^recipe(?:Ingredients|Instructions|Directions|Notes|Id|ShareId)$/i.test(name)
    ? name
    : undefined
}

function boxes(html: string, box: string): Fields[] {
  const found: Fields[] = []
  const open: {
    name: string
    box: boolean
    field: { label: string; text: string; wraps: boolean } | null
  }[] = []
  let inside = 0
  walkMarkup(html, {
    onopentag(name, at) {
      const classes = (at['class'] ?? '').split(/\s+/)
      const isBox = inside === 0 && classes.includes(box)
      if (isBox) found.push([])
      if (isBox) inside += 1
      const fields = inside > 0 ? found.at(-1) : undefined
      const keys = [at['itemprop'], at['id'], at['meta'], ...classes].map(
        (one) => one?.toLowerCase().replace(/_(?:sub)?header$|_heading$/, '') ?? '',
      )
      const key = keys.find((one) => Object.hasOwn(marks, one))
      const known = key === undefined ? undefined : marks[key]
      const label = known ?? (keys.some((one) => photo.test(one)) ? 'image' : unknownIn(at))
      const said = at['content'] ?? (name === 'img' ? at['src'] : undefined)
      const field =
        fields && label && said === undefined ? { label, text: '', wraps: !known } : null
      // A list and its items carry the same mark: the items say it.
      if (field) for (const one of open) if (one.field?.label === label) one.field = null
      // What only stands around fields that are known says nothing more than they do.
      if (known) for (const one of open) if (one.field?.wraps) one.field = null
      if (fields && label && said !== undefined) fields.push([label, said])
      if (fields && name === 'a' && label === 'url' && at['href']) fields.push(['url', at['href']])
      if (name === 'br' || lines.has(name)) write('\n')
      // Copy Me That keeps the name of a part among the lines.
      if (classes.some((one) => /subheader|heading/i.test(one)) && field) field.text = '\u0000'
      open.push({ name, box: isBox, field })
    },
    ontext: (text) => write(text.replace(/\s+/g, ' ')),
    onclosetag(name) {
      if (lines.has(name)) write('\n')
      const closing = open.at(-1)
      if (closing?.name !== name) return
      open.pop()
      if (closing.box) inside -= 1
      if (!closing.field) return
      const { label, text } = closing.field
      const part = text.startsWith('\u0000')
      const bare = text
        .replace('\u0000', '')
        .replace(/\n{2,}/g, '\n')
        .trim()
      found.at(-1)?.push([label, part && bare ? `[${bare}]` : bare])
    },
  })
  return found

  function write(text: string) {
    for (const { field } of open) if (field) field.text += text
  }
}
