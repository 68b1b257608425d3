import { Icon } from '#src/app/ui/icon.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { Applicant } from '#src/contract/application/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Contacts, or why they are hidden: the API omits them for companies that the seafarer did not allow. */
export function ApplicantContact({ seaman: { contact, addressConfirmed } }: Pick<Applicant, 'seaman'>) {
  const { t } = useIntl()
  if (!contact) {
    return <Notice>{t('company.applicant.contact-hidden')}</Notice>
  }
  return (
    <ul className="column">
      <li className="row tight">
        <Icon name="mail" size="small" />
        <EmailAddress email={contact.email} addressConfirmed={addressConfirmed} />
      </li>
      {!addressConfirmed && <li className="small muted">{t('company.applicant.address-hint')}</li>}
      {contact.mobile && (
        <li className="row tight">
          <Icon name="phone" size="small" />
          <a href={`tel:${contact.mobile.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{contact.mobile}</bdi>
          </a>
        </li>
      )}
    </ul>
  )
}

/** An unconfirmed address may belong to someone else: it is not linked. */
function EmailAddress({ email, addressConfirmed }: { email: string; addressConfirmed: boolean }) {
  const address = <bdi dir="ltr">{email}</bdi>
  return addressConfirmed ? <a href={`mailto:${email}`}>{address}</a> : address
}
