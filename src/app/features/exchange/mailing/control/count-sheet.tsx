import type { ControlledRule, MailingCountAnswer } from '#src/contract/mailing/control-schemas.ts'
import { MISSED_BY, type MissedBy } from '#src/domain/mailing/mailing-rule.ts'
import { COUNTED_DAYS, LEAST_COUNTED } from '#src/domain/mailing/rule-limits.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { DayScale } from './day-scale.tsx'
import type { Counted } from './use-count.ts'
import { useNames } from './use-names.ts'

type Props = Counted & { rule: ControlledRule; form: string }

/** What the rule would have brought. Without scripting a button counts it. */
export function CountSheet({ count, isCounting, hasFailed, rule, form }: Props) {
  const { t } = useIntl()
  return (
    <section
      id="count"
      className="sheet padded column gap-4 dry-run"
      aria-live="polite"
      aria-busy={isCounting || undefined}
    >
      {hasFailed || !count ? (
        <p className="small">{t('mailing-control.count.failed')}</p>
      ) : (
        <Figures count={count} rule={rule} />
      )}
      <p className="no-js">
        <button type="submit" form={form} name="act" value="count" className="button">
          {t('mailing-control.count.submit')}
        </button>
      </p>
    </section>
  )
}

export function Figures({ count, rule }: { count: MailingCountAnswer; rule: ControlledRule }) {
  const { t } = useIntl()
  if (count.isTooFew)
    return (
      <>
        <p className="small muted">{t('mailing-control.count.lead')}</p>
        <p className="small">{t('mailing-control.count.few', { least: LEAST_COUNTED, days: COUNTED_DAYS })}</p>
      </>
    )
  return (
    <>
      <div className="reach">
        <p className="small muted">{t('mailing-control.count.lead')}</p>
        <p className="figure">{t('mailing-control.count.cvs', { count: count.brought })}</p>
        <p className="small muted">{t('mailing-control.count.days', { count: COUNTED_DAYS })}</p>
      </div>
      <DayScale count={count} />
      <Missed count={count} rule={rule} />
      <p className="smallest faint">{t('mailing-control.count.note')}</p>
    </>
  )
}

/** Why the other CVs would not have come. */
function Missed({ count, rule }: { count: MailingCountAnswer; rule: ControlledRule }) {
  const { t } = useIntl()
  const { integer } = useFormats()
  const reasonOf = useReasons(rule)
  const rows = MISSED_BY.filter((by) => count.missed[by])
  return (
    <div className="column gap-1">
      <h2 className="heading-3">
        {t(count.isCut ? 'mailing-control.count.newest' : 'mailing-control.count.of', { count: count.total })}
      </h2>
      <table className="sums small">
        <caption className="visually-hidden">{t('mailing-control.count.why')}</caption>
        <tbody>
          {rows.map((by) => (
            <tr key={by}>
              <th scope="row">{reasonOf(by)}</th>
              <td className="number">{integer(count.missed[by] ?? 0)}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{t('mailing-control.count.come')}</th>
            <td className="number">{integer(count.brought)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function useReasons(rule: ControlledRule) {
  const { t } = useIntl()
  const names = useNames()
  return (by: MissedBy): string => {
    if (by === 'english') return t('mailing-control.missed.english', { level: names.english(rule.english ?? '') })
    if (by === 'months-in-rank') return t('mailing-control.missed.months-in-rank', { count: rule.monthsInRank })
    if (by === 'type' && rule.monthsOnTypes > 0)
      return t('mailing-control.missed.months-on-types', { count: rule.monthsOnTypes })
    return t(`mailing-control.missed.${by}`)
  }
}
