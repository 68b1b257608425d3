import { answerBecomes } from '#src/app/changes.ts'
import { DoneNote, donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActForm, PasswordField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { OwnCredentials } from '#src/contract/credential/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { credentials, HISTORY } from '../queries.ts'
import { type SecurityAct, SecurityPanel, type SecurityProps, securitySection } from './section.tsx'

const ACT = 'password'

const changePassword: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    const { password = '', passwordConfirm = '' } = values
    const session = await ctx.api.changePassword({ password, passwordConfirm })
    const known = [answerBecomes(credentials(ctx), (before) => ({ ...before, hasPassword: true }))]
    return { redirect: donePath(pathOf(ctx), ACT), changed: { known, stale: [['devices'], HISTORY], session } }
  })

function PasswordSection({ data, open, ...props }: SecurityProps<OwnCredentials>) {
  const { t } = useIntl()
  return (
    <SecurityPanel
      id="password"
      title={t('recovery.password.title')}
      text={t(data.hasPassword ? 'recovery.password.text' : 'recovery.password.none')}
    >
      <DoneNote ctx={props.ctx} act={ACT} text="recovery.password.done" />
      {open && <PasswordForm {...props} hasPassword={data.hasPassword} />}
    </SecurityPanel>
  )
}

type FormProps = Omit<SecurityProps<unknown>, 'data' | 'open'> & { hasPassword: boolean }

function PasswordForm({ hasPassword, ...props }: FormProps) {
  const { t } = useIntl()
  const form = useActForm(ACT, changePassword, props)
  const submit = t(hasPassword ? 'recovery.password.submit' : 'recovery.password.set')
  return (
    <ActForm form={form} act={ACT} label={submit}>
      <input type="hidden" name="username" autoComplete="username" value={props.session.email} />
      <div className="halves">
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={t('recovery.reset.field')}
          hint={t('auth.field.password-hint')}
        />
        <PasswordField name="passwordConfirm" autoComplete="new-password" label={t('auth.field.password-confirm')} />
      </div>
      <div>
        <SubmitButton className="button">{submit}</SubmitButton>
      </div>
    </ActForm>
  )
}

export const passwordSection = securitySection<OwnCredentials>({
  id: 'password',
  query: credentials,
  Content: PasswordSection,
  acts: { [ACT]: changePassword },
})
