import type { ErrorCode } from '../errors.ts'

export const errorsEn: Record<ErrorCode, string> = {
  input_invalid: 'The field “{field}” {reason}.',
  input_unstorable:
    'Something in this request is no text, number or date that could be kept. Check it and send it again.',
  cursor_unknown: 'There is no such place in the list: the cursor is not one that an answer gave.',
  body_not_json: 'The body of the request has to be valid JSON.',
  body_too_large: 'The request is too large: {limit} at most.',
  method_not_allowed: 'This path does not take the method {method}.',
  path_unknown: 'There is no such path.',
  rate_limited: 'Too many requests. Try again in {seconds} s.',
  idempotency_key_invalid:
    'Idempotency-Key has to be a string of up to 200 characters in quotes, such as "8e03978e".',
  idempotency_key_batch: 'An Idempotency-Key goes with one call, not with several in one request.',
  idempotency_key_reused:
    'This Idempotency-Key was used for another call. Take a new key for a new call.',
  idempotency_key_running:
    'The call with this Idempotency-Key is still running. Repeat it in a moment.',
  origin_refused: 'The request came from another site and was refused.',
  host_invalid: 'The request names no address that we could be found at (the Host header).',
  unavailable: 'The database cannot be reached right now. Try again in a moment.',
  busy: 'Too much is being sent here at once. Try again in {seconds} s.',
  storage_full:
    'The server has run out of space, so this cannot be saved right now. Try again later.',
  storage_away: 'The server cannot reach its photos and files right now. Try again later.',
  internal: 'Something broke on our side. Please try again.',

  sign_in_needed: 'Sign in first.',
  sign_in_refused: 'The email or the password is not right.',
  sign_in_slowed: 'Too many failed sign-ins with this address. Try again in {seconds} s.',
  sign_in_busy: 'Too many people are signing in at once. Try again in a few seconds.',
  sign_in_cancelled: 'Signing in was not finished. Please start again.',
  sign_in_again: 'This needs a fresh sign-in. Sign in once more and try again.',
  provider_unknown: 'This way of signing in is not set up here.',
  provider_refused: 'The other service did not confirm you. Try again or sign in another way.',
  provider_unreachable:
    'The other service does not answer now. Try again later or sign in another way.',
  email_taken: 'There already is an account with this address. Sign in or reset its password.',
  email_unverified:
    'There already is an account with this address, but the address is not verified on both sides. Sign in with your password and connect this service in the settings or, without the password, ask for a new one by mail.',
  email_needed: 'A password works together with an address, and this account has none.',
  identity_taken: 'That account is connected to another person in Komora already.',
  identity_unknown: 'No such way of signing in is connected.',
  password_short: 'A password has at least 10 characters.',
  password_long: 'A password has at most 1,000 characters.',
  password_common: 'This password is too common. Choose another one.',
  password_wrong: 'The current password is not right.',
  link_spent: 'This link was used already or is too old. Ask for a new one.',
  verify_elsewhere: 'To verify this address, sign in with it on this device first.',
  session_unknown: 'There is no such session.',
  passkey_refused: 'The passkey could not be confirmed. Try again.',
  passkey_unknown: 'There is no such passkey.',
  last_way_in: 'This is your only way to sign in. Add another one first.',

  kitchen_unknown: 'There is no such kitchen.',
  kitchen_left: 'You are no longer in this kitchen. Open the page again.',
  kitchens_too_many: 'You already have {limit} kitchens. Leave one of them to add another.',
  link_closed: 'There is no such link, or it has been closed.',
  invitation_unknown: 'This invitation does not exist, was used already or is too old.',
  already_in_kitchen: 'You are in this kitchen already.',
  invitations_too_many: 'There are {limit} invitations already. Cancel some to make a new one.',
  tray_dish_unknown: 'This dish is no longer among those put by.',
  tray_full: '{limit} dishes are put by already. Put one of them into the plan first.',
  member_unknown: 'There is no such person in your kitchen.',
  member_has_account:
    'This person has an account: they change their name and leave the kitchen themselves.',
  members_too_many:
    'The kitchen already has {limit} people without an account. There is no room for more.',
  replacement_unknown:
    'This replacement is no longer offered: the recipe, or what somebody eats, has changed.',
  demo_cannot: 'A trial kitchen cannot do this. Sign up, and everything you made stays with you.',

  feed_off: 'The public feed is switched off.',
  feed_before_missing:
    'The parameter before is needed: a time in milliseconds; recipes published before it are listed.',
  feed_before_invalid:
    'The parameter before has to be a number, zero or more: a time in milliseconds.',
  feed_sort_unknown: 'The parameter sort can be fresh, popular or cheap.',
  feed_min_invalid:
    'The parameter min has to be a number, zero or more: a price per serving in minor units.',
  feed_max_invalid:
    'The parameter max has to be a number, zero or more: a price per serving in minor units.',
  feed_time_invalid: 'The parameter time has to be a whole number of minutes, zero or more.',
  feed_total_invalid: 'The parameter total has to be a whole number of minutes, zero or more.',
  feed_lang_unknown: 'The parameter lang can be uk, en or cs.',
  feed_price_crossed: 'The parameter min cannot be greater than max.',
  feed_query_long: 'The search is too long: 200 characters at most.',
  ask_query_unusable: 'Put a question of 1 to 500 characters in “query.text”.',
  publication_unknown: 'There is no such recipe in the feed.',
  comment_unknown: 'There is no such comment here.',
  comment_empty: 'Write something, tick that you have cooked it, or add a photo.',
  publication_hidden: 'Whoever runs the feed has taken this recipe out of it. The recipe says why.',
  author_unknown: 'There is no such author.',
  follow_self: 'No need to follow yourself: your recipes are with you anyway.',

  recipe_unknown: 'There is no such recipe.',
  recipe_changed:
    'The recipe was changed elsewhere meanwhile. Look at the new version and try again.',
  recipe_needs_ingredients: 'To publish the recipe, add at least one ingredient.',
  recipe_needs_steps: 'To publish the recipe, add at least one step.',
  recipe_is_draft: 'A draft cannot be published. Mark the recipe as ready first.',
  recipe_part_unknown:
    'There is no recipe for the line “{line}”: it was deleted, is a draft, or is not shown to you.',
  recipe_part_of_another:
    '“{title}” was written by somebody else ({author}), so it cannot be published inside your dish. Save a copy for yourself and use that.',
  recipe_own_already: 'This recipe is yours already.',
  recipe_author_only: 'Only its author changes this recipe. You can save a copy of your own.',
  recipe_inside_published:
    'This recipe is part of “{title}”, which is in the feed, so only its author can change it. You can save a copy of your own.',
  recipe_version_unknown: 'That version of the recipe is no longer kept.',
  cookbook_unknown: 'There is no such cookbook.',
  cookbook_named_already: 'The kitchen has a cookbook “{name}” already.',
  cookbooks_too_many: 'There are {limit} cookbooks already. Delete some to add a new one.',
  recipe_circle:
    '“{part}” is made with “{title}” already, so “{title}” cannot contain “{part}”: that would be a circle.',
  recipe_parts_too_many:
    'With the recipes it uses, this one has more than {limit} products. Use fewer recipes.',
  recipes_too_many: 'There are {limit} recipes already. Remove some to add new ones.',

  photo_unknown: 'There is no such photo.',
  photo_missing: 'Send an image file.',
  photo_unreadable: 'This file could not be read as a photo. JPEG, PNG, WebP and AVIF will do.',
  photo_too_large: 'The photo is too large: {limit} at most.',

  import_url_invalid: 'Give a full link that starts with https:// or http://.',
  import_address_refused:
    'This link leads to no public web page. Check it, or paste the text of the recipe.',
  import_unreachable:
    'The page could not be opened. Check the link, or paste the text of the recipe.',
  import_sign_in:
    'This page shows its recipe only after signing in. Copy its text and paste it by hand.',
  import_too_large: 'The page is too large to read.',
  import_no_recipe: 'No recipe was found on this page. Copy its text and paste it by hand.',
  import_text_no_recipe:
    'This text shows neither ingredients nor steps. Add the headings “Ingredients” and “Method”.',

  intake_unknown:
    'What was found in the files is gone: it waits for an hour. Choose the file again.',
  intake_missing: 'Send a file with recipes.',
  intake_too_large: 'The file is too large: {limit} at most. Split it into parts.',
  intake_unknown_format:
    'We do not know such a file. ZIP, JSON, HTML and files of Paprika will do.',
  intake_empty: 'There are no recipes in this file.',
  intake_broken: 'The archive is damaged and could not be read. Download it anew.',
  intake_encrypted: 'The archive is locked with a password. Unpack it and choose what is inside.',
  intake_unpacks: 'There is too much in the archive to unpack it. Split it into parts.',
  intake_busy: 'Too many people are bringing files right now. Try again in {seconds} s.',

  oauth_metadata_invalid: 'The client’s description cannot be used: {reason}.',
  oauth_redirect_invalid: 'The redirect address {uri} cannot be used: {reason}.',
  oauth_redirect_unknown: 'The program asked to return to an address that it has not registered.',
  oauth_client_unknown: 'This program is not registered here.',
  oauth_client_secret:
    'Programs are known by client_id alone here; send it in the body, without a secret.',
  oauth_form_needed: 'Send the body as application/x-www-form-urlencoded.',
  oauth_query_refused: 'Send the parameters in the body, not in the address.',
  oauth_parameter_missing: 'The parameter {name} is missing.',
  oauth_parameter_repeated: 'The parameter {name} may be given only once.',
  oauth_parameter_invalid: 'The parameter {name} is not valid.',
  oauth_challenge_method: 'PKCE with code_challenge_method=S256 is needed.',
  oauth_response_type: 'Only response_type=code is supported.',
  oauth_request_object: 'The parameter request is not supported.',
  oauth_request_uri: 'The parameter request_uri is not supported.',
  oauth_scope_unknown: 'There is no such scope: {scope}.',
  oauth_scope_wider: 'The scope cannot be wider than what the person allowed.',
  oauth_resource_unknown: 'Access can be given only to {resource}.',
  oauth_grant_type: 'Only authorization_code and refresh_token are supported as grant_type.',
  oauth_grant_refused:
    'The code or the token is not valid, was used already, is too old or was revoked.',

  consent_unknown:
    'This request for access does not exist, was decided already or is too old. Start again in the assistant.',
  consent_no_scope: 'Allow at least one of the things that the assistant asks for, or refuse.',
  connection_unknown: 'There is no such connection.',
  token_refused: 'A valid access token is needed.',
  scope_missing: 'The person has not allowed this: the scope {scope} is missing.',
  doc_unknown: 'There is no such document.',

  proposal_unknown: 'There is no such proposal.',
  proposal_changed:
    'What the proposal is about has changed meanwhile. Look at it again, then decide.',
  proposal_decided: 'This proposal was decided already.',
  proposal_expired: 'This proposal is too old. The assistant can make a new one.',
  proposal_withdrawn: 'This proposal was withdrawn, because the assistant lost its access.',
  proposal_empty: 'Keep at least one line, or reject the proposal.',
  proposal_entry_unknown: 'There is no such recipe: {field}, {id}.',
  plan_entry_unclear: 'Either one dish is needed, with recipe_id and date, or entries.',
  proposal_edit_invalid: 'This change does not fit the proposal: {field}.',
  proposals_too_many:
    '{limit} proposals are waiting already. The person has to decide some of them first.',

  date_invalid: '{date} is not a date such as 2026-03-08.',
  dates_crossed: 'The first date is after the last one.',
  days_too_many: 'At most {days} days are listed at once.',
  repeats_too_many: 'The kitchen already has {limit} repeats. Stop one of them first.',
  menus_too_many: '{limit} menus are saved already. Delete one of them first.',
  menu_unknown: 'The kitchen has no such menu.',
  leftovers_early: 'Leftovers come after the dish is cooked. Choose the same day or a later one.',
  week_empty: 'Nothing is planned on this week yet.',
  plan_full: 'The plan already has {limit} entries on this day.',
  note_too_long:
    'Somebody has written there too, and together it is longer than {limit} characters. Please shorten yours.',
  plan_entry_unknown: 'There is no such entry in the plan.',
  dish_needs_nothing: 'This dish needs no shopping.',
  sample_empty: 'The feed has too few dinners and breakfasts for a sample yet.',
  plan_empty: 'Nothing is planned on these days that needs shopping.',
  list_unknown: 'There is no such list.',
  shops_full: 'There are twenty shops already: remove one that you do not go to.',
  list_not_named: 'There is no list “{list}”. The lists there are: {lists}.',
  list_ambiguous: 'Several lists are called “{list}”.',
  recurring_too_many: 'There are {limit} reminders already. Stop some of them.',
  good_unknown: 'That is not among what you have at home any more.',
  pantry_full: '{limit} things are noted already. Take out those that you do not have.',
  list_full: 'The list already has {limit} lines.',
  lists_too_many: 'There are {limit} lists already. Delete some to add a new one.',
  line_unknown: 'There is no such line on the list.',
  line_changed: 'Somebody changed this line in the meantime. Have a look and try again.',
  store_not_connected: 'No grocery store is connected. The person connects one at {url}.',
  store_unknown: 'There is no such store here.',
  store_cancelled:
    'The store was not connected: it was not allowed, or that is too long ago. Try again.',
  pasted_nothing:
    'Paste the address of the page at which the browser stopped. It begins with {start}',
  pasted_no_address:
    'This does not look like an address. Copy the whole address line, it begins with {start}',
  pasted_store_page:
    'This is a page of the store itself. Allow it there first, then copy the address of the page that did not open. It begins with {start}',
  pasted_elsewhere:
    'This is the address of another page. The one that is needed begins with {start}',
  pasted_cut:
    'Part of the address is missing. Tap the address line, select all of it and copy it again.',
  pasted_other_try:
    'This address is from another attempt. Open the store with the button above once more and copy the new address.',
  pasted_too_late:
    'More than ten minutes have passed, or this address was used already. Begin anew.',
  store_refused: 'The store would not connect us. Try again a little later.',
  store_reconnect: 'The store does not know us any more. Connect it again.',
  store_slow_down: 'The store asks us to slow down. Try again in a minute.',
  store_unavailable: 'The store does not answer. Try again a little later.',
  store_changed:
    'The store has changed the way programs talk to it, and this version of Komora does not understand it yet. Nothing was put into your cart by guessing.',
  store_no_cart:
    'No address and delivery time are chosen at the store yet. Choose them on its site and come back here.',
  store_no_slot: 'The store has no delivery time left. Try again later.',
  store_not_there: 'The store does not deliver there. Choose another place.',
  store_no_choice: 'At this store, place and time of delivery are chosen on its own site.',
  store_cannot_fill:
    'The store has changed how a cart is filled, and this version of Komora cannot do it that way yet. Products and prices can be found, but for now you put them into the cart on the store’s site yourself.',
  store_nothing: 'There is nothing to fill the cart with: no product is chosen.',
  store_filling: 'A cart is being filled at this store already. Wait until it is ready.',
  fill_unknown: 'There is no such filling of a cart.',

  webhook_url_invalid: 'This is not an address that can be called. It begins with https://.',
  webhook_address_refused:
    'This address is inside a private network. Whoever runs this Komora can allow it.',
  webhooks_too_many: 'A kitchen has {limit} addresses at most. Remove one to add another.',
  webhook_unknown: 'There is no such address any more.',
}
