import { Icon, type IconName } from '#src/app/ui/icon.tsx'
import type { RiskSign } from '#src/contract/report/risk-schemas.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { signText } from '#src/i18n/risk-sign-text.ts'

const LOOKS: Record<RiskSign['weight'], { className: string; icon: IconName; text: MessageId }> = {
  bad: { className: 'miss', icon: 'x', text: 'report.weight.bad' },
  check: { className: 'warn', icon: 'clock', text: 'report.weight.check' },
  none: { className: 'plain', icon: 'info', text: 'report.weight.none' },
}
const ORDER: readonly RiskSign['weight'][] = ['bad', 'check', 'none']

/** Facts about a company, its ship or a person, found by rules: the gravest first. */
export function RiskSigns({ signs }: { signs: readonly RiskSign[] }) {
  const intl = useIntl()
  const { t } = intl
  const sorted = signs.toSorted((one, other) => ORDER.indexOf(one.weight) - ORDER.indexOf(other.weight))
  return (
    <section className="sheet padded column gap-2" aria-labelledby="signs">
      <div className="row split">
        <h2 className="heading-3" id="signs">
          {t('report.signs.title')}
        </h2>
        <span className="small muted">{t('report.signs.text')}</span>
      </div>
      <ul className="match-lines">
        {sorted.map((one) => (
          <li key={one.sign} className={LOOKS[one.weight].className}>
            <span className="shape">
              <Icon name={LOOKS[one.weight].icon} size="small" />
            </span>
            <div>
              {signText(one, intl)}
              <div className="word">{t(LOOKS[one.weight].text)}</div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
