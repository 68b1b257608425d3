import { useControls, useIntl } from '#src/i18n/react.tsx'
import { Icon } from './icon.tsx'
import { PathLink } from './link.tsx'

type Props = {
  /** From 1. */
  page: number
  pages: number
  pathFor: (page: number) => string
}

/** Returns first, last and neighbouring pages; `undefined` for gaps. */
export function listPages(page: number, pages: number): readonly (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [undefined, number] : [number]
  })
}

/** Links to the pages of a list; nothing for a single page. */
export function Pager({ page, pages, pathFor }: Props) {
  const { t } = useIntl()
  const control = useControls()
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={t('ui.pager.label')}>
      {page > 1 && (
        <PathLink path={pathFor(page - 1)} rel="prev" aria-label={control('previous-page')}>
          <Icon name="chevron-left" flip />
        </PathLink>
      )}
      {listPages(page, pages).map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
        <PageLink key={index} number={number} page={page} pathFor={pathFor} />
      ))}
      {page < pages && (
        <PathLink path={pathFor(page + 1)} rel="next" aria-label={control('next-page')}>
          <Icon name="chevron-right" flip />
        </PathLink>
      )}
    </nav>
  )
}

function PageLink({ number, page, pathFor }: Pick<Props, 'pathFor' | 'page'> & { number: number | undefined }) {
  if (number === undefined)
    return (
      <span className="gap" aria-hidden="true">
        …
      </span>
    )
  return number === page ? (
    <span aria-current="page">{number}</span>
  ) : (
    <PathLink path={pathFor(number)}>{number}</PathLink>
  )
}
