import { answerIs } from '#src/app/changes.ts'
import type { Action, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { createShareApi } from '#src/contract/share/api.ts'
import type { Shares } from '#src/contract/share/schemas.ts'
import { MASKS } from '#src/domain/cv/masks.ts'
import { shares, showShares } from './queries.ts'

const SHARE_PATH = '/seaman/cv/share'

const lead = async (ctx: PageContext, act: string, answer: Shares): Promise<Done> => ({
  redirect: donePath(SHARE_PATH, act),
  changed: { known: [answerIs(shares(ctx), await showShares(ctx, answer))] },
})

const make: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const input = {
      label: values.label ?? '',
      days: Number(values.days) || 0,
      pin: values.pin ?? '',
      masks: MASKS.filter((mask) => values[`off-${mask}`] !== undefined),
    }
    return lead(ctx, 'made', await createShareApi(ctx.api.call).createShare(input, values.key || ctx.actKey))
  })

const revoke: Action = (ctx, values) =>
  attempt(ctx, values, async () =>
    lead(ctx, 'revoked', await createShareApi(ctx.api.call).revokeShare(values.share ?? '')),
  )

export const SHARE_ACTS = { make, revoke } as const

/** The hidden `act` selects the form. */
export const actOnShares: Action = (ctx, values, files) => (values.act === 'revoke' ? revoke : make)(ctx, values, files)
