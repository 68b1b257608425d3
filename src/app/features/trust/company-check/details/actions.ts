import { answerIs } from '#src/app/changes.ts'
import type { Action, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { pictureAction } from '#src/app/ui/picture-form/picture-panel.tsx'
import { refuseFile } from '#src/app/ui/send-file/refuse-file.ts'
import { type Sending, sendFile } from '#src/app/ui/send-file/send-file.ts'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import { LOGO } from './logo-form.tsx'
import { companyDetails, DETAILS_PATH } from './queries.ts'
import { readDetails } from './read-details.ts'

const stale = [['company-preview'], ['company-desk'], ['company'], ['companies']]

const show = (ctx: PageContext, act: string, details: CompanyDetails): Done => ({
  redirect: donePath(DETAILS_PATH, act),
  changed: { known: [answerIs(companyDetails(ctx), details)], stale },
})

export const saveDetails: Action = (ctx, values) =>
  attempt(ctx, values, async () =>
    show(ctx, 'save', await ctx.api.call('PUT /server/company/details', { body: readDetails(values) })),
  )

export const askForCheck: Action = (ctx, values) =>
  attempt(ctx, values, async () => show(ctx, 'ask', await ctx.api.call('POST /server/company/check')))

export const sendScan =
  (sending: Partial<Sending> = {}): Action =>
  async (ctx, values, { file }) => {
    if (!file?.size) return refuseFile(ctx, values, 'file', 'agency-form.upload.none')
    return attempt(ctx, values, async () => {
      await sendFile(createFileApi(ctx.api.call), file, { purpose: 'licence', ...sending })
      return show(ctx, 'scan', await ctx.api.call('GET /server/company/details'))
    })
  }

/** The forms of the page; `act` names the form that was sent. */
export const detailsAction: Action = (ctx, values, files) => {
  if (values.act === 'scan') return sendScan()(ctx, values, files)
  if (values.act === 'ask') return askForCheck(ctx, values, files)
  return (values.act === 'save' ? saveDetails : pictureAction(LOGO))(ctx, values, files)
}
