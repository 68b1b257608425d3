import { answerIs } from '#src/app/changes.ts'
import type { Action, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { refuseFile } from '#src/app/ui/send-file/refuse-file.ts'
import { type Sending, sendFile } from '#src/app/ui/send-file/send-file.ts'
import type { CompanyDetails, LicenceInput } from '#src/contract/company-check/schemas.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import { companyDetails, OF_COMPANY } from '../details/queries.ts'

const LICENCE_PATH = '/company/licence'

const show = (ctx: PageContext, act: string, details: CompanyDetails): Done => ({
  redirect: donePath(LICENCE_PATH, act),
  changed: { known: [answerIs(companyDetails(ctx), details)], stale: OF_COMPANY },
})

/** Fields of the licence, as the form and the server call them. */
const FIELDS = ['country', 'licenceNumber', 'licenceIssuer', 'licenceExpires'] as const

/** Initial values of the fields. */
export const initialLicence = (details: CompanyDetails): FormValues =>
  Object.fromEntries(FIELDS.map((name) => [name, details[name] ?? '']))

/** The form as the server takes it; rules are the server’s. */
export const readLicence = (values: FormValues): LicenceInput => ({
  version: Number(values.version) || 0,
  ...(Object.fromEntries(FIELDS.map((name) => [name, values[name] ?? ''])) as Record<(typeof FIELDS)[number], string>),
})

export const saveLicence: Action = (ctx, values) =>
  attempt(ctx, values, async () =>
    show(ctx, 'licence', await ctx.api.call('PUT /server/company/licence', { body: readLicence(values) })),
  )

export const sendScan =
  (sending: Partial<Sending> = {}): Action =>
  async (ctx, values, { file }) => {
    if (!file?.size) return refuseFile(ctx, values, 'file', 'agency-form.upload.none')
    return attempt(ctx, values, async () => {
      await sendFile(createFileApi(ctx.api.call), file, { purpose: 'licence', ...sending })
      return show(ctx, 'scan', await ctx.api.call('GET /server/company/details'))
    })
  }

export const askForCheck: Action = (ctx, values) =>
  attempt(ctx, values, async () => show(ctx, 'ask', await ctx.api.call('POST /server/company/check')))

export const sendAppeal: Action = (ctx, values) =>
  attempt(ctx, values, async () =>
    show(
      ctx,
      'appeal',
      await ctx.api.call('POST /server/company/licence/appeal', { body: { text: values.text ?? '' } }),
    ),
  )

const ACTIONS: Readonly<Record<string, Action>> = {
  licence: saveLicence,
  scan: sendScan(),
  appeal: sendAppeal,
}

/** The forms of the page; `act` names the form that was sent. */
export const licenceAction: Action = (ctx, values, files) =>
  (ACTIONS[values.act ?? ''] ?? askForCheck)(ctx, values, files)
