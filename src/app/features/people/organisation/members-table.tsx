import type { ActProps } from '#src/app/ui/forms/index.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { Member } from '#src/contract/organisation/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { MemberForms } from './member-forms.tsx'

type Props = {
  members: readonly Member[]
  /** Given to owners who may change the team now. */
  form: ActProps | undefined
}

export function MembersTable({ members, form }: Props) {
  const { t } = useIntl()
  const showsSecurity = members.some(({ security }) => security !== null)
  return (
    <section className="section">
      <header>
        <h2>{t('team.members.title')}</h2>
        <span className="small muted">{t('team.members.note')}</span>
      </header>
      <table className="table middle stack">
        <caption className="visually-hidden">{t('team.members.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('team.column.person')}</th>
            <th scope="col">{t('team.column.role')}</th>
            {showsSecurity && <th scope="col">{t('passkey.two-step.title')}</th>}
            {showsSecurity && <th scope="col">{t('team.column.seen')}</th>}
            {form && <th scope="col">{t('team.column.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} form={form} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function MemberRow({ member, form }: { member: Member; form: ActProps | undefined }) {
  const { t } = useIntl()
  const { email, role, isSelf, security } = member
  return (
    <tr>
      <th scope="row" className="full">
        <span className="row tight">
          <bdi className="name">{email}</bdi>
          {isSelf && <StateMark kind="plain">{t('team.member.you')}</StateMark>}
        </span>
      </th>
      <td>{t(`team.role.${role}`)}</td>
      {security && <SecurityCells {...security} />}
      {form && (
        <td className="full">
          <MemberForms {...form} member={member} />
        </td>
      )}
    </tr>
  )
}

function SecurityCells({ hasTwoStep, lastSeenAt }: NonNullable<Member['security']>) {
  const { t } = useIntl()
  return (
    <>
      <td className="full" data-l={t('passkey.two-step.title')}>
        <StateMark kind={hasTwoStep ? 'ok' : 'warn'}>
          {t(hasTwoStep ? 'team.member.two-step-on' : 'team.member.two-step-off')}
        </StateMark>
      </td>
      <td className="faint full" data-l={t('team.column.seen')}>
        {lastSeenAt !== null && <ShortDate date={lastSeenAt} />}
      </td>
    </>
  )
}
