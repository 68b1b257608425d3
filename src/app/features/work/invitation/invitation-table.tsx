import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { PaySum } from '#src/app/ui/pay-sum.tsx'
import type { InvitedVacancy } from '#src/contract/invitation/schemas.ts'
import { markOf } from '#src/domain/statistics/view-sources.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { vesselText } from '#src/i18n/vessel-name.ts'
import { declineInvitation } from './decline.ts'

const COLUMNS = ['vacancy', 'pay', 'joins', 'employer', 'state'] as const

type Props = { invitations: readonly InvitedVacancy[]; form: ActProps }

export function InvitationTable({ invitations, form }: Props) {
  const { t } = useIntl()
  return (
    <table className="table middle stack">
      <caption className="visually-hidden">{t('invitation.list.title')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`saved.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <Row key={invitation.invitationId} invitation={invitation} form={form} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ invitation, form }: { invitation: InvitedVacancy; form: ActProps }) {
  const intl = useIntl()
  const formats = useFormats()
  const { id, rank, isShown, pay, joinFrom, joinTo, employer, invitedAt } = invitation
  const name = rankName(intl, rank)
  return (
    <tr>
      <th scope="row">
        {isShown ? (
          <Link className="name" to="/vacancy/$id" params={{ id }} hash={markOf('invitation')}>
            {name}
          </Link>
        ) : (
          <span className="name">{name}</span>
        )}
        <div className="smallest faint">{vesselText(invitation, intl)}</div>
      </th>
      <td className="full">
        <PaySum pay={pay} intl={intl} formats={formats} className="smallest faint" />
      </td>
      <td className="full" data-l={intl.t('saved.column.joins')}>
        {formats.dateRange(joinFrom, joinTo)}
      </td>
      <td className="full">
        <bdi>{employer.name}</bdi>
        <div className="smallest faint">{intl.t('invitation.list.on', { date: formats.date(invitedAt) })}</div>
      </td>
      <td className="full">
        <State invitation={invitation} form={form} />
      </td>
    </tr>
  )
}

/** The state; while it is open, the two answers. */
function State({ invitation, form }: { invitation: InvitedVacancy; form: ActProps }) {
  const { t } = useIntl()
  const { id, applicationId, isDeclined, isOpen } = invitation
  if (applicationId)
    return (
      <Link to="/seaman/jobs/$id" params={{ id: applicationId }}>
        {t('saved.list.applied')}
      </Link>
    )
  if (!isOpen) return t('saved.list.over')
  return (
    <div className="row tight">
      {isDeclined && <span className="muted">{t('invitation.state.declined')}</span>}
      <Link className="button dense primary" to="/vacancy/$id" params={{ id }} hash={markOf('invitation')}>
        {t('invitation.list.apply')}
      </Link>
      {!isDeclined && <Decline invitation={invitation} form={form} />}
    </div>
  )
}

function Decline({ invitation: { invitationId: id }, form: props }: { invitation: InvitedVacancy; form: ActProps }) {
  const { t } = useIntl()
  const form = useActForm('decline', declineInvitation, props, { entry: { field: 'invitation', id } })
  return (
    <ActForm form={form} act="decline">
      <input type="hidden" name="invitation" value={id} />
      <SubmitButton className="button dense">{t('invitation.list.decline')}</SubmitButton>
    </ActForm>
  )
}
