import { useControls, useIntl } from '#src/i18n/react.tsx'
import { Icon } from './icon.tsx'

type Props = {
  /** From 1. */
  page: number
  pages: number
  hrefFor: (page: number) => string
}

/** First, last, the page and its neighbours; `undefined` where pages are left out. */
export function listPages(page: number, pages: number): readonly (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [undefined, number] : [number]
  })
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pager({ page, pages, hrefFor }: Props) {
  const { t } = useIntl()
  const control = useControls()
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={t('ui.pager.label')}>
      {page > 1 && (
        <a href={hrefFor(page - 1)} rel="prev" aria-label={control('previous-page')}>
          <Icon name="chevron-left" flip />
        </a>
      )}
      {listPages(page, pages).map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
        <PageLink key={index} number={number} page={page} hrefFor={hrefFor} />
      ))}
      {page < pages && (
        <a href={hrefFor(page + 1)} rel="next" aria-label={control('next-page')}>
          <Icon name="chevron-right" flip />
        </a>
      )}
    </nav>
  )
}

function PageLink({ number, page, hrefFor }: Pick<Props, 'hrefFor' | 'page'> & { number: number | undefined }) {
  if (number === undefined)
    return (
      <span className="gap" aria-hidden="true">
        …
      </span>
    )
  return number === page ? <span aria-current="page">{number}</span> : <a href={hrefFor(number)}>{number}</a>
}
