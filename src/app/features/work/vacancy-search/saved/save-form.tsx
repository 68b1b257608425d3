import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { wordsFor } from '../words.ts'
import { saveSearch } from './actions.ts'
import { AlertField } from './alert-field.tsx'
import { readFilters, searchName } from './search-name.ts'

/** Saves the search in the address. */
export function SaveForm({ query, ...props }: ActProps & { query: string }) {
  const words = wordsFor(useIntl(), useFormats())
  const { t } = words
  const form = useActForm('save', saveSearch, props, { initial: { alert: 'daily' } })
  return (
    <section className="sheet padded column gap-4" aria-labelledby="save">
      <h2 id="save">{t('saved.search.save')}</h2>
      <p className="name">{searchName(readFilters(query), words)}</p>
      <ActForm form={form} act="save" label={t('saved.search.save')}>
        <input type="hidden" name="query" value={query} />
        <AlertField />
        <p className="small muted">{t('saved.search.about')}</p>
        <div>
          <SubmitButton className="button primary">{t('saved.search.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
