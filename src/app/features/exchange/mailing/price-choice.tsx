import { useHref } from '#src/app/ui/href.tsx'
import { type ChosenSwitches, PAGE_SWITCHES } from '#src/contract/mailing/switches.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** What the list shows, as a form of the address. `path` is the page, without locale prefix. */
export function PriceChoice({ path, chosen }: { path: string; chosen: ChosenSwitches }) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <search>
      <form key={JSON.stringify(chosen)} method="get" action={href(path)} className="sheet padded column gap-4">
        <fieldset className="column gap-2">
          <legend>{t('mailing.choice.title')}</legend>
          <div className="picks">
            {PAGE_SWITCHES.map((name) => (
              <label key={name} className="check">
                <input
                  type="checkbox"
                  name={name}
                  value={chosen[name] ?? 'true'}
                  defaultChecked={chosen[name] !== undefined}
                />
                {t(`mailing.choice.${name}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <button type="submit" className="button primary">
            {t('mailing.choice.submit')}
          </button>
        </div>
      </form>
    </search>
  )
}
