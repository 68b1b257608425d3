import type { PageContext } from '#src/app/page.ts'
import { useHref } from '#src/app/ui/href.tsx'
import { Icon } from '#src/app/ui/icon.tsx'
import { useControls, useIntl } from '#src/i18n/react.tsx'
import { askedWords, inboxPath } from '../queries.ts'

/** A GET form: results have an address. */
export function SearchForm({ ctx }: { ctx: PageContext }) {
  const { t } = useIntl()
  const control = useControls()
  const href = useHref()
  const label = t('inbox.search.label')
  const words = askedWords(ctx)
  return (
    <search aria-label={label}>
      <form key={words} className="row one" method="get" action={href(inboxPath(ctx))}>
        <input
          className="input dense"
          type="search"
          name="q"
          defaultValue={words}
          enterKeyHint="search"
          dir="auto"
          placeholder={label}
          aria-label={label}
        />
        <button type="submit" className="button dense icon-only u-shrink-0" aria-label={control('search')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
