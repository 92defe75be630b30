import {
  commentAdd,
  commentEdit,
  commentInput,
  commentsInput,
} from '../../../shared/wire/comments.ts'
import { authorInput, feedQuery, publicationInput } from '../../../shared/wire/feed.ts'
import { reportInput } from '../../../shared/wire/reports.ts'
import { findInput, suggestInput } from '../../../shared/wire/search.ts'
import { costOf } from '../../domain/ask/cost.ts'
import { findRecipes } from '../../domain/ask/find.ts'
import { suggest } from '../../domain/ask/suggest.ts'
import { readComments } from '../../domain/comments/read.ts'
import { removeComment, restoreComment } from '../../domain/comments/remove.ts'
import { addComment, editComment } from '../../domain/comments/write.ts'
import { follow, getAuthor, unfollow } from '../../domain/feed/authors.ts'
import { like, unlike } from '../../domain/feed/likes.ts'
import { feedPage } from '../../domain/feed/page.ts'
import { getPublication } from '../../domain/feed/publication.ts'
import { limitRules } from '../../domain/limits/rules.ts'
import { reportPublication } from '../../domain/moderation/report.ts'
import { procedure, router } from './trpc.ts'

export const feedRouter = router({
  page: procedure
    .input(feedQuery.default({ sort: 'fresh' }))
    .query(({ ctx, input }) =>
      feedPage(ctx, { ...input, before: input.before ?? ctx.now().getTime() + 1 }),
    ),
  find: procedure.input(findInput.default(findInput.parse({}))).query(({ ctx, input }) => {
    if (input.q)
      ctx.limit('ask', ctx.address, limitRules.ask, costOf({ text: input.q, prev: input.prev }))
    return findRecipes(ctx, input)
  }),
  suggest: procedure.input(suggestInput).query(({ ctx, input }) => suggest(ctx, input)),
  get: procedure.input(publicationInput).query(({ ctx, input }) => getPublication(ctx, input)),
  author: procedure.input(authorInput).query(({ ctx, input }) => getAuthor(ctx, input)),
  like: procedure.input(publicationInput).mutation(({ ctx, input }) => like(ctx, input)),
  unlike: procedure.input(publicationInput).mutation(({ ctx, input }) => unlike(ctx, input)),
  report: procedure.input(reportInput).mutation(({ ctx, input }) => reportPublication(ctx, input)),
  comments: procedure.input(commentsInput).query(({ ctx, input }) => readComments(ctx, input)),
  comment: procedure.input(commentAdd).mutation(({ ctx, input }) => addComment(ctx, input)),
  editComment: procedure.input(commentEdit).mutation(({ ctx, input }) => editComment(ctx, input)),
  removeComment: procedure
    .input(commentInput)
    .mutation(({ ctx, input }) => removeComment(ctx, input)),
  restoreComment: procedure
    .input(commentInput)
    .mutation(({ ctx, input }) => restoreComment(ctx, input)),
  follow: procedure.input(authorInput).mutation(({ ctx, input }) => follow(ctx, input)),
  unfollow: procedure.input(authorInput).mutation(({ ctx, input }) => unfollow(ctx, input)),
})
