import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { useHref } from '#src/app/ui/href.tsx'
import { PathLink } from '#src/app/ui/link.tsx'
import type { SavedSearch } from '#src/contract/saved/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { addressOf } from '../vacancy-search/filters.ts'
import { feedOf } from '../vacancy-search/list-head.ts'
import { changeSearch } from '../vacancy-search/saved/actions.ts'
import { AlertField } from '../vacancy-search/saved/alert-field.tsx'
import { readFilters, searchName } from '../vacancy-search/saved/search-name.ts'
import { wordsFor } from '../vacancy-search/words.ts'

type Props = { search: SavedSearch; form: ActProps }

/** A saved search: conditions, feed and alert. */
export function SearchEntry({ search, form }: Props) {
  const words = wordsFor(useIntl(), useFormats())
  const href = useHref()
  const filters = readFilters(search.query)
  return (
    <article className="sheet padded column gap-4">
      <div className="row split">
        <h2 className="name">
          <PathLink path={addressOf(filters)}>{searchName(filters, words)}</PathLink>
        </h2>
        <a className="small" href={href(feedOf(filters))}>
          {words.t('saved.search.feed')}
        </a>
      </div>
      <div className="row split low">
        <ChangeAlert search={search} form={form} />
        <Remove search={search} form={form} />
      </div>
    </article>
  )
}

function ChangeAlert({ search: { id, alert }, form: props }: Props) {
  const { t } = useIntl()
  const form = useActForm('change', changeSearch, props, {
    initial: { alert: alert === 'none' ? '' : alert },
    entry: { field: 'search', id },
  })
  return (
    <ActForm form={form} act="change" className="row low one">
      <input type="hidden" name="search" value={id} />
      <AlertField />
      <SubmitButton className="button">{t('saved.search.change')}</SubmitButton>
    </ActForm>
  )
}

function Remove({ search: { id }, form: props }: Props) {
  const { t } = useIntl()
  const form = useActForm('remove', changeSearch, props, { entry: { field: 'search', id } })
  return (
    <ActForm form={form} act="remove">
      <input type="hidden" name="search" value={id} />
      <SubmitButton className="button">{t('saved.search.remove')}</SubmitButton>
    </ActForm>
  )
}
