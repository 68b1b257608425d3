import { FactStrip } from '#src/app/ui/facts.tsx'
import { Picture } from '#src/app/ui/picture.tsx'
import { Place } from '#src/app/ui/place.tsx'
import { VerifiedMark } from '#src/app/ui/verified-mark.tsx'
import type { Company } from '#src/contract/crewing/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { shareText, timeText } from './texts.ts'

/** Name and main figures; unmeasured ones are left out. */
export function CompanyHead({ company, as: Title = 'h1' }: { company: Company; as?: 'h1' | 'h3' }) {
  const { code, t } = useIntl()
  const words = { code, t, formats: useFormats() }
  const { answers, openVacancies, fleets, offices } = company
  const countries = new Set(offices.map(({ country }) => country)).size
  const figures = [
    {
      label: t('crewing.table.open'),
      value:
        openVacancies > 0 ? <a href="#vacancies">{words.formats.number(openVacancies)}</a> : words.formats.number(0),
    },
    ...(answers
      ? [{ label: t('crewing.table.answers'), value: shareText(answers, words), note: timeText(answers, words) }]
      : []),
    ...(fleets.length > 0 ? [{ label: t('crewing.table.fleets'), value: words.formats.number(fleets.length) }] : []),
    ...(offices.length > 0
      ? [
          {
            label: t('crewing.offices.title'),
            value: words.formats.number(offices.length),
            note: countries > 1 && t('crewing.offices.countries', { count: countries }),
          },
        ]
      : []),
  ]
  return (
    <>
      <div className="title-block row one">
        {company.logo && <Picture kind="logo" image={company.logo} width={96} height={96} alt="" eager />}
        <div className="column gap-1">
          <p className="muted">{t(`crewing.kind.${company.kind}`)}</p>
          <Title>
            <bdi>{company.name}</bdi>
          </Title>
          <p className="row tight">
            <span>
              <Place city={company.city} country={company.country} />
            </span>{' '}
            <VerifiedMark verified={company.verified} t={t} />
          </p>
        </div>
      </div>
      <FactStrip figures={figures} className={figures.length === 3 ? 'three' : ''} />
      {answers && <p className="smallest faint under">{t('crewing.answers.measured')}</p>}
    </>
  )
}
