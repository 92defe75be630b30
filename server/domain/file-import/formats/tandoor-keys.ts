import type { Keys } from './left.ts'

const stamps = 'id created_by created_at updated_at space'
const named: Keys = {
  taken: 'name label',
  marks: 'id numchild parent full_name updated_at created_at',
}

/** What Tandoor keeps of a recipe, in its export and in the answers of its API. */
export const tandoorKeys: Keys = {
  taken:
    'name description servings servings_text source_url working_time waiting_time rating last_cooked created_at updated_at',
  marks: 'id internal created_by show_ingredient_overview private shared image file_path storage',
  inside: {
    keywords: named,
    properties: {
      taken: 'property_amount',
      marks: 'id',
      inside: {
        property_type: {
          taken: 'name unit',
          marks: 'id order description open_data_slug fdc_id category',
        },
      },
    },
    nutrition: { taken: 'carbohydrates fats proteins calories source', marks: 'id' },
    steps: {
      taken: 'name instruction time',
      marks: `${stamps} order type show_as_header show_ingredients_table instructions_markdown
        numrecipe step_recipe`,
      inside: {
        step_recipe_data: { taken: 'name', marks: 'id' },
        ingredients: {
          taken: 'amount note is_header no_amount',
          marks: `${stamps} order always_use_plural_unit always_use_plural_food used_in_recipes conversions original_text`,
          inside: {
            unit: { taken: 'name plural_name', marks: 'id base_unit open_data_slug' },
            food: {
              taken: 'name plural_name',
              marks: `id ignore_shopping food_onhand numchild parent full_name open_data_slug
                inherit_fields child_inherit_fields substitute_children substitute_siblings`,
              inside: { recipe: { taken: 'name', marks: 'id url' } },
            },
          },
        },
      },
    },
  },
}
