import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { COUNTS_KEY } from './office-keys.ts'

const BOOKS_PATH = '/admin/payments/books'
export const BOOKS_KEY = 'reconciliation'

/** Compares the books, or allows orders, by `act`. */
export async function booksAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const { act = '', stop = '', reason = '' } = values
  if (act !== 'check' && act !== 'lift') return { redirect: ctx.here }
  return attempt(ctx, values, async () => {
    if (act === 'check') await ctx.api.call('POST /server/admin/ledger/reconciliation')
    else await ctx.api.call('POST /server/admin/ledger/stop/{id}/end', { params: { id: stop }, body: { reason } })
    return { redirect: donePath(BOOKS_PATH, act), changed: { expired: [[BOOKS_KEY], [COUNTS_KEY]] } }
  })
}
