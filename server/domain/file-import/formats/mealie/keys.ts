import type { Keys } from '../left.ts'

const times = 'created_at update_at updated_at'
const named: Keys = { taken: 'name', marks: `id slug group_id ${times}` }
const unit: Keys = {
  taken: 'name plural_name abbreviation plural_abbreviation use_abbreviation',
  // Its search keeps every text a second time, without accents.
  marks: `id group_id fraction name_normalized plural_name_normalized abbreviation_normalized
    plural_abbreviation_normalized ${times}`,
}

/** What Mealie keeps of a recipe, in its exports, in the answers of its API, and put together from a backup. */
export const mealieKeys: Keys = {
  taken: `name description recipe_servings recipe_yield recipe_yield_quantity prep_time perform_time
    cook_time total_time orgURL rating last_made date_added date_updated assets is_favorite`,
  marks: `id slug image user_id group_id household_id settings name_normalized
    description_normalized is_ocr_recipe ${times}`,
  inside: {
    tags: named,
    recipe_category: named,
    tools: { ...named, marks: `${named.marks} on_hand households_with_tool` },
    notes: { taken: 'title text', marks: `id recipe_id ${times}` },
    comments: {
      taken: 'text',
      marks: `id recipe_id user_id ${times}`,
      inside: { user: { taken: 'username full_name', marks: 'id admin' } },
    },
    extras: { taken: 'author video language own_note photos step_minutes' },
    nutrition: {
      taken: `calories carbohydrate_content cholesterol_content fat_content fiber_content
        protein_content saturated_fat_content sodium_content sugar_content trans_fat_content
        unsaturated_fat_content`,
      marks: `id recipe_id ${times}`,
    },
    recipe_instructions: {
      taken: 'title text summary',
      marks: `id recipe_id position type ingredient_references ${times}`,
    },
    recipe_ingredient: {
      taken: 'title note quantity display original_text',
      marks: `id recipe_id position food_id unit_id is_food disable_amount reference_id
        note_normalized original_text_normalized referenced_recipe_id ${times}`,
      inside: {
        food: {
          taken: 'name plural_name',
          // What is always there is a staple of the kitchen, and no word of the recipe.
          marks: `id group_id label_id on_hand households_with_ingredient_food name_normalized
            plural_name_normalized ${times}`,
          inside: { label: { taken: '', marks: `id group_id color ${times}` } },
        },
        unit,
        referenced_recipe: {
          taken: 'id name slug',
          // It stands in the file by itself as well.
          marks: 'description image recipe_yield recipe_servings total_time prep_time cook_time',
        },
      },
    },
  },
}
