import { ActForm, type ActProps, EmailField, SelectField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { MEMBER_ROLES } from '#src/contract/http/roles.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { teamAction } from './actions.ts'

/** Invites a person by email. */
export function InviteForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('invite', teamAction, props, { initial: { role: 'recruiter' } })
  const title = t('team.invite.title')
  const options = MEMBER_ROLES.toReversed().map((role) => ({ value: role, label: t(`team.role.${role}`) }))
  return (
    <ActForm form={form} act="invite" label={title} className="sheet padded column gap-4">
      <h2>{title}</h2>
      <div className="cv-fields">
        <EmailField label={t('team.invite.email')} autoComplete="off" />
        <SelectField
          name="role"
          label={t('team.column.role')}
          placeholder={t('team.member.choose')}
          options={options}
        />
      </div>
      <div className="row split">
        <p className="small muted">{t('team.invite.hint')}</p>
        <SubmitButton className="button primary">{t('team.invite.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}
