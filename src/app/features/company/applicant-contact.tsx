import type { Applicant } from '../../../contract/schemas/application.ts'
import { useIntl } from '../../../i18n/react.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/states.tsx'

/** Contacts, or why they are not shown: the API leaves them out while the company's licence is not verified. */
export function ApplicantContact({ contact }: { contact: Applicant['seaman']['contact'] }) {
  const { t } = useIntl()
  if (!contact) {
    return <Notice>{t('company.applicant.contact-hidden')}</Notice>
  }
  return (
    <ul className="col">
      <li className="row tight">
        <Icon name="mail" size="s" />
        <a href={`mailto:${contact.email}`}>
          <bdi dir="ltr">{contact.email}</bdi>
        </a>
      </li>
      {contact.mobile && (
        <li className="row tight">
          <Icon name="phone" size="s" />
          <a href={`tel:${contact.mobile.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{contact.mobile}</bdi>
          </a>
        </li>
      )}
    </ul>
  )
}
