export const serverEn = {
  refusal: {
    title: 'The assistant was not recognised',
    hint: 'A program sent you here, but its request is incomplete or not its own. Nothing was allowed, and nothing was sent anywhere. Go back to it and connect Komora again.',
    home: 'To the feed of recipes',
    later: {
      title: 'One moment, please',
      hint: 'Nothing is lost: load this page again in a little while, and the assistant’s request will be here.',
    },
    back: {
      title: 'The assistant asked for what it cannot have',
      hint: 'A program sent you here, and nothing was allowed. It waits for this answer at {host}: follow the link only if you know that address, for anybody may name a program as they like.',
      link: 'Go to {host} anyway',
    },
  },
  problems: {
    'unknown-path': {
      title: 'There is no such path',
      text: 'This API has no path like the one that a program asked for. Check the address: every path that there is stands in the documentation.',
      more: 'For developers',
    },
    'method-not-allowed': {
      title: 'The path does not take this method',
      text: 'The path exists, but not for the method of the request. The header Allow of the answer names the methods that it takes.',
      more: 'For developers',
    },
  },
  tools: {
    callAgain: 'Correct the arguments by the tool’s inputSchema and call it again.',
    missing: 'required, but it is missing',
    received: 'received {value}',
    known: 'The arguments are: {fields}.',
    notText:
      '{path}: the text holds a control character or half of a character ({code}), which cannot be kept.',
    or: 'or',
    notInFeed: 'Not in the feed, so left out: {ids}.',
    next: {
      publication_unknown: 'Take ids (pub_…) from service_search_public_recipes.',
      proposal_entry_unknown:
        'Take rec_… from service_list_my_recipes or pub_… from service_search_public_recipes, and call again with all entries.',
      plan_entry_unclear:
        'Several dishes go into entries, each with recipe_id and date; then leave the other arguments out.',
      recipe_unknown: 'Call service_list_my_recipes to see the ids of the person’s own recipes.',
      list_unknown: 'Leave list out to mean the current one, or use the name of a list.',
      list_not_named: 'By name and id they are: {ids}. Leave list out to mean the current one.',
      list_ambiguous: 'Use the id of one of them: {ids}.',
      dates_crossed: 'Swap from and to.',
      days_too_many: 'Ask for a shorter range.',
      cursor_unknown:
        'Leave cursor out to begin with the first page, then pass next_cursor with the same arguments.',
      proposals_too_many: 'Tell the person, and propose nothing new until they have decided.',
      store_not_connected: 'Tell the person, and go on without prices of a store.',
      unavailable: 'Try again in a few seconds.',
      doc_unknown: 'Call service_list_docs to see the names of the documents.',
    },
  },
}
