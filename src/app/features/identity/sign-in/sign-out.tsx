import type { PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { ActionForm, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { signOut } from '../account/entry/actions.ts'
import { AuthFrame } from '../account/entry/auth-frame.tsx'

export function SignOut({ ctx, failure, csrfToken }: PageProps<null>) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: signOut, failure, csrfToken })
  if (!ctx.session) {
    return (
      <AuthFrame title={t('auth.logout.done-title')}>
        {ctx.search.closed === undefined ? (
          <p className="muted">{t('auth.logout.done-text')}</p>
        ) : (
          <Answer>
            <Notice title={t('account.closed.title')}>{t('account.closed.text')}</Notice>
          </Answer>
        )}
        <Link className="button primary big full" to="/auth/login">
          {t('auth.login.submit')}
        </Link>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('auth.logout.title')}>
      <p className="muted">{t('auth.logout.text', { email: ctx.session.email })}</p>
      <ActionForm form={form} account={ctx.session.id}>
        <SubmitButton>{t('auth.logout.submit')}</SubmitButton>
      </ActionForm>
    </AuthFrame>
  )
}
