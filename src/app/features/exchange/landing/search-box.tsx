import { DayInput } from '#src/app/ui/forms/day-input.tsx'
import { useHref } from '#src/app/ui/href.tsx'
import { Icon } from '#src/app/ui/icon.tsx'
import type { Overview } from '#src/contract/market/overview-schemas.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { useIntl } from '#src/i18n/react.tsx'
import type { Naming } from './naming.ts'

type Props = { overview: Overview; naming: Naming }

/** The search: rank in any words, fleet, and available date. A GET form. On phones all but the rank is collapsed. */
export function SearchBox({ overview, naming }: Props) {
  const { t } = useIntl()
  const href = useHref()
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers of our readers do not know the search element
    <form className="find" role="search" method="get" action={href('/vacancy')} aria-label={t('landing.search.label')}>
      <div className="field">
        <label htmlFor="find-rank">{t('landing.search.rank')}</label>
        <input
          id="find-rank"
          className="input"
          type="search"
          name="q"
          list="find-ranks"
          enterKeyHint="search"
          placeholder={t('landing.search.rank-hint')}
        />
        <datalist id="find-ranks">
          {overview.wanted.map(({ rank }) => (
            <option key={rank} value={naming.rank(rank)} />
          ))}
        </datalist>
      </div>
      <input type="checkbox" id="find-more" className="visually-hidden" />
      <label className="button more-fields" htmlFor="find-more">
        {t('landing.search.more')}
        <Icon name="chevron-down" size="small" />
      </label>
      <div className="field">
        <label htmlFor="find-fleet">{t('landing.search.fleet')}</label>
        <select id="find-fleet" className="input" name="fleet" defaultValue="">
          <option value="">{t('landing.search.any-fleet')}</option>
          {FLEETS.map((fleet) => (
            <option key={fleet} value={fleet}>
              {naming.fleet(fleet)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="find-from">{t('landing.search.free-from')}</label>
        <DayInput id="find-from" name="joinFrom" />
      </div>
      <button type="submit" className="button primary">
        <Icon name="search" />
        {t('landing.search.submit')}
      </button>
    </form>
  )
}
