import { useIntl } from '#src/i18n/react.tsx'
import { Icon } from '../icon.tsx'
import type { TableChoices } from './choices.ts'
import { type Column, mayBeHidden } from './columns.ts'

type Props = { columns: readonly Column<never>[]; choices: TableChoices }

/** Visible columns, and whether the table handles keys. Both need scripting. */
export function ViewMenu({ columns, choices }: Props) {
  const { t } = useIntl()
  return (
    <details className="menu view-menu js-only not-on-phone" data-menu="">
      <summary className="button dense">
        <Icon name="list-filter" size="small" />
        {t('list.view')}
      </summary>
      <div className="popup">
        <fieldset>
          <legend className="label">{t('list.columns')}</legend>
          {columns.filter(mayBeHidden).map(({ id, name }) => (
            <Choice key={id} name={name} isOn={!choices.isHidden(id)} toggle={() => choices.toggleColumn(id)} />
          ))}
        </fieldset>
        <hr />
        <Choice name={t('keys.density.compact')} isOn={choices.isCompact} toggle={choices.toggleDensity} />
        <Choice name={t('list.keys')} isOn={choices.hasKeys} toggle={choices.toggleKeys} />
        <p className="hint">{t('list.keys-hint')}</p>
      </div>
    </details>
  )
}

const Choice = ({ name, isOn, toggle }: { name: string; isOn: boolean; toggle: () => void }) => (
  <label className="check">
    <input type="checkbox" checked={isOn} onChange={toggle} />
    {name}
  </label>
)
