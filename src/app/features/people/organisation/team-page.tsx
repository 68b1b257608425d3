import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { UnverifiedNotice } from '#src/app/ui/unverified-notice.tsx'
import type { TeamEvents } from '#src/contract/organisation/event-schemas.ts'
import type { MemberInvitations } from '#src/contract/organisation/invitation-schemas.ts'
import type { Team } from '#src/contract/organisation/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { teamAction } from './actions.ts'
import { ClosedTeam } from './closed-team.tsx'
import { EventsTable } from './events-table.tsx'
import { InvitationsTable } from './invitations-table.tsx'
import { InviteForm } from './invite-form.tsx'
import { LeaveForm } from './leave-form.tsx'
import { MembersTable } from './members-table.tsx'
import { events, invitations, team } from './queries.ts'
import { RecoveryNotice } from './recovery-notice.tsx'
import { RoleActs } from './role-acts.tsx'
import { TwoStepSection } from './two-step-form.tsx'

type TeamData = { team: Team | null; invitations: MemberInvitations | null; events: TeamEvents | null }

/** The people who work for a company, and what each may do. */
export const teamPage = definePage<TeamData>({
  queries: (ctx) => ({ team: team(ctx), invitations: invitations(ctx), events: events(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.company-team.title'), noindex: true }),
  Component: TeamView,
  action: teamAction,
})

export function TeamView({ data: { team, ...data }, ...props }: PageProps<TeamData>) {
  return team ? <OpenTeam {...props} data={{ ...data, team }} /> : <ClosedTeam {...props} />
}

function OpenTeam({ data, ctx, failure, csrfToken }: PageProps<TeamData & { team: Team }>) {
  const { t } = useIntl()
  const { members, isLastOwner, organisationId } = data.team
  const mayAct = ctx.session?.impersonator === null
  const isOpen = mayAct && isConfirmed(ctx)
  const isOwner = members.some(({ isSelf, role }) => isSelf && role === 'owner')
  const form = { ctx, failure, csrfToken }
  const forms = isOwner && isOpen ? form : undefined
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column gap-1">
          <h1>{t('page.company-team.title')}</h1>
          <p className="muted">
            {t('team.page.lead', { count: members.length, company: ctx.session?.displayName ?? '' })}
          </p>
        </div>
      </header>
      <DoneNote ctx={ctx} act="role" text="team.done.role" />
      <DoneNote ctx={ctx} act="removed" text="team.done.removed" />
      <DoneNote ctx={ctx} act="invited" text="team.done.invited" />
      <DoneNote ctx={ctx} act="withdrawn" text="team.done.withdrawn" />
      <DoneNote ctx={ctx} act="objected" text="team.done.objected" />
      <DoneNote ctx={ctx} act="two-step" text="form.done.saved" />
      {data.team.recovery && (
        <RecoveryNotice recovery={data.team.recovery} form={isOwner && mayAct ? form : undefined} />
      )}
      {failure?.values.act === 'switch' && (
        <Answer kind="failed" className="notice error">
          {failure.message}
        </Answer>
      )}
      {mayAct && !isOpen && <ConfirmNotice ctx={ctx} failure={failure} />}
      <MembersTable members={members} form={forms} />
      {data.invitations && mayAct && (
        <>
          <UnverifiedNotice ctx={ctx} text="team.invite.unconfirmed" />
          {isOpen && (
            <div className="section">
              <InviteForm {...form} />
            </div>
          )}
          <InvitationsTable {...form} items={data.invitations.items} isOpen={isOpen} />
        </>
      )}
      <TwoStepSection team={data.team} form={forms} />
      <RoleActs />
      {data.events && <EventsTable items={data.events.items} />}
      {mayAct && <LeaveForm {...form} organisationId={organisationId} isLast={isLastOwner} isOpen={isOpen} />}
    </div>
  )
}
