import { useEffect } from 'react'
import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { JobsTabs } from '#src/app/ui/jobs-tabs.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { Pager } from '#src/app/ui/pager.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { countPages } from '#src/contract/http/paging.ts'
import type { OwnInvitations } from '#src/contract/invitation/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { declineInvitation } from './decline.ts'
import { InvitationTable } from './invitation-table.tsx'
import { invitationApi, invitationsPath, ownInvitations } from './queries.ts'

type Data = { invitations: OwnInvitations }

/** Invitations to the seafarer. */
export const invitationsPage = definePage<Data>({
  queries: (ctx) => ({ invitations: ownInvitations(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('invitation.list.title') }),
  Component: Invitations,
  action: declineInvitation,
})

function Invitations({ data: { invitations }, ctx, failure, csrfToken }: PageProps<Data>) {
  const { t } = useIntl()
  const { items, total, page } = invitations
  // Reports views on a screen, not preloads. Failures are ignored, and an admin who acts for a user does not count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is shown
  useEffect(() => {
    if (total > 0 && !ctx.session?.impersonator)
      invitationApi(ctx)
        .reportSeen()
        .catch(() => {})
  }, [page])
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('invitation.list.title')}</h1>
          <p className="small muted">{t('invitation.list.lead')}</p>
        </div>
        <Link className="button" to="/vacancy">
          {t('sent.list.find')}
        </Link>
      </header>
      <JobsTabs tab="invitations" />
      <div className="u-pbs-5">
        <DoneNote ctx={ctx} act="declined" text="invitation.list.done-declined" />
        {items.length === 0 ? (
          <EmptyState title={t('invitation.list.none-title')} text={t('invitation.list.none-text')} />
        ) : (
          <InvitationTable invitations={items} form={{ ctx, failure, csrfToken }} />
        )}
      </div>
      <Pager page={page} pages={countPages(invitations)} pathFor={invitationsPath} />
    </div>
  )
}
