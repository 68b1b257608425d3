import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { Sent } from '#src/contract/application/sent-schemas.ts'
import { companyLink } from '#src/contract/http/addresses.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ownApplications } from './queries.ts'
import { StageMark } from './stage-mark.tsx'

export const withdraw = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const left = await ctx.api.withdraw(ctx.params.id ?? '')
    const known = [answerIs(ownApplications({ ...ctx, search: {} }), left)]
    // Lists that show applications.
    const stale = [['sent'], ['vacancy'], ['vacancies'], ['saved-vacancies'], ['invitations']]
    return { redirect: donePath('/seaman/jobs', 'withdrawn'), changed: { known, stale } }
  })

/** Recipient, date and note. */
export function OwnApplicationHead({ sent: { vacancy, company, createdAt, status, note } }: { sent: Sent }) {
  const intl = useIntl()
  const { t } = intl
  const { date } = useFormats()
  return (
    <header className="page-head">
      <div className="column u-gap-1">
        <p className="small muted">
          <Link to="/seaman/jobs">{t('sent.list.title')}</Link>
        </p>
        <h1>{rankName(intl, (vacancy.sent ?? vacancy.now).rank)}</h1>
        <p className="muted">{t('sent.page.sent', { company: company.name, date: date(createdAt) })}</p>
        {!company.suspension && (
          <p className="small">
            <Link {...companyLink(company)} hash="contact">
              {t('sent.page.write')}
            </Link>
          </p>
        )}
        {note && (
          <p className="u-whitespace-pre-line" dir="auto">
            {note}
          </p>
        )}
      </div>
      <StageMark status={status} />
    </header>
  )
}

/** Why the company is suspended, and what the seafarer can do. */
export function SuspendedEmployer({ sent: { company } }: { sent: Sent }) {
  const { t } = useIntl()
  const { date } = useFormats()
  if (!company.suspension) return null
  const { reason, at } = company.suspension
  return (
    <Notice tone="land" title={t('sent.suspended.title')}>
      <p>{t(`company-check.suspension.${reason}`)}</p>
      <p>
        {t('sent.suspended.advice')} {t('sent.suspended.next')}
      </p>
      <p className="small">
        {t('company-check.suspension.since')}: {date(at)}
      </p>
    </Notice>
  )
}

export function Withdraw(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('withdraw', withdraw, props)
  return (
    <div className="section">
      <Disclosure summary={t('sent.withdraw.title')} open={form.failed}>
        <ActForm form={form} act="withdraw" label={t('sent.withdraw.title')}>
          <p className="small muted">{t('sent.withdraw.text')}</p>
          <div>
            <SubmitButton className="button bad">{t('sent.withdraw.submit')}</SubmitButton>
          </div>
        </ActForm>
      </Disclosure>
    </div>
  )
}
