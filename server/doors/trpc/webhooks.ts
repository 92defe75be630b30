import { webhookIdInput, webhookInput } from '../../../shared/wire/webhooks.ts'
import {
  addWebhook,
  removeWebhook,
  resumeWebhook,
  testWebhook,
} from '../../domain/webhooks/manage.ts'
import { listWebhooks } from '../../domain/webhooks/read.ts'
import { procedure, router } from './trpc.ts'

export const webhooksRouter = router({
  list: procedure.query(({ ctx }) => listWebhooks(ctx)),
  add: procedure.input(webhookInput).mutation(({ ctx, input }) => addWebhook(ctx, input)),
  remove: procedure.input(webhookIdInput).mutation(({ ctx, input }) => removeWebhook(ctx, input)),
  resume: procedure.input(webhookIdInput).mutation(({ ctx, input }) => resumeWebhook(ctx, input)),
  test: procedure.input(webhookIdInput).mutation(({ ctx, input }) => testWebhook(ctx, input)),
})
