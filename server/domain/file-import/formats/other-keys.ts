import type { Keys } from './left.ts'

const stamps = 'id uuid version user_id recipe_id created_at updated_at'

/** What is read of a recipe whose program is not known by name: Norish, AnyList, and others. */
export const otherKeys: Keys = {
  taken: `name title headline recipe_name recipe_title description url source source_name source_url
    servings serves portions yield yields recipe_yield number_of_servings yield_text prep_time
    prep_minutes preparation_time cook_time cook_minutes cooking_time total_time total_minutes
    calories fat carbs protein nutritional_info nutrition rating quantity video favorite favourite
    author_name cookware created_at creation_timestamp updated_at
    photo_urls photo picture pictures original_picture photo_url image_url hero_image featured_image`,
  marks: `${stamps} identifier system_used photo_ids ad_campaign_id timestamp paprika_identifier
    recipe_data_id average_rating rating_count`,
  inside: {
    tags: { taken: 'name title', marks: stamps },
    categories: { taken: 'name title', marks: stamps },
    cuisines: { taken: 'name title', marks: stamps },
    labels: { taken: 'name title', marks: stamps },
    author: { taken: 'name', marks: 'id' },
    notes: { taken: 'text', marks: stamps },
    note: { taken: 'text', marks: stamps },
    image: { taken: 'url src contentUrl sourceUrl', marks: stamps },
    images: { taken: 'image url src', marks: `${stamps} order width height` },
    videos: { taken: 'video', marks: `${stamps} order` },
    ingredients: line(),
    recipeIngredient: line(),
    recipeIngredients: line(),
    ingredientGroups: {
      taken: 'name title heading',
      inside: { ingredients: line(), items: line() },
    },
    steps: step(),
    instructions: step(),
    directions: step(),
    method: step(),
    recipeInstructions: step(),
    preparationSteps: step(),
  },
}

function line(): Keys {
  return {
    taken: `text display raw original raw_ingredient full_text line name ingredient_name ingredient
      food title product amount quantity qty value amount_text unit measure measurement unit_name
      note notes comment preparation is_heading items ingredients list contents heading`,
    marks: `${stamps} identifier ingredient_id order position system_used`,
  }
}

function step(): Keys {
  return {
    taken: `text display_text instruction instructions description body content html step summary
      title name steps items list contents`,
    marks: `${stamps} identifier order position number system_used step_ingredients`,
  }
}
