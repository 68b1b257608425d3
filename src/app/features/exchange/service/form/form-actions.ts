import { BALANCE } from '#src/app/money-news.ts'
import type { Action, FormValues, PageContext } from '#src/app/page.ts'
import { SERVICES } from '#src/app/service-news.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { explainConflict } from '#src/app/ui/forms/explain-conflict.ts'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { refuseFile } from '#src/app/ui/send-file/refuse-file.ts'
import { type Sending, sendFile } from '#src/app/ui/send-file/send-file.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import { serviceOrderPath } from '#src/contract/service/service-path.ts'

const show = (ctx: PageContext, act: string): Done => ({
  redirect: donePath(serviceOrderPath(ctx.params.id ?? ''), act),
  changed: { expired: [[SERVICES]], stale: [[BALANCE]] },
})

const partOf = ({ part = '' }: FormValues) => ({ id: part })

/** What the page says if the order changed before the form arrived. */
const explain = (ctx: PageContext) => explainConflict(ctx.intl.t('service-form.wrong.changed'))

/** Sends a file of the form. */
export const sendFormFile =
  (sending: Partial<Sending> = {}): Action =>
  async (ctx, values, { file }) => {
    if (!file?.size) return refuseFile(ctx, values, 'file', 'agency-form.upload.none')
    return attempt(ctx, values, async () => {
      const input = { target: partOf(values).id, ...(file instanceof File && { name: file.name }) }
      const options = { purpose: 'service-form', input, ...sending } as const
      await sendFile(createFileApi(ctx.api.call), file, options).catch(explain(ctx))
      return show(ctx, 'form-sent')
    })
  }

export const acceptForm: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const params = partOf(values)
    await ctx.api.call('POST /server/seaman/service-order/{id}/acceptance', { params }).catch(explain(ctx))
    return show(ctx, 'accepted')
  })

export const correctForm: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const call = { params: partOf(values), body: { text: values.text ?? '' } }
    await ctx.api.call('POST /server/seaman/service-order/{id}/correction', call).catch(explain(ctx))
    return show(ctx, 'correction')
  })

export const writeMessage: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const body = { key: values.key || ctx.actKey, text: values.text ?? '' }
    const call = { params: partOf(values), body }
    await ctx.api.call('POST /server/seaman/service-order/{id}/message', call).catch(explain(ctx))
    return show(ctx, 'written')
  })

/** The acts of a form on the page of its order. */
export const FORM_ACTS: Readonly<Record<string, Action>> = {
  send: sendFormFile(),
  accept: acceptForm,
  correct: correctForm,
  write: writeMessage,
}
