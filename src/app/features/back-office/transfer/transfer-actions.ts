import { COUNTS_KEY } from '#src/app/features/exchange/billing/office-keys.ts'
import type { ActionResult, FormFiles, FormValues, PageContext } from '#src/app/page.ts'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { refuseFile } from '#src/app/ui/send-file/refuse-file.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { TransferOutcome } from '#src/contract/transfer/outcomes.ts'
import type { StatementInput, StatementResult, TypedTransferInput } from '#src/contract/transfer/schemas.ts'
import { decodeStatement } from '#src/domain/payment/statement-text.ts'
import { createOfficeAction, decideBy } from '../proposal/office-action.ts'

export const TRANSFERS_PATH = '/admin/payments/transfers'
export const TRANSFERS_KEY = 'transfers'

/** What a file may weigh: a larger one has more characters than allowed. */
const MAX_BYTES = 2_000_000

const done = (act: string, more: Record<string, number> = {}): Done => ({
  redirect: `${withQuery(TRANSFERS_PATH, { done: act, ...more })}#done`,
  changed: { expired: [[TRANSFERS_KEY], [COUNTS_KEY]] },
})

const writeRows = ({ problems, problemCount }: StatementResult): string => {
  const rows = problems.map(({ row, cell }) => (cell ? `${row} (${cell})` : String(row)))
  return [...rows, ...(problemCount > problems.length ? ['…'] : [])].join(', ')
}

/** The server refuses other words in the selects. */
const readStatement = ({ currency, dates, isCheck }: FormValues, file: string) =>
  ({
    file,
    ...(currency && { currency }),
    ...(dates && { dates }),
    isCheck: isCheck !== undefined,
  }) as StatementInput

/** Uploads a statement. Rows that were not read are listed beside the file; the others are stored. */
async function upload(ctx: PageContext, values: FormValues, { file }: FormFiles): Promise<ActionResult> {
  if (!file?.size) return refuseFile(ctx, values, 'file', 'dated-rule.wrong.file')
  if (file.size > MAX_BYTES) return refuseFile(ctx, values, 'file', 'dated-rule.wrong.size')
  const text = decodeStatement(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) return refuseFile(ctx, values, 'file', 'dated-rule.wrong.encoding')
  let result: StatementResult | undefined
  const answer = await attempt(ctx, values, async () => {
    result = await ctx.api.call('POST /server/admin/transfer/statement', { body: readStatement(values, text) })
    const { added, matched, known } = result
    return done('upload', { added, matched, known })
  })
  if (!result || result.problemCount === 0) return answer
  const rows = ctx.intl.t('transfer.upload.problems', { rows: writeRows(result) })
  const { added, matched, known } = result
  const counts = ctx.intl.t('transfer.done.upload', { added, matched, known })
  const stale = result.added > 0 && !result.isCheck ? [[TRANSFERS_KEY]] : []
  return { failure: { values, errors: { statement: { file: `${counts} ${rows}` } } }, stale }
}

const readTyped = ({ bankId = '', day = '', currency, amount = '', payer = '', remittance = '' }: FormValues) =>
  ({ bankId, day, currency, amount, payer, remittance }) as TypedTransferInput

const change = createOfficeAction(
  {
    ...decideBy({
      confirm: ({ api }, params) => api.call('POST /server/admin/transfer/proposal/{id}/confirmation', { params }),
      decline: ({ api }, params) => api.call('POST /server/admin/transfer/proposal/{id}/refusal', { params }),
    }),
    type: ({ api }, values) => api.call('POST /server/admin/transfer', { body: readTyped(values) }),
    assign: ({ api }, { transfer = '', reference = '' }) =>
      api.call('PUT /server/admin/transfer/{id}/assignment', { params: { id: transfer }, body: { reference } }),
    propose: ({ api }, { transfer = '', outcome, reason = '' }) =>
      api.call('POST /server/admin/transfer/{id}/proposal', {
        params: { id: transfer },
        body: { outcome: outcome as TransferOutcome, reason },
      }),
  },
  (_ctx, act) => done(act),
)

/** Uploads, types, assigns, proposes, confirms or declines, by `act`. */
export const transferAction = async (ctx: PageContext, values: FormValues, files: FormFiles): Promise<ActionResult> =>
  values.act === 'upload' ? upload(ctx, values, files) : change(ctx, values)
