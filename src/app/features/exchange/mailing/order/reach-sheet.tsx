import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { PathLink } from '#src/app/ui/link.tsx'
import { companyPath } from '#src/contract/http/addresses.ts'
import type { MailingQuoteAnswer } from '#src/contract/mailing/order-schemas.ts'
import { LEFT_OUT_BY, type LeftOutBy } from '#src/domain/mailing/mailing-choice.ts'
import { LETTER_FREQUENCIES } from '#src/domain/mailing/mailing-rule.ts'
import { useControls, useFormats, useIntl } from '#src/i18n/react.tsx'
import type { Quoted } from './use-live.ts'

/** Whom the choice reaches, who is left out and why, and when the letters come. */
export function ReachSheet({ quote, isCounting, hasFailed, retry }: Quoted) {
  const { t } = useIntl()
  const control = useControls()
  return (
    <section
      id="reach"
      className="sheet padded column gap-4 dry-run"
      aria-label={t('mailing-order.reach.title')}
      aria-busy={isCounting || undefined}
    >
      {hasFailed || !quote ? (
        <div className="column gap-3" role="status">
          <p className="small">{t('mailing-order.reach.failed')}</p>
          <p className="js-only">
            <button type="button" className="button dense" onClick={retry}>
              {control('retry')}
            </button>
          </p>
        </div>
      ) : (
        <Figures quote={quote} />
      )}
    </section>
  )
}

function Figures({ quote: { reach, agencies } }: { quote: MailingQuoteAnswer }) {
  const { t } = useIntl()
  const rows = LEFT_OUT_BY.flatMap((by) => {
    const count = reach.leftOut[by] ?? 0
    return count > 0 ? [{ text: t(`mailing-order.left-out.${by}`), count }] : []
  })
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  return (
    <>
      <div className="reach" aria-live="polite" aria-atomic="true">
        <p className="small muted">{t('mailing-order.reach.title')}</p>
        <p className="figure">{t('mailing.row.agencies', { count: reach.agencies })}</p>
      </div>
      {reach.agencies === 0 && <Nobody leftOut={reach.leftOut} />}
      {count > 0 && (
        <Disclosure summary={t('mailing-order.reach.left-out', { count })} open>
          <Sums caption={t('mailing-order.reach.left-out', { count })} rows={rows} />
        </Disclosure>
      )}
      {reach.agencies > 0 && (
        <>
          <div>
            <h2 className="heading-3">{t('mailing-order.reach.when')}</h2>
            <Sums
              caption={t('mailing-order.reach.when')}
              rows={LETTER_FREQUENCIES.map((one) => ({
                text: t(`mailing-order.when.${one}`),
                count: reach.frequencies[one],
              }))}
            />
          </div>
          <p className="smallest faint">{t('mailing-order.reach.note')}</p>
          <Agencies agencies={agencies} />
        </>
      )}
    </>
  )
}

type SumsProps = { caption: string; rows: readonly { text: string; count: number }[] }

function Sums({ caption, rows }: SumsProps) {
  const { integer } = useFormats()
  return (
    <table className="sums small">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ text, count }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td className="number">{integer(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CHOSEN: readonly LeftOutBy[] = ['not-chosen', 'at-most']
const EXCLUDED: readonly LeftOutBy[] = ['ru', 'employer', 'recent', 'named']

/** What to change if nobody is left. */
function Nobody({ leftOut }: Pick<MailingQuoteAnswer['reach'], 'leftOut'>) {
  const { t } = useIntl()
  const has = (reasons: readonly LeftOutBy[]) => reasons.some((by) => (leftOut[by] ?? 0) > 0)
  const why = has(CHOSEN) ? 'chosen' : has(EXCLUDED) ? 'excluded' : 'missed'
  return <p className="small">{t(`mailing-order.reach.none-${why}`)}</p>
}

/** The agencies by name; those that do not want to be named are counted. */
function Agencies({ agencies }: Pick<MailingQuoteAnswer, 'agencies'>) {
  const { t } = useIntl()
  const { country, compare } = useFormats()
  const named = agencies
    .flatMap(({ agency, country: code }) => (agency ? [{ ...agency, country: code }] : []))
    .sort((one, other) => compare(one.name, other.name))
  const unnamed = agencies.length - named.length
  return (
    <Disclosure summary={t('mailing-order.reach.see', { count: agencies.length })}>
      <ul className="column gap-1 small">
        {named.map((one) => (
          <li key={one.slug}>
            <PathLink path={companyPath(one)}>
              <bdi>{one.name}</bdi>
            </PathLink>{' '}
            <span className="muted">{country(one.country)}</span>
          </li>
        ))}
        {unnamed > 0 && <li className="muted">{t('mailing-order.unnamed', { count: unnamed })}</li>}
      </ul>
    </Disclosure>
  )
}
