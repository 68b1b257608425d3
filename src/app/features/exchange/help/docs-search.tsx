import { useHref } from '#src/app/ui/href.tsx'
import { Icon } from '#src/app/ui/icon.tsx'
import { useControls, useIntl } from '#src/i18n/react.tsx'

/** A GET form: results have an address. */
export function DocsSearch({ query = '' }: { query?: string }) {
  const { t } = useIntl()
  const control = useControls()
  const href = useHref()
  const label = t('docs.search.label')
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers of our readers do not know the search element
    <form
      className="u-flex u-grow u-gap-2 u-max-inline-[24rem]"
      role="search"
      method="get"
      action={href('/docs')}
      aria-label={label}
    >
      <input
        className="input"
        type="search"
        name="q"
        defaultValue={query}
        enterKeyHint="search"
        required
        dir="auto"
        placeholder={label}
        aria-label={label}
      />
      <button
        type="submit"
        className="button icon-only u-shrink-0"
        title={control('search')}
        aria-label={control('search')}
      >
        <Icon name="search" />
      </button>
    </form>
  )
}
