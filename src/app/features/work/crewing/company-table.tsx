import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { Place } from '#src/app/ui/place.tsx'
import { VerifiedMark } from '#src/app/ui/verified-mark.tsx'
import type { CompanyCard } from '#src/contract/crewing/schemas.ts'
import { companyLink } from '#src/contract/http/addresses.ts'
import { namesInRow } from '#src/i18n/inside-sentence.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { hasRunOut, shareText, timeText, type Words } from './texts.ts'

type Props = { companies: readonly CompanyCard[]; caption: string; now: number }

/** Numbers up to this length do not wrap. */
const LONG_NUMBER = 24

/** Companies as rows; on a phone as lists of facts. */
export function CompanyTable({ companies, caption, now }: Props) {
  const { code, t } = useIntl()
  const words = { code, t, formats: useFormats() }
  return (
    <table className="table stack">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('crewing.table.company')}</th>
          <th scope="col">{t('vacancy.employer.licence')}</th>
          <th scope="col">{t('crewing.table.fleets')}</th>
          <th scope="col">{t('crewing.table.answers')}</th>
          <th scope="col" className="number">
            {t('crewing.table.open')}
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <Row key={company.slug} company={company} words={words} now={now} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { company: CompanyCard; words: Words; now: number }

const Row = ({ company, words, now }: RowProps) => {
  const { t, formats } = words
  const open = company.openVacancies
  return (
    <tr>
      <th scope="row">
        <Link className="name" {...companyLink(company)}>
          <bdi>{company.name}</bdi>
        </Link>
        <div className="smallest faint">
          {t(`crewing.kind.${company.kind}`)}
          <br />
          <Place city={company.city} country={company.country} />
        </div>
      </th>
      <td className="full">
        <VerifiedMark verified={company.verified} t={t} />
        <Licence company={company} words={words} now={now} />
      </td>
      <td className="full">
        {formats.list(
          namesInRow(
            words,
            company.fleets.map((fleet) => t(`vocabulary.fleet.${fleet}`)),
          ),
        )}
      </td>
      <Answers company={company} words={words} />
      <td className="number" data-l={t('crewing.table.open')}>
        {open > 0 ? (
          <Link to="/vacancy" search={{ company: company.slug }}>
            {formats.number(open)}
          </Link>
        ) : (
          formats.number(0)
        )}
      </td>
    </tr>
  )
}

function Licence({ company: { licence }, words: { t, formats }, now }: RowProps) {
  if (!licence) return null
  return (
    <div className="smallest faint">
      <bdi dir="ltr" className={licence.number.length > LONG_NUMBER ? 'break-anywhere' : 'no-wrap'}>
        {licence.number}
      </bdi>
      <br />
      {hasRunOut(licence.expires, now) ? (
        <StateMark kind="bad">{t('vacancy.employer.expired')}</StateMark>
      ) : (
        licence.expires && t('crewing.licence.until', { date: formats.plainDate(licence.expires) })
      )}
    </div>
  )
}

function Answers({ company: { answers }, words }: Pick<RowProps, 'company' | 'words'>) {
  if (!answers) return <td className="not-on-phone" />
  return (
    <td className="full" data-l={words.t('crewing.table.answers')}>
      {shareText(answers, words)}
      <div className="smallest faint">{timeText(answers, words)}</div>
    </td>
  )
}
