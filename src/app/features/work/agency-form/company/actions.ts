import { answerIs } from '#src/app/changes.ts'
import type { Action } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { refuseFile } from '#src/app/ui/send-file/refuse-file.ts'
import { type Sending, sendFile } from '#src/app/ui/send-file/send-file.ts'
import { createAgencyFormApi } from '#src/contract/agency-form/api.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import { ownForms } from '../queries.ts'

export const FORMS_PATH = '/company/forms'

export const sendForm =
  (sending: Partial<Sending> = {}): Action =>
  async (ctx, values, { file }) => {
    if (!file?.size) return refuseFile(ctx, values, 'file', 'agency-form.upload.none')
    return attempt(ctx, values, async () => {
      const options = { purpose: 'form', input: { name: file.name }, ...sending } as const
      const { forms } = await sendFile(createFileApi(ctx.api.call), file, options)
      const known = forms ? [answerIs(ownForms(ctx), forms)] : []
      return { redirect: donePath(FORMS_PATH, 'uploaded'), changed: { known, stale: [['agency-forms']] } }
    })
  }

export const removeForm: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const left = await createAgencyFormApi(ctx.api.call).removeForm(values.form ?? '')
    return { redirect: donePath(FORMS_PATH, 'removed'), changed: { known: [answerIs(ownForms(ctx), left)] } }
  })

/** The hidden `act` selects the form. */
export const actOnForms: Action = (ctx, values, files) =>
  values.act === 'remove' ? removeForm(ctx, values, files) : sendForm()(ctx, values, files)
