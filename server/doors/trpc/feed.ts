import { authorInput, feedQuery, publicationInput } from '../../../shared/wire/feed.ts'
import { searchInput, suggestInput, understandInput } from '../../../shared/wire/search.ts'
import { searchRecipes } from '../../domain/ask/search-recipes.ts'
import { suggest } from '../../domain/ask/suggest.ts'
import { understand } from '../../domain/ask/understand.ts'
import { follow, getAuthor, unfollow } from '../../domain/feed/authors.ts'
import { like, unlike } from '../../domain/feed/likes.ts'
import { feedPage } from '../../domain/feed/page.ts'
import { getPublication } from '../../domain/feed/publication.ts'
import { procedure, router } from './trpc.ts'

export const feedRouter = router({
  page: procedure
    .input(feedQuery.default({ sort: 'fresh' }))
    .query(({ ctx, input }) =>
      feedPage(ctx, { ...input, before: input.before ?? ctx.now().getTime() + 1 }),
    ),
  search: procedure.input(searchInput).query(({ ctx, input }) => searchRecipes(ctx, input)),
  understand: procedure.input(understandInput).query(({ ctx, input }) => understand(ctx, input)),
  suggest: procedure.input(suggestInput).query(({ ctx, input }) => suggest(ctx, input)),
  get: procedure.input(publicationInput).query(({ ctx, input }) => getPublication(ctx, input)),
  author: procedure.input(authorInput).query(({ ctx, input }) => getAuthor(ctx, input)),
  like: procedure.input(publicationInput).mutation(({ ctx, input }) => like(ctx, input)),
  unlike: procedure.input(publicationInput).mutation(({ ctx, input }) => unlike(ctx, input)),
  follow: procedure.input(authorInput).mutation(({ ctx, input }) => follow(ctx, input)),
  unfollow: procedure.input(authorInput).mutation(({ ctx, input }) => unfollow(ctx, input)),
})
