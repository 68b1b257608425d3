import type { ReactNode } from 'react'
import type { PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { ReportLink } from '#src/app/ui/report-link.tsx'
import { DAY } from '#src/contract/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { type CompanyData, contactPath } from './company-page.ts'
import { ContactForm } from './contact-form.tsx'
import { GuestContact } from './guest-contact.tsx'

type Props = PageProps<CompanyData>

/** A company reads one message a day from a seafarer. */
const PAUSE = DAY

/** The way to write to the company for whoever is reading; what they may not do is said, never shown as a dead button. */
export function ContactPanel(props: Props) {
  const { t } = useIntl()
  return (
    <section className="apply sheet padded" id="contact" aria-labelledby="contact-title" tabIndex={-1}>
      <h2 id="contact-title">{t('crewing.contact.title')}</h2>
      <NextStep {...props} />
      <ReportLink kind="company" id={props.data.company.id}>
        {t('crewing.contact.report')}
      </ReportLink>
    </section>
  )
}

function NextStep(props: Props): ReactNode {
  const { t } = useIntl()
  const { company } = props.data
  switch (props.ctx.session?.role) {
    case undefined:
      return <GuestContact {...props} />
    case 'seaman':
      return (
        <>
          <Write {...props} />
          <p className="small">
            <Link to="/seaman/inbox" search={{ kind: 'company', id: company.id }} rel="nofollow">
              {t('crewing.contact.inbox')}
            </Link>
          </p>
        </>
      )
    case 'user':
      return <ChooseRole {...props} />
    default:
      return <OtherAccount isOwn={company.isOwn} />
  }
}

function Write(props: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { data, ctx } = props
  const { messagedAt } = data.company
  if (messagedAt === null) return <ContactForm {...props} />
  const sent = <StateMark kind="ok">{t('crewing.contact.sent', { date: date(messagedAt) })}</StateMark>
  if (ctx.now - messagedAt >= PAUSE)
    return (
      <>
        <p>{sent}</p>
        <ContactForm {...props} />
      </>
    )
  return (
    <Answer>
      <p>{sent}</p>
      <p className="small muted">
        {t(ctx.session?.emailVerified ? 'crewing.contact.next' : 'crewing.contact.next-unconfirmed')}
      </p>
    </Answer>
  )
}

function ChooseRole({ data }: Props) {
  const { t } = useIntl()
  return (
    <>
      <p className="small muted">{t('crewing.contact.role')}</p>
      <Link className="button primary full" to="/auth/select-role" search={{ redirect: contactPath(data.company) }}>
        {t('application.role.link')}
      </Link>
    </>
  )
}

function OtherAccount({ isOwn }: { isOwn: boolean }) {
  const { t } = useIntl()
  if (!isOwn) return <p className="small muted">{t('crewing.contact.other')}</p>
  return (
    <>
      <p className="small muted">{t('crewing.contact.own')}</p>
      <Link className="button full" to="/company/profile">
        {t('crewing.contact.own-link')}
      </Link>
    </>
  )
}
