import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import type { PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { LeaveForm } from './leave-form.tsx'

type Props = Omit<PageProps<unknown>, 'data'>

/** For a member without the two-step sign-in that the company requires: how to set it up, or leave. */
export function ClosedTeam(form: Props) {
  const { t } = useIntl()
  const { ctx, failure } = form
  const { session } = ctx
  const mayAct = session?.impersonator === null
  const isOpen = mayAct && isConfirmed(ctx)
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('page.company-team.title')}</h1>
      </header>
      <Notice tone="land" title={t('team.closed.title', { company: session?.displayName ?? '' })}>
        <p className="small">{t('team.closed.text')}</p>
        <p>
          <Link className="button primary" to="/company/security">
            {t('team.two-step.open')}
          </Link>
        </p>
      </Notice>
      {mayAct && !isOpen && <ConfirmNotice ctx={ctx} failure={failure} />}
      {mayAct && <LeaveForm {...form} organisationId={session?.organisationId ?? ''} isLast={false} isOpen={isOpen} />}
    </div>
  )
}
