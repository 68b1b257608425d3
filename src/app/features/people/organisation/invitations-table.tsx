import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { MemberInvitation } from '#src/contract/organisation/invitation-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { teamAction } from './actions.ts'

type Props = ActProps & { items: readonly MemberInvitation[]; isOpen: boolean }

/** Invitations that were neither accepted nor withdrawn. */
export function InvitationsTable({ items, ...props }: Props) {
  const { t } = useIntl()
  const title = t('team.invitations.title')
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
      </header>
      {items.length === 0 ? (
        <p className="small muted">{t('team.invitations.none')}</p>
      ) : (
        <table className="table middle stack">
          <caption className="visually-hidden">{title}</caption>
          <tbody>
            {items.map((invitation) => (
              <InvitationRow key={invitation.id} {...props} invitation={invitation} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type RowProps = Omit<Props, 'items'> & { invitation: MemberInvitation }

function InvitationRow({ invitation, isOpen, ...props }: RowProps) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { email, role, invitedBy, sentAt, expiresAt } = invitation
  const isOver = expiresAt <= props.ctx.now
  return (
    <tr>
      <th scope="row" className="full">
        <bdi className="name">{email}</bdi>
        <div className="smallest faint">
          {t('team.invitations.sent', { role: t(`team.role.${role}`), date: date(sentAt), email: invitedBy })}
        </div>
      </th>
      <td>
        <StateMark kind={isOver ? 'plain' : 'line'}>
          {isOver ? t('team.invitations.expired') : t('team.invitations.until', { date: date(expiresAt) })}
        </StateMark>
      </td>
      <td className="number full">
        <div className="row tight">
          {isOpen && <OneAct {...props} act="resend" invitation={invitation} />}
          <OneAct {...props} act="withdraw" invitation={invitation} />
        </div>
      </td>
    </tr>
  )
}

const LABELS = { resend: 'team.invitations.resend', withdraw: 'team.invitations.withdraw' } as const

type ActFormProps = ActProps & { act: 'resend' | 'withdraw'; invitation: MemberInvitation }

function OneAct({ act, invitation: { id, email }, ...props }: ActFormProps) {
  const { t } = useIntl()
  const form = useActForm(act, teamAction, props, { entry: { field: 'invitation', id } })
  return (
    <ActForm form={form} act={act} className="column gap-1">
      <input type="hidden" name="invitation" value={id} />
      <SubmitButton className="button dense">
        {t(LABELS[act])}
        <span className="visually-hidden">
          {' '}
          <bdi>{email}</bdi>
        </span>
      </SubmitButton>
    </ActForm>
  )
}
