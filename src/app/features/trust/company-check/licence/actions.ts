import { answerIs } from '#src/app/changes.ts'
import type { Action, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { companyDetails } from '../details/queries.ts'

const LICENCE_PATH = '/company/licence'

const show = (ctx: PageContext, act: string, details: CompanyDetails): Done => ({
  redirect: donePath(LICENCE_PATH, act),
  changed: { known: [answerIs(companyDetails(ctx), details)], stale: [['company-desk']] },
})

const askForCheck: Action = (ctx, values) =>
  attempt(ctx, values, async () => show(ctx, 'ask', await ctx.api.call('POST /server/company/check')))

export const sendAppeal: Action = (ctx, values) =>
  attempt(ctx, values, async () =>
    show(
      ctx,
      'appeal',
      await ctx.api.call('POST /server/company/licence/appeal', { body: { text: values.text ?? '' } }),
    ),
  )

/** The forms of the page; `act` names the form that was sent. */
export const licenceAction: Action = (ctx, values, files) =>
  (values.act === 'appeal' ? sendAppeal : askForCheck)(ctx, values, files)
