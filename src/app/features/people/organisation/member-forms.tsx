import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, type ActProps, SelectField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { MEMBER_ROLES } from '#src/contract/http/roles.ts'
import type { Member } from '#src/contract/organisation/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { teamAction } from './actions.ts'

type Props = ActProps & { member: Member }

/** Changes the role of a member, and removes another one. */
export function MemberForms(props: Props) {
  const { t } = useIntl()
  const { member, failure } = props
  const isSent = failure?.values.member === member.id
  return (
    <Disclosure
      summary={
        <span>
          {t('team.member.edit')}
          <span className="visually-hidden">
            {' '}
            <bdi>{member.email}</bdi>
          </span>
        </span>
      }
      name="member"
      open={isSent}
    >
      <div className="column gap-4">
        <RoleForm key={member.role} {...props} />
        {!member.isSelf && <RemoveForm {...props} />}
      </div>
    </Disclosure>
  )
}

function RoleForm({ member, ...props }: Props) {
  const { t } = useIntl()
  const entry = { field: 'member', id: member.id }
  const form = useActForm('role', teamAction, props, { entry, initial: { role: member.role } })
  const options = MEMBER_ROLES.toReversed().map((role) => ({ value: role, label: t(`team.role.${role}`) }))
  return (
    <ActForm form={form} act="role" label={t('team.column.role')}>
      <input type="hidden" name="member" value={member.id} />
      <SelectField name="role" label={t('team.column.role')} placeholder={t('team.member.choose')} options={options} />
      <div>
        <SubmitButton className="button dense">{t('team.member.save')}</SubmitButton>
      </div>
    </ActForm>
  )
}

function RemoveForm({ member, ...props }: Props) {
  const { t } = useIntl()
  const entry = { field: 'member', id: member.id }
  const form = useActForm('remove', teamAction, props, { entry })
  return (
    <ActForm form={form} act="remove" label={t('team.member.remove')}>
      <input type="hidden" name="member" value={member.id} />
      <p className="small muted">{t('team.member.remove-text', { email: member.email })}</p>
      <div>
        <SubmitButton className="button dense bad">{t('team.member.remove')}</SubmitButton>
      </div>
    </ActForm>
  )
}
