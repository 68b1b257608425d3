import { createNotFound, findOrNotFound } from '#src/app/not-found.ts'
import type { ActionResult, FormValues, PageContext, PageHead } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { findReportReason, isReportKind, type ReportReason } from '#src/contract/report/report.ts'
import type { ReportTarget } from '#src/contract/report/schemas.ts'

export type ReportData = { target: ReportTarget; sent: ReportReason | undefined }

const ID = /^[0-9a-f-]{36}$/

export async function loadReport(ctx: PageContext): Promise<ReportData> {
  const { kind, id = '', sent } = ctx.search
  if (!isReportKind(kind) || !ID.test(id)) throw createNotFound(ctx)
  const target = await findOrNotFound(ctx.api.getReportTarget(kind, id), ctx)
  return { target, sent: findReportReason(kind, sent) }
}

export const createReportHead = ({ target, sent }: ReportData, { intl }: PageContext): PageHead => ({
  title: intl.t(sent ? 'report.done.title' : `report.title.${target.kind}`),
  noindex: true,
})

/** Sends the report; the page then says what else can be done about it. */
export async function sendReport(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const { kind, id = '' } = ctx.search
  if (!isReportKind(kind)) throw createNotFound(ctx)
  const { reason = '', text = '', topic = '' } = values
  return attempt(ctx, values, async () => {
    await ctx.api.report({ kind, id, reason, text, topic })
    return withQuery('/report', { kind, id, sent: reason })
  })
}
