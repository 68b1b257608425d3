import type { Action, ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { SERVICES } from '#src/app/service-news.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { explainConflict } from '#src/app/ui/forms/explain-conflict.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { refuseFile } from '#src/app/ui/send-file/refuse-file.ts'
import { type Sending, sendFile } from '#src/app/ui/send-file/send-file.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import { SERVICES_PATH } from './queries.ts'

/** Runs the call of an act, and returns to the page of the order. */
const run = (ctx: PageContext, values: FormValues, act: string, call: () => Promise<unknown>): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    await call().catch(explainConflict(ctx.intl.t('service-form.wrong.changed')))
    return {
      redirect: donePath(`${SERVICES_PATH}/${ctx.params.id ?? ''}`, act),
      changed: { expired: [[SERVICES]] },
    }
  })

const paramsOf = ({ params: { id = '' } }: PageContext) => ({ params: { id } })

export const takeOrder: Action = (ctx, values) =>
  run(ctx, values, 'taken', () => {
    const body = { version: Number(values.version) || 0, name: values.name ?? '' }
    return ctx.api.call('POST /server/admin/service/{id}/assignment', { ...paramsOf(ctx), body })
  })

/** Uploads the filled form and delivers it. */
export const deliverOrder =
  (sending: Partial<Sending> = {}): Action =>
  async (ctx, values, { file }) => {
    if (!file?.size) return refuseFile(ctx, values, 'file', 'agency-form.upload.none')
    return run(ctx, values, 'delivered', async () => {
      const input = { target: ctx.params.id ?? '', ...(file instanceof File && { name: file.name }) }
      const options = { purpose: 'service-form', input, ...sending } as const
      const { became } = await sendFile(createFileApi(ctx.api.call), file, options)
      await ctx.api.call('POST /server/admin/service/{id}/delivery', { ...paramsOf(ctx), body: { file: became } })
    })
  }

export const writeToSeafarer: Action = (ctx, values) =>
  run(ctx, values, 'written', () => {
    const body = { key: values.key || ctx.actKey, text: values.text ?? '' }
    return ctx.api.call('POST /server/admin/service/{id}/message', { ...paramsOf(ctx), body })
  })

export const giveUp: Action = (ctx, values) =>
  run(ctx, values, 'given-up', () =>
    ctx.api.call('POST /server/admin/service/{id}/lapse', {
      ...paramsOf(ctx),
      body: { reason: values.reason ?? '' },
    }),
  )

/** Days as typed; null for anything but digits, which the server refuses with a message. */
const readDays = (typed = ''): number | null => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null)

export const extendPremium: Action = (ctx, values) =>
  run(ctx, values, 'extended', () => {
    const body = { version: Number(values.version) || 0, days: readDays(values.days), reason: values.reason ?? '' }
    return ctx.api.call('POST /server/admin/service/{id}/extension', { ...paramsOf(ctx), body })
  })

const ACTS: Readonly<Record<string, Action>> = {
  take: takeOrder,
  deliver: deliverOrder(),
  write: writeToSeafarer,
  'give-up': giveUp,
  extend: extendPremium,
}

/** The forms of the page; `act` names the form that was sent. */
export const deskAction: Action = async (ctx, values, files) =>
  ACTS[values.act ?? '']?.(ctx, values, files) ?? { redirect: ctx.here }
