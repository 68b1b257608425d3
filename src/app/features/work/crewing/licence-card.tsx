import { type Fact, Facts } from '#src/app/ui/facts.tsx'
import { Icon } from '#src/app/ui/icon.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { VerifiedMark } from '#src/app/ui/verified-mark.tsx'
import type { Company } from '#src/contract/crewing/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { hasRunOut, type Words } from './texts.ts'

type Props = { company: Company; now: number }

/** The licence: issuer, end and date of the check. */
export function LicenceCard({ company, now }: Props) {
  const { code, t } = useIntl()
  const words = { code, t, formats: useFormats() }
  return (
    <section className="sheet padded column">
      <div className="row split">
        <h2 className="heading-3">{t('vacancy.employer.licence')}</h2>
        <VerifiedMark verified={company.verified} t={t} />
      </div>
      {!company.verified && (
        <div className="notice land">
          <Icon name="triangle-alert" />
          <p className="small">{t('crewing.licence.unverified')}</p>
        </div>
      )}
      <Facts small rows={[...licenceRows({ company, now }, words), ...companyRows(company, words)]} />
    </section>
  )
}

function licenceRows({ company: { licence }, now }: Props, { t, formats }: Words): Fact[] {
  if (!licence) return [{ label: t('crewing.licence.number'), value: t('crewing.licence.none') }]
  const { number, issuer, expires, checkedAt } = licence
  return [
    { label: t('crewing.licence.number'), value: <bdi dir="ltr">{number}</bdi> },
    { label: t('vacancy.employer.issuer'), value: issuer && <bdi>{issuer}</bdi> },
    {
      label: t('vacancy.employer.expires'),
      value: expires && (
        <>
          {formats.plainDate(expires)}{' '}
          {hasRunOut(expires, now) && <StateMark kind="bad">{t('vacancy.employer.expired')}</StateMark>}
        </>
      ),
    },
    {
      label: t('vacancy.employer.checked'),
      value: checkedAt && t('vacancy.employer.checked-on', { date: formats.plainDate(checkedAt) }),
    },
  ]
}

function companyRows({ legalName, website, contact, statedFleets }: Company, { t, formats }: Words): Fact[] {
  return [
    { label: t('crewing.agency.legal-name'), value: legalName && <bdi>{legalName}</bdi> },
    {
      label: t('crewing.agency.website'),
      value: website && (
        <a href={website} rel="nofollow noopener external">
          <bdi>{new URL(website).host}</bdi>
        </a>
      ),
    },
    {
      label: t('crewing.table.fleets'),
      value: statedFleets.length > 0 && formats.list(statedFleets.map((fleet) => t(`vocabulary.fleet.${fleet}`))),
    },
    { label: t('company-check.contact.name'), value: contact?.name && <bdi>{contact.name}</bdi> },
    {
      label: t('auth.field.email'),
      value: contact?.email && (
        <a href={`mailto:${contact.email}`} rel="nofollow">
          <bdi dir="ltr">{contact.email}</bdi>
        </a>
      ),
    },
    { label: t('company-check.contact.phone'), value: contact?.phone && <bdi dir="ltr">{contact.phone}</bdi> },
  ]
}
