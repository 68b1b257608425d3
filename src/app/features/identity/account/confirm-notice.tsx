import type { FormFailure, PageContext } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { CONFIRM_PATH, confirmPurposeOf } from '#src/contract/http/account-pages.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Whether sensitive acts are open at this moment; else the page shows `ConfirmNotice` in place of their forms. */
export const isConfirmed = ({ session, now }: PageContext): boolean => (session?.confirmedUntil ?? 0) > now

type Props = { ctx: PageContext; failure?: FormFailure | undefined }

/**
 * Sensitive forms are shown only after the person has shown who they are, so that nothing typed into them is refused. Where one was
 * sent too late it is not there any more to say so.
 */
export function ConfirmNotice({ ctx, failure }: Props) {
  const { t } = useIntl()
  return (
    <Notice title={t('account.confirm.title')}>
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
