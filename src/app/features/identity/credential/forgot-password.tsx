import type { PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { ActionForm, EmailField, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { AuthFrame } from '../account/entry/auth-frame.tsx'
import { forgotPassword } from './recovery-actions.ts'

/** The answer is the same whether an account has the address or not. */
export function ForgotPassword(props: PageProps<null>) {
  const { t } = useIntl()
  const isSent = Boolean(props.ctx.search.done)
  return (
    <AuthFrame title={t(isSent ? 'recovery.forgot.sent-title' : 'recovery.forgot.title')}>
      {isSent ? (
        <Answer>
          <p className="muted">{t('recovery.forgot.sent-text')}</p>
        </Answer>
      ) : (
        <ForgotForm {...props} />
      )}
      <p className="small">
        <Link to="/auth/login">{t('auth.login.submit')}</Link>
      </p>
    </AuthFrame>
  )
}

function ForgotForm({ ctx, failure, csrfToken }: PageProps<null>) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: forgotPassword, failure, csrfToken })
  return (
    <>
      <p className="muted">{t('recovery.forgot.text')}</p>
      <ActionForm form={form}>
        <EmailField autoComplete="username" label={t('auth.field.email')} />
        <SubmitButton>{t('recovery.forgot.submit')}</SubmitButton>
      </ActionForm>
    </>
  )
}
