import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { ListTabs, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import type { SentInvitationList } from '#src/contract/invitation/schemas.ts'
import { SENT_INVITATIONS } from '#src/contract/lists.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { sentInvitations } from './queries.ts'
import { sentActs } from './sent-acts.ts'
import { useSentColumns } from './sent-columns.tsx'

type Data = { invitations: SentInvitationList }

/** Invitations by the company and their outcome. */
export const sentInvitationsPage = definePage<Data>({
  queries: (ctx) => ({ invitations: sentInvitations(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('invitation.sent.title') }),
  Component: SentInvitations,
})

function SentInvitations({ data: { invitations }, ctx }: PageProps<Data>) {
  const intl = useIntl()
  const { t } = intl
  const shown = { list: SENT_INVITATIONS, query: readList(SENT_INVITATIONS, ctx.search), path: '/company/invitations' }
  const columns = useSentColumns()
  const crew = (
    <Link className="button" to="/seamans">
      {t('layout.nav.crew')}
    </Link>
  )
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('invitation.sent.title')}</h1>
          <p className="small muted">{t('invitation.sent.lead')}</p>
        </div>
        {crew}
      </header>
      <ListTabs
        {...shown}
        filter="state"
        label={t('company.column.state')}
        tabs={[
          { value: undefined, name: t('company.status.all') },
          ...SENT_INVITATIONS.filters.state.words.map((value) => ({ value, name: t(`invitation.state.${value}`) })),
        ]}
      />
      <p className="small muted u-pbs-4" role="status">
        {t(invitations.totalIsExact ? 'invitation.sent.count' : 'invitation.sent.count-many', {
          count: invitations.total,
        })}
      </p>
      <ListView
        {...shown}
        data={invitations}
        ctx={ctx}
        caption={t('invitation.sent.title')}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ vacancy }) => rankName(intl, vacancy.rank)}
        acts={sentActs(ctx)}
        none={{ title: t('invitation.sent.none-title'), text: t('invitation.sent.none-text'), action: crew }}
      />
    </div>
  )
}
