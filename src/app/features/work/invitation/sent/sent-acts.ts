import type { PageContext } from '#src/app/page.ts'
import { createFailureText } from '#src/app/ui/table/failure-text.ts'
import { type BulkAct, eachRow } from '#src/app/ui/table/index.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { createInvitationApi } from '#src/contract/invitation/api.ts'
import type { SentInvitation } from '#src/contract/invitation/schemas.ts'

/** Returns the acts of a recruiter on selected invitations: nobody is notified, so that undo is complete. */
export function sentActs(ctx: PageContext): readonly BulkAct<SentInvitation>[] {
  if (!mayChangeCompany(ctx.session)) return []
  const { t } = ctx.intl
  const { changeSent } = createInvitationApi(ctx.api.call)
  const tell = createFailureText(ctx)
  return [
    {
      id: 'take-back',
      name: t('invitation.sent.take-back'),
      isFor: ({ state }) => state !== 'applied' && state !== 'withdrawn',
      run: eachRow(({ id }) => changeSent(id, true), tell),
      undo: eachRow(({ id }) => changeSent(id, false), tell),
      done: (count) => t('invitation.sent.taken-back', { count }),
      stale: [['sent-invitations'], ['invited']],
    },
  ]
}
