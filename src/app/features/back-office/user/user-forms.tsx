import { Disclosure } from '#src/app/ui/disclosure.tsx'
import {
  ActForm,
  type ActProps,
  PasswordField,
  SelectField,
  SubmitButton,
  TextArea,
  useActForm,
} from '#src/app/ui/forms/index.ts'
import type { AdminUserDetail } from '#src/contract/user/schemas.ts'
import { MAX_REASON } from '#src/domain/text/text-limits.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { userAction } from './user-actions.ts'

type Props = ActProps & { user: AdminUserDetail }

/** Blocking asks first; opening the account again does no harm and does not. */
export function BlockForm({ user, ...props }: Props) {
  const { t } = useIntl()
  const act = user.blockedAt === null ? 'block' : 'unblock'
  const form = useActForm(act, userAction, props)
  const body = (
    <ActForm form={form} act={act} label={t(`admin.${act}.title`)}>
      <p className="small muted">{t(`admin.${act}.text`)}</p>
      <div>
        <SubmitButton className={act === 'block' ? 'button bad' : 'button'}>{t(`admin.${act}.submit`)}</SubmitButton>
      </div>
    </ActForm>
  )
  return (
    <Disclosure summary={t(`admin.${act}.title`)} open={form.failed}>
      {body}
    </Disclosure>
  )
}

export function RoleForm({ user, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('role', userAction, props, { initial: { role: user.roles[0] ?? '' } })
  return (
    <Disclosure summary={t('admin.role-form.title')} open={form.failed}>
      <ActForm form={form} act="role" label={t('admin.role-form.title')}>
        <p className="small muted">{t(user.role === 'user' ? 'admin.role-form.give' : 'admin.role-form.take')}</p>
        <SelectField
          name="role"
          group="user"
          label={t('admin.role-form.label')}
          placeholder={t('admin.role-form.choose')}
          options={user.roles.map((value) => ({ value, label: t(`admin.role.${value}`) }))}
        />
        <div>
          <SubmitButton className="button bad">{t('admin.role-form.submit')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}

/** Why, and again who: then the admin sees the pages as the person sees them. */
export function ImpersonateForm({ user, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('impersonate', userAction, props)
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('admin.impersonate.title')}</h2>
      <p className="small muted">{t('admin.impersonate.text')}</p>
      <ActForm form={form} act="impersonate" label={t('admin.impersonate.title')}>
        <TextArea
          name="reason"
          rows={2}
          label={t('admin.impersonate.reason')}
          hint={t('admin.impersonate.reason-hint', { most: MAX_REASON })}
        />
        {user.proof === 'password' && (
          <>
            <input type="hidden" name="username" autoComplete="username" value={props.ctx.session?.email ?? ''} />
            <PasswordField name="password" autoComplete="current-password" label={t('admin.impersonate.password')} />
          </>
        )}
        <SubmitButton className="button primary">{t('admin.impersonate.submit')}</SubmitButton>
      </ActForm>
    </section>
  )
}
