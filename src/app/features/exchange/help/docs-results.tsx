import { Fragment } from 'react'
import { textProps } from '#src/app/ui/foreign-text.ts'
import { Link } from '#src/app/ui/link.tsx'
import { isolateText } from '#src/app/ui/markdown/isolate-runs.ts'
import { EmptyState } from '#src/app/ui/states.tsx'
import { directionOf } from '#src/i18n/direction.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { markWords } from './mark-words.ts'
import { type QueryWord, readQuery } from './query-words.ts'
import type { Found } from './search-docs.ts'

type Props = { query: string; found: readonly Found[]; locale: string }

/** Search results of the help pages; each links to its heading. */
export function DocsResults({ query, found, locale }: Props) {
  const { t } = useIntl()
  if (found.length === 0) return <EmptyState title={t('docs.search.none-title')} text={t('docs.search.none-text')} />
  const words = readQuery(query)
  return (
    <section className="column gap-4 u-max-inline-[42rem]" aria-labelledby="found">
      <h2 id="found">{t('docs.search.count', { count: found.length })}</h2>
      <ol className="column gap-5">
        {found.map((one) => (
          <Answer key={one.entry.slug} found={one} words={words} locale={locale} />
        ))}
      </ol>
    </section>
  )
}

function Answer({ found, words, locale }: { found: Found; words: readonly QueryWord[]; locale: string }) {
  const { entry, heading } = found
  const sentence = directionOf(entry.language) === 'rtl' ? isolateText(found.sentence) : found.sentence
  return (
    <li className="column u-gap-1" {...textProps(entry, locale)}>
      <Link className="name" to="/docs/$" params={{ _splat: entry.slug }} {...(heading && { hash: heading.id })}>
        {entry.title}
      </Link>
      {heading && <p className="small bold">{heading.text}</p>}
      <p className="muted">
        {markWords(sentence, words).map(({ text, hit }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have no identity but their place
          return hit ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>
        })}
      </p>
    </li>
  )
}
