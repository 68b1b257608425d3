import { breakDown, type SeaGroup } from '#src/domain/sea-service/break-down.ts'
import type { SeaMode } from '#src/domain/sea-service/sea-modes.ts'
import type { Voyage } from '#src/domain/sea-service/voyages.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useNames } from './use-names.ts'

type Props = { voyages: readonly Voyage[]; group: SeaGroup; mode: SeaMode; today: string }

export function BreakdownTable({ voyages, group, mode, today }: Props) {
  const { t } = useIntl()
  const { length, member } = useNames()
  return (
    <section>
      <h2 className="heading-3 u-pbe-2">{t(`sea-service.group.${group}`)}</h2>
      <table className="table stack">
        <thead>
          <tr>
            <th scope="col">{t(`sea-service.column.${group}`)}</th>
            <th scope="col" className="number">
              {t('sea-service.total.all')}
            </th>
            <th scope="col" className="number">
              {t('sea-service.total.recent')}
            </th>
          </tr>
        </thead>
        <tbody>
          {breakDown(voyages, group, mode, today).map(({ name, total, recent }) => (
            <tr key={name ?? ''}>
              <th scope="row" className="full">
                {name === null ? <i className="faint">{t('sea-service.unnamed')}</i> : <bdi>{member(group, name)}</bdi>}
              </th>
              <td className="number full" data-l={t('sea-service.total.all')}>
                {length(total)}
              </td>
              <td className="number full" data-l={t('sea-service.total.recent')}>
                {length(recent)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
