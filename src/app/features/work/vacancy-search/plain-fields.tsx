import { DayInput } from '#src/app/ui/forms/day-input.tsx'
import type { Facet } from '#src/contract/vacancy-search/schemas.ts'
import { toAddressValue } from '#src/domain/vocabulary/address-values.ts'
import { CURRENCIES } from '#src/domain/vocabulary/currencies.ts'
import { ENGLISH_LEVELS } from '#src/domain/vocabulary/english-levels.ts'
import type { VacancyFilters } from './filters.ts'
import type { Words } from './words.ts'

type Props = { filters: VacancyFilters; words: Words }

const LENGTHS = [1, 2, 3, 4, 6, 9] as const

export const PayFields = ({ filters, words: { t } }: Props) => (
  <div className="field">
    <label htmlFor="pay-from">{t('vacancy.filter.pay')}</label>
    <div className="row one">
      <input
        id="pay-from"
        className="input dense"
        name="payFrom"
        defaultValue={filters.payFrom}
        inputMode="numeric"
        pattern="[0-9]{1,7}"
        dir="ltr"
        autoComplete="off"
        aria-describedby="pay-hint"
      />
      <select
        className="input dense currency"
        name="currency"
        data-with="payFrom"
        defaultValue={toAddressValue(filters.currency)}
        aria-label={t('vacancy.filter.currency')}
      >
        {CURRENCIES.map((currency) => (
          <option key={currency} value={toAddressValue(currency)}>
            {currency}
          </option>
        ))}
      </select>
    </div>
    <p className="hint" id="pay-hint">
      {t('vacancy.filter.pay-hint')}
    </p>
  </div>
)

export const JoinFields = ({ filters, words: { t } }: Props) => (
  <fieldset className="field">
    <legend className="label">{t('vacancy.filter.join')}</legend>
    <DayInput
      className="input dense"
      name="joinFrom"
      defaultValue={filters.joinFrom}
      aria-label={t('vacancy.filter.join-from')}
    />
    <DayInput
      className="input dense"
      name="joinTo"
      defaultValue={filters.joinTo}
      aria-label={t('vacancy.filter.join-to')}
    />
  </fieldset>
)

export const LengthField = ({ filters, words: { t } }: Props) => (
  <div className="field">
    <label htmlFor="duration-max">{t('vacancy.filter.duration')}</label>
    <select id="duration-max" className="input dense" name="durationMax" defaultValue={filters.durationMax}>
      <option value="">{t('vacancy.filter.duration-any')}</option>
      {lengths(filters.durationMax).map((months) => (
        <option key={months} value={months}>
          {t('vacancy.filter.duration-max', { months })}
        </option>
      ))}
    </select>
  </div>
)

/** A length from an address remains selectable although the menu does not offer it. */
const lengths = (chosen: string): readonly number[] =>
  chosen === '' ? LENGTHS : [...new Set([...LENGTHS, Number(chosen)])].sort((a, b) => a - b)

export const EnglishField = ({ filters, words }: Props) => (
  <div className="field">
    <label htmlFor="english">{words.t('vacancy.filter.english')}</label>
    <select id="english" className="input dense" name="english" defaultValue={filters.english}>
      <option value="">{words.t('vacancy.filter.english-any')}</option>
      {ENGLISH_LEVELS.map((level) => (
        <option key={level} value={level}>
          {words.english(level)}
        </option>
      ))}
    </select>
  </div>
)

export const VerifiedField = ({ filters, facet, words: { t, formats } }: Props & { facet: Facet }) => (
  <fieldset className="facet">
    <legend>{t('vacancy.employer.licence')}</legend>
    <label className="check">
      <input type="checkbox" name="verified" value="1" defaultChecked={filters.verified === '1'} />
      {t('vacancy.filter.verified')}
      <Count of={facet} value="1" formats={formats} />
    </label>
  </fieldset>
)

const PERIODS = [
  { value: '', label: 'vacancy.filter.published-any' },
  { value: '1', label: 'vacancy.filter.published-1' },
  { value: '7', label: 'vacancy.filter.published-7' },
  { value: '30', label: 'vacancy.filter.published-30' },
] as const

export const PublishedFields = ({ filters, facet, words: { t, formats } }: Props & { facet: Facet }) => {
  return (
    <fieldset className="facet">
      <legend>{t('vacancy.filter.published')}</legend>
      {PERIODS.map(({ value, label }) => (
        <label key={value} className="check">
          <input type="radio" name="published" value={value} defaultChecked={filters.published === value} />
          {t(label)}
          <Count of={facet} value={value} formats={formats} />
        </label>
      ))}
    </fieldset>
  )
}

/** The count of a choice, if known. */
function Count({ of: facet, value, formats }: { of: Facet; value: string; formats: Words['formats'] }) {
  const count = facet.find((entry) => entry.value === value)?.count ?? null
  return count !== null && <span className="tally">{formats.number(count)}</span>
}
