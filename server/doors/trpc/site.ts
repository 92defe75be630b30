import { sitePageInput } from '../../../shared/wire/site.ts'
import { sitePage } from '../../domain/site/pages.ts'
import { procedure, router } from './trpc.ts'

export const siteRouter = router({
  page: procedure.input(sitePageInput).query(({ ctx, input }) => sitePage(ctx, input)),
})
