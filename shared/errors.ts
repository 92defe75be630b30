/** What went wrong, in the few kinds that every door knows how to answer. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'gone'
  | 'too_large'
  | 'unsupported'
  | 'too_many'
  | 'unavailable'
  | 'internal'

/** The closed list of error codes. Each has a kind here and a sentence in every language. */
export const errorKinds = {
  input_invalid: 'invalid',
  body_not_json: 'invalid',
  body_too_large: 'too_large',
  method_not_allowed: 'method_not_allowed',
  path_unknown: 'not_found',
  rate_limited: 'too_many',
  origin_refused: 'forbidden',
  host_invalid: 'invalid',
  unavailable: 'unavailable',
  storage_full: 'unavailable',
  internal: 'internal',

  sign_in_needed: 'unauthenticated',
  sign_in_refused: 'unauthenticated',
  sign_in_busy: 'too_many',
  sign_in_cancelled: 'invalid',
  sign_in_again: 'forbidden',
  provider_unknown: 'not_found',
  provider_refused: 'forbidden',
  email_taken: 'conflict',
  email_unverified: 'forbidden',
  email_needed: 'invalid',
  identity_taken: 'conflict',
  identity_unknown: 'not_found',
  password_short: 'invalid',
  password_long: 'invalid',
  password_common: 'invalid',
  password_wrong: 'forbidden',
  link_spent: 'gone',
  session_unknown: 'not_found',
  passkey_refused: 'forbidden',
  passkey_unknown: 'not_found',
  last_way_in: 'conflict',

  kitchen_unknown: 'not_found',
  invitation_unknown: 'not_found',
  already_in_kitchen: 'conflict',
  invitations_too_many: 'too_many',
  demo_cannot: 'forbidden',

  feed_off: 'not_found',
  feed_before_missing: 'invalid',
  feed_before_invalid: 'invalid',
  feed_sort_unknown: 'invalid',
  feed_min_invalid: 'invalid',
  feed_max_invalid: 'invalid',
  feed_time_invalid: 'invalid',
  feed_price_crossed: 'invalid',
  feed_query_long: 'invalid',
  ask_query_unusable: 'invalid',
  publication_unknown: 'not_found',
  author_unknown: 'not_found',
  follow_self: 'invalid',

  recipe_unknown: 'not_found',
  recipe_changed: 'conflict',
  recipe_needs_ingredients: 'invalid',
  recipe_needs_steps: 'invalid',
  recipe_is_draft: 'invalid',
  recipes_too_many: 'too_many',

  photo_unknown: 'not_found',
  photo_missing: 'invalid',
  photo_unreadable: 'unsupported',
  photo_too_large: 'too_large',

  import_url_invalid: 'invalid',
  import_address_refused: 'forbidden',
  import_unreachable: 'invalid',
  import_too_large: 'too_large',
  import_no_recipe: 'invalid',
  import_text_no_recipe: 'invalid',

  intake_unknown: 'not_found',
  intake_missing: 'invalid',
  intake_too_large: 'too_large',
  intake_unknown_format: 'unsupported',
  intake_empty: 'invalid',
  intake_broken: 'invalid',
  intake_encrypted: 'invalid',
  intake_unpacks: 'too_large',
  intake_busy: 'too_many',

  oauth_metadata_invalid: 'invalid',
  oauth_redirect_invalid: 'invalid',
  oauth_redirect_unknown: 'invalid',
  oauth_client_unknown: 'unauthenticated',
  oauth_client_secret: 'unauthenticated',
  oauth_form_needed: 'invalid',
  oauth_query_refused: 'invalid',
  oauth_parameter_missing: 'invalid',
  oauth_parameter_repeated: 'invalid',
  oauth_parameter_invalid: 'invalid',
  oauth_challenge_method: 'invalid',
  oauth_response_type: 'invalid',
  oauth_request_object: 'invalid',
  oauth_request_uri: 'invalid',
  oauth_scope_unknown: 'invalid',
  oauth_scope_wider: 'invalid',
  oauth_resource_unknown: 'invalid',
  oauth_grant_type: 'invalid',
  oauth_grant_refused: 'invalid',

  consent_unknown: 'not_found',
  consent_no_scope: 'invalid',
  connection_unknown: 'not_found',
  token_refused: 'unauthenticated',
  scope_missing: 'forbidden',
  doc_unknown: 'not_found',

  proposal_unknown: 'not_found',
  proposal_changed: 'conflict',
  proposal_decided: 'conflict',
  proposal_expired: 'gone',
  proposal_withdrawn: 'gone',
  proposal_empty: 'invalid',
  proposal_edit_invalid: 'invalid',
  proposals_too_many: 'too_many',

  date_invalid: 'invalid',
  dates_crossed: 'invalid',
  plan_full: 'too_many',
  plan_entry_unknown: 'not_found',
  plan_empty: 'invalid',
  dish_needs_nothing: 'invalid',
  sample_empty: 'not_found',
  list_unknown: 'not_found',
  list_ambiguous: 'conflict',
  list_full: 'too_many',
  lists_too_many: 'too_many',
  line_unknown: 'not_found',
  line_changed: 'conflict',
  store_not_connected: 'conflict',
} as const satisfies Record<string, ErrorKind>

export type ErrorCode = keyof typeof errorKinds
