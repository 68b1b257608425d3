import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'

const SHORTCUTS: readonly (readonly [keys: readonly string[], act: MessageId])[] = [
  [['Ctrl K', '⌘K'], 'keys.act.find'],
  [['/'], 'keys.act.search'],
  [['?'], 'keys.act.list'],
  [['J'], 'keys.act.next'],
  [['K'], 'keys.act.previous'],
  [['X'], 'keys.act.select'],
  [['Enter'], 'keys.act.open'],
]

/** All keyboard shortcuts. */
export function ShortcutList() {
  const { t } = useIntl()
  return (
    <dl className="keys">
      {SHORTCUTS.map(([keys, act]) => (
        <div key={act}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} dir="ltr">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{t(act)}</dd>
        </div>
      ))}
    </dl>
  )
}
