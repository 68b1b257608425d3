import type { ReactNode } from 'react'
import type { ControlledRule, MailingCountAnswer } from '#src/contract/mailing/control-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { Figures } from './count-sheet.tsx'
import { useRuleFacts } from './rule-facts.tsx'
import type { RuleField } from './typed-rule.ts'

type Props = { rule: ControlledRule; isSaved: boolean; count: MailingCountAnswer | undefined; children: ReactNode }

/** The rule as a viewer reads it. */
export function RuleSummary({ rule, isSaved, count, children }: Props) {
  const { t } = useIntl()
  const describe = useRuleFacts()
  const facts = (Object.keys(rule) as RuleField[]).map((field) => ({ field, ...describe(field, rule) }))
  return (
    <div className="detail">
      <div className="parts">
        <section className="part">
          <h2>{t('mailing-control.part.which')}</h2>
          {isSaved ? (
            <dl className="facts">
              {facts.map(({ field, label, text }) => (
                <div key={field}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="small muted">{t('mailing-control.save.none')}</p>
          )}
        </section>
        {children}
      </div>
      {count && (
        <aside>
          <section className="sheet padded column gap-4 dry-run">
            <Figures count={count} rule={rule} />
          </section>
        </aside>
      )}
    </div>
  )
}
