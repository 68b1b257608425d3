import { savedPath } from '#src/app/features/identity/account/saved-notice.tsx'
import type { PageContext } from '#src/app/page.ts'
import { useHref } from '#src/app/ui/href.tsx'
import { ShortcutList } from '#src/app/ui/shortcut-list.tsx'
import { readChoices, readSettings } from '#src/contract/http/table-choices.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Settings of this browser for tables and keys. The edge handles the form, as the cookie is not part of the account. */
export function TablesForm({ ctx }: { ctx: PageContext }) {
  const { t } = useIntl()
  const href = useHref()
  const { hasKeys, isCompact } = readSettings(readChoices(ctx.tables ?? ''))
  return (
    <section className="halves" aria-labelledby="tables-title">
      <form method="post" action="/_tables" className="sheet padded column gap-4">
        <h2 id="tables-title" className="heading-3">
          {t('keys.settings.title')}
        </h2>
        <input type="hidden" name="back" value={href(savedPath(ctx))} />
        <fieldset className="column gap-2">
          <legend className="label">{t('keys.density.label')}</legend>
          {(['comfortable', 'compact'] as const).map((density) => (
            <label key={density} className="check">
              <input
                type="radio"
                name="density"
                value={density}
                defaultChecked={isCompact === (density === 'compact')}
              />
              <span>{t(`keys.density.${density}`)}</span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label className="check">
            <input type="checkbox" name="keys" value="on" defaultChecked={hasKeys} aria-describedby="keys-hint" />
            <span>{t('keys.single.label')}</span>
          </label>
          <p id="keys-hint" className="hint">
            {t('keys.single.hint')}
          </p>
        </div>
        <div>
          <button type="submit" className="button">
            {t('formats.form.save')}
          </button>
        </div>
      </form>
      <section className="column gap-4">
        <h2 className="heading-3">{t('list.keys')}</h2>
        <ShortcutList />
      </section>
    </section>
  )
}
