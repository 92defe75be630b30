import type { ServerSentences } from './server.ts'

export const serverEn: ServerSentences = {
  refusal: {
    title: 'The assistant was not recognised',
    hint: 'A program sent you here, but its request is incomplete or not its own. Nothing was allowed, and nothing was sent anywhere. Go back to it and connect Komora again.',
    home: 'To the feed of recipes',
  },
  tools: {
    callAgain: 'Correct the arguments by the tool’s inputSchema and call it again.',
    nullCharacter: 'The text of an argument holds a null character (U+0000).',
    next: {
      recipe_unknown: 'Call service_list_my_recipes to see the ids of the person’s own recipes.',
      list_unknown: 'Use a name or id from that list, or leave list out to mean the current one.',
      dates_crossed: 'Ask for a shorter range.',
      proposals_too_many: 'Tell the person, and propose nothing new until they have decided.',
      store_not_connected: 'Tell the person, and go on without prices of a store.',
      unavailable: 'Try again in a few seconds.',
      doc_unknown: 'Call service_list_docs to see the names of the documents.',
    },
  },
}
