import { Notice } from '#src/app/ui/states.tsx'
import type { ControlledRule } from '#src/contract/mailing/control-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useRuleFacts } from './rule-facts.tsx'
import { listDifferences } from './typed-rule.ts'

/** What another member saved meanwhile, beside what is typed. */
export function Clash({ typed, saved }: { typed: ControlledRule; saved: ControlledRule }) {
  const { t } = useIntl()
  const describe = useRuleFacts()
  return (
    <Notice tone="land" title={t('mailing-control.clash.title')}>
      <table className="table stack">
        <caption className="visually-hidden">{t('mailing-control.clash.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('mailing-control.clash.field')}</th>
            <th scope="col">{t('mailing-control.clash.mine')}</th>
            <th scope="col">{t('mailing-control.clash.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {listDifferences(typed, saved).map((field) => (
            <tr key={field}>
              <th scope="row" className="full">
                {describe(field, saved).label}
              </th>
              <td className="full" data-l={t('mailing-control.clash.mine')}>
                {describe(field, typed).text}
              </td>
              <td className="full" data-l={t('mailing-control.clash.theirs')}>
                {describe(field, saved).text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{t('mailing-control.clash.next')}</p>
    </Notice>
  )
}
