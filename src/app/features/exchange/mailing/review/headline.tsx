import type { Review } from '#src/contract/mailing/review-schemas.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { headline: Review['headline'] }

/** Types of vessels beside the first one. */
const MAX_OTHER_TYPES = 2

/** What a recruiter reads first: rank, certificate, vessel types, ready from. */
export function Headline({ headline }: Props) {
  const intl = useIntl()
  const { unit, plainDate } = useFormats()
  const { rank, monthsInRank, readyFrom } = headline
  return (
    <dl className="strip review-head">
      <div>
        <dt>{intl.t('letter.fact.rank')}</dt>
        <dd>
          <h1>{rankName(intl, rank)}</h1>
          <small>{intl.t('mailing-review.head.in-rank', { months: unit(monthsInRank, 'month') })}</small>
        </dd>
      </div>
      <Certificate headline={headline} />
      <Types headline={headline} />
      <div>
        <dt>{intl.t('letter.fact.ready')}</dt>
        <dd>{readyFrom ? plainDate(readyFrom) : intl.t('mailing-review.head.unstated')}</dd>
      </div>
    </dl>
  )
}

function Certificate({ headline: { certificate } }: Props) {
  const intl = useIntl()
  const { plainDate } = useFormats()
  const issuer = certificate?.issuedBy ? nameTerm('country', certificate.issuedBy, intl) : ''
  const until = certificate?.validTo ? intl.t('seaman.validity.valid', { date: plainDate(certificate.validTo) }) : ''
  return (
    <div>
      <dt>{intl.t('mailing-review.head.certificate')}</dt>
      <dd>
        {certificate ? <bdi>{nameTerm('paper', certificate.name, intl)}</bdi> : intl.t('mailing-review.head.unstated')}
        {issuer && (
          <small>
            <bdi>{issuer}</bdi>
          </small>
        )}
        {until && <small>{until}</small>}
      </dd>
    </div>
  )
}

function Types({ headline: { types } }: Props) {
  const intl = useIntl()
  const { unit, list } = useFormats()
  const named = types.map(({ vesselType, months }) =>
    intl.t('letter.type', { type: nameTerm('vessel', vesselType, intl), months: unit(months, 'month') }),
  )
  const [first, ...others] = named
  return (
    <div>
      <dt>{intl.t('letter.fact.types')}</dt>
      <dd>
        {first ?? intl.t('mailing-review.head.unstated')}
        {others.length > 0 && <small>{list(others.slice(0, MAX_OTHER_TYPES))}</small>}
      </dd>
    </div>
  )
}
