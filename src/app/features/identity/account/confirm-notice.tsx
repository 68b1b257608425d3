import type { FormFailure, PageContext } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { CONFIRM_PATH, confirmPurposeOf } from '#src/contract/http/account-pages.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Whether sensitive actions are allowed now; otherwise the page shows `ConfirmNotice` instead of their forms. */
export const isConfirmed = ({ session, now }: PageContext): boolean => (session?.confirmedUntil ?? 0) > now

type Props = { ctx: PageContext; failure?: FormFailure | undefined }

/**
 * Sensitive forms are only shown after a confirmation of identity, so that typed text is not rejected. A form that was sent too late is
 * reported here, because it is no longer on the page.
 */
export function ConfirmNotice({ ctx, failure }: Props) {
  const { t } = useIntl()
  return (
    <Notice level={2} title={t('account.confirm.title')}>
      {failure?.needsConfirmation && (
        <Answer kind="failed" className="small bold">
          {failure.message}
        </Answer>
      )}
      <p className="small">{t(`account.confirm.why-${confirmPurposeOf(ctx.here)}`)}</p>
      <p>
        <Link className="button primary" to={CONFIRM_PATH} search={{ redirect: ctx.here }}>
          {t('account.confirm.open')}
        </Link>
      </p>
    </Notice>
  )
}
