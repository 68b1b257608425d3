import type { PageProps } from '#src/app/page.ts'
import { ActionForm, PasswordField, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { linkPage } from './link-page.tsx'
import { resetPassword } from './recovery-actions.ts'

function ResetForm({ ctx, failure, csrfToken }: PageProps<null>) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: resetPassword, failure, csrfToken })
  return (
    <>
      <p className="muted">{t('recovery.reset.text')}</p>
      <ActionForm form={form}>
        <input type="hidden" name="token" value={ctx.search.token} />
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={t('recovery.reset.field')}
          hint={t('auth.field.password-hint')}
        />
        <PasswordField name="passwordConfirm" autoComplete="new-password" label={t('auth.field.password-confirm')} />
        <SubmitButton>{t('recovery.reset.submit')}</SubmitButton>
      </ActionForm>
      {form.failed && (
        <p className="small">
          <Link to="/auth/forgot-password">{t('recovery.again')}</Link>
        </p>
      )}
    </>
  )
}

export const resetPasswordPage = linkPage({
  nameOf: () => 'reset',
  Form: ResetForm,
  action: resetPassword,
})
