import {
  int2,
  int4,
  int8,
  jsonb,
  type RowOf,
  text,
  texts,
  timestamptz,
  tsvector,
} from './columns.ts'

/** What an import writes, and the types of its columns, which COPY's binary form has to know. */
export const recipes = {
  name: 'recipes',
  columns: {
    id: text,
    person_id: text,
    status: text,
    title: text,
    description: text,
    language: text,
    servings: int4,
    prep_minutes: int4,
    cook_minutes: int4,
    rest_minutes: int4,
    estimated_price: int4,
    notes: text,
    yield_text: text,
    video_url: text,
    tags: texts,
    ingredients: jsonb,
    steps: jsonb,
    equipment: texts,
    source_url: text,
    source_author: text,
    import_key: text,
    created_at: timestamptz,
    updated_at: timestamptz,
    reader_version: int2,
    search: tsvector,
    search_version: int2,
  },
}

export const publications = {
  name: 'publications',
  columns: {
    id: text,
    recipe_id: text,
    author_id: text,
    published_at: int8,
    title: text,
    language: text,
    servings: int4,
    cook_minutes: int4,
    total_minutes: int4,
    estimated_price: int4,
    price_per_serving: int4,
    search: tsvector,
    search_version: int2,
  },
}

export const termChanges = {
  name: 'term_changes',
  columns: { term: text, df: int4, food_df: int4 },
}

export type NewRecipe = RowOf<typeof recipes.columns>
export type NewPublication = RowOf<typeof publications.columns>
