import type { ReactNode } from 'react'
import type { PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { ReportLink } from '#src/app/ui/report-link.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { type CompanyData, contactPath } from './company-page.ts'
import { ContactForm } from './contact-form.tsx'
import { GuestContact } from './guest-contact.tsx'

type Props = PageProps<CompanyData>

/** The contact option for the reader; a missing permission is explained, not shown as a disabled button. */
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
  const { company } = props.data
  switch (props.ctx.session?.role) {
    case undefined:
      return <GuestContact {...props} />
    case 'seaman':
      return <Write {...props} />
    case 'user':
      return <ChooseRole {...props} />
    default:
      return <OtherAccount isOwn={company.isOwn} />
  }
}

/** Links to the inbox, or shows the form with text begun before sign-in. */
function Write(props: Props) {
  const { t } = useIntl()
  const { company } = props.data
  if (props.ctx.search.write || company.carriedNote !== undefined) return <ContactForm {...props} />
  return (
    <Link
      className="button primary full"
      to="/seaman/inbox"
      search={{ kind: 'company', id: company.id }}
      rel="nofollow"
    >
      {t('crewing.contact.inbox', { name: company.name })}
    </Link>
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
      <Link className="button full" to="/company/profile/edit">
        {t('crewing.contact.own-link')}
      </Link>
    </>
  )
}
