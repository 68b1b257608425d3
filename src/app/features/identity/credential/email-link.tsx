import type { Page, PageContext, PageProps } from '#src/app/page.ts'
import { ActionForm, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { linkPage } from './link-page.tsx'
import { settleEmail, verifyEmail } from './recovery-actions.ts'

/** A single button: mail programs open links automatically, so opening does nothing yet. */
const buttonPage = (nameOf: (ctx: PageContext) => string, action: NonNullable<Page<null>['action']>): Page<null> =>
  linkPage({
    nameOf,
    action,
    Form: function LinkForm({ ctx, failure, csrfToken }: PageProps<null>) {
      const { t } = useIntl()
      const form = useActionForm({ ctx, action, failure, csrfToken })
      const name = nameOf(ctx)
      return (
        <>
          <p className="muted">{t(`recovery.${name}.text`)}</p>
          <ActionForm form={form}>
            <input type="hidden" name="token" value={ctx.search.token} />
            <SubmitButton>{t(`recovery.${name}.submit`)}</SubmitButton>
          </ActionForm>
        </>
      )
    },
  })

export const verifyEmailPage = buttonPage(() => 'verify', verifyEmail)

export const confirmEmailPage = buttonPage(({ search }) => (search.act === 'undo' ? 'undo' : 'change'), settleEmail)
