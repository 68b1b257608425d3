import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import type { RecoveryProposals } from '#src/contract/proposal/schemas.ts'
import { recoveries } from './queries.ts'

type Act = (ctx: PageContext, values: FormValues) => Promise<RecoveryProposals>

const ACTS: Readonly<Record<string, Act>> = {
  propose: ({ api }, { company = '', email = '', reason = '' }) =>
    api.call('POST /server/admin/recovery', { body: { company, email, reason } }),
  confirm: ({ api }, { proposal = '' }) =>
    api.call('POST /server/admin/recovery/{id}/confirmation', { params: { id: proposal } }),
  decline: ({ api }, { proposal = '' }) =>
    api.call('POST /server/admin/recovery/{id}/refusal', { params: { id: proposal } }),
}

/** Proposes, confirms or declines a recovery, by `act`. */
export async function recoveryAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const name = values.act ?? ''
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined
  if (!act) return { redirect: ctx.here }
  return attempt(ctx, values, async (): Promise<Done> => {
    const known = [answerIs(recoveries(ctx), await act(ctx, values))]
    return { redirect: donePath('/admin/recoveries', name), changed: { known } }
  })
}
