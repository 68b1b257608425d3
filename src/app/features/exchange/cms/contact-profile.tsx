import { Facts } from '#src/app/ui/facts.tsx'
import type { Contact } from '#src/contract/cms/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Contact data of the deployment. */
export function ContactProfile({ contact: { company, email, phone, address, meeting } }: { contact: Contact }) {
  const { t } = useIntl()
  const rows = [
    { label: t('cms.contact.company'), value: company && <bdi>{company}</bdi> },
    { label: t('cms.contact.email'), value: email && <Ltr href={`mailto:${email}`}>{email}</Ltr> },
    { label: t('cms.contact.phone'), value: phone && <Ltr href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Ltr> },
    { label: t('cms.contact.address'), value: address && <bdi>{address}</bdi> },
    {
      label: t('cms.contact.meeting'),
      value: meeting && (
        <a href={meeting} rel="noopener noreferrer">
          {t('cms.contact.choose')}
        </a>
      ),
    },
  ]
  return (
    <div className="sheet padded">
      <Facts rows={rows} />
    </div>
  )
}

const Ltr = ({ href, children }: { href: string; children: string }) => (
  <a href={href}>
    <bdi dir="ltr">{children}</bdi>
  </a>
)
