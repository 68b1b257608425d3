import { answerBecomes } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { invitationApi, invitationsPath, ownInvitations } from './queries.ts'

/** Declines an invitation. */
export const declineInvitation = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const id = values.invitation ?? ''
    const { isDeclined } = await invitationApi(ctx).decline(id)
    return {
      redirect: donePath(invitationsPath(), 'declined'),
      changed: {
        known: [
          answerBecomes(ownInvitations(ctx), (before) => ({
            ...before,
            items: before.items.map((item) => (item.invitationId === id ? { ...item, isDeclined } : item)),
          })),
        ],
      },
    }
  })
