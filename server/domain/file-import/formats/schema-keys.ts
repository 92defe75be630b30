import type { Keys } from './left.ts'

const node = '@context @type @id'
const named: Keys = { taken: 'name', marks: node }
const amount: Keys = { taken: 'value min_value text name', marks: node }

const steps: Keys = {
  taken: '@value text name item description time_required total_time perform_time',
  marks: `${node} url position`,
  inside: { itemListElement: () => steps, steps: () => steps, recipeInstructions: () => steps },
}

/** What is read of a schema.org Recipe. */
export const schemaKeys: Keys = {
  taken: `name headline description url in_language prep_time cook_time total_time keywords
    recipe_category recipe_cuisine is_based_on main_entity_of_page credit_text date_created
    date_modified difficulty`,
  // Where the page stands in its site; an id names it to others.
  marks: `${node} id identifier is_part_of publisher potential_action print_image image_url image_placeholder_url
    thumbnail_url date_published copyright_year @graph`,
  inside: {
    image: { taken: 'url content_url', marks: `${node} width height caption in_language` },
    author: { ...named, marks: `${node} url same_as image` },
    creator: named,
    recipeYield: amount,
    yield: amount,
    recipeIngredient: {
      taken: '@value text amount quantity value unit unit_text name item item_list_element',
      marks: node,
    },
    ingredients: {
      taken: '@value text amount quantity value unit unit_text name item item_list_element',
      marks: node,
    },
    recipeInstructions: steps,
    tool: { ...named, marks: `${node} required_quantity` },
    video: {
      taken: 'url embed_url content_url',
      marks: `${node} name description thumbnail_url upload_date duration`,
    },
    comment: { taken: 'text', marks: `${node} name` },
    nutrition: {
      taken: `serving_size calories fat_content saturated_fat_content unsaturated_fat_content
        trans_fat_content carbohydrate_content sugar_content fiber_content protein_content
        cholesterol_content sodium_content`,
      marks: node,
    },
  },
}

/** RecipeSage keeps its owner's stars and dates in the words for everybody's. */
export const recipeSageKeys: Keys = {
  ...schemaKeys,
  inside: {
    ...schemaKeys.inside,
    aggregateRating: {
      taken: 'rating_value',
      marks: `${node} rating_count best_rating worst_rating`,
    },
  },
}
