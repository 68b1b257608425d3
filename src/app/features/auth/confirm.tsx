import { useIntl } from '../../../i18n/react.tsx'
import type { PageProps } from '../../page.ts'
import { ActionForm, FormMessage, PasswordField, SubmitButton, useActionForm } from '../../ui/forms/index.ts'
import { confirm } from './actions.ts'
import { AuthFrame } from './auth-frame.tsx'

/** Before a sensitive act the person shows once more who they are, and goes back to where they were. */
export function Confirm({ ctx, failure, csrfToken }: PageProps<null>) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: confirm, failure, csrfToken })
  return (
    <AuthFrame title={t('account.confirm.title')}>
      <p className="muted">{t('account.confirm.why')}</p>
      <ActionForm form={form}>
        <FormMessage />
        <input type="hidden" name="username" autoComplete="username" value={ctx.session?.email ?? ''} />
        <PasswordField name="password" autoComplete="current-password" label={t('auth.field.password')} />
        <SubmitButton>{t('account.confirm.submit')}</SubmitButton>
      </ActionForm>
    </AuthFrame>
  )
}
