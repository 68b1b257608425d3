import type { PageProps } from '#src/app/page.ts'
import {
  ActionForm,
  EmailField,
  Honeypot,
  PasswordField,
  SubmitButton,
  useActionForm,
} from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { carryOn } from '#src/contract/http/after-sign-in.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { register } from '../account/entry/actions.ts'
import { AuthFrame } from '../account/entry/auth-frame.tsx'
import { CarriedNotice } from '../account/entry/carried-notice.tsx'
import type { WithSocial } from '../social/load-social.ts'
import { ownFailure } from '../social/own-failure.ts'
import { PendingSignUp } from '../social/pending-sign-up.tsx'
import { SocialWays } from '../social/social-ways.tsx'

export function RegistrationView({ data, ctx, failure, csrfToken }: PageProps<WithSocial>) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: register, failure: ownFailure(failure), csrfToken })
  const carried = carryOn(ctx.search)
  return (
    <AuthFrame title={t('auth.registration.title')}>
      <CarriedNotice ctx={ctx} />
      <PendingSignUp social={data.social} ctx={ctx} failure={failure} csrfToken={csrfToken} />
      <ActionForm form={form}>
        <EmailField autoComplete="username" label={t('auth.field.email')} />
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={t('auth.field.password')}
          hint={t('auth.field.password-hint')}
        />
        <PasswordField name="passwordConfirm" autoComplete="new-password" label={t('auth.field.password-confirm')} />
        <Honeypot />
        <p className="small muted">
          <T
            id="auth.registration.agree"
            values={{
              terms: (text) => (
                <Link to="/$slug" params={{ slug: 'terms' }}>
                  {text}
                </Link>
              ),
              privacy: (text) => (
                <Link to="/$slug" params={{ slug: 'privacy' }}>
                  {text}
                </Link>
              ),
            }}
          />
        </p>
        <SubmitButton>{t('auth.registration.submit')}</SubmitButton>
      </ActionForm>
      <SocialWays social={data.social} ctx={ctx} failure={failure} csrfToken={csrfToken} />
      <p className="small muted">
        <T
          id="auth.registration.known"
          values={{
            link: (text) => (
              <Link to="/auth/login" search={carried}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </AuthFrame>
  )
}
