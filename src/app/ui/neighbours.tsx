import { T } from '#src/i18n/react.tsx'
import { textProps } from './foreign-text.ts'
import { useLocale } from './href.tsx'
import { Icon } from './icon.tsx'

export type Neighbour = { href: string; title: string; language: string }

type Props = { label: string; previous?: Neighbour | undefined; next?: Neighbour | undefined }

/** The texts before and after one. */
export function Neighbours({ label, previous, next }: Props) {
  const locale = useLocale()
  const name = (neighbour: Neighbour) => <bdi {...textProps(neighbour, locale)}>{neighbour.title}</bdi>
  return (
    <nav className="row split" aria-label={label}>
      {previous ? (
        <a className="button" href={previous.href} rel="prev">
          <Icon name="chevron-left" size="small" flip />
          <span>
            <T id="ui.neighbours.previous" values={{ title: name(previous) }} />
          </span>
        </a>
      ) : (
        <span />
      )}
      {next && (
        <a className="button" href={next.href} rel="next">
          <span>
            <T id="ui.neighbours.next" values={{ title: name(next) }} />
          </span>
          <Icon name="chevron-right" size="small" flip />
        </a>
      )}
    </nav>
  )
}
